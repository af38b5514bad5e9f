#include <algorithm>

#include <chuhe/manual/reference.hpp>

#include "names.hpp"

namespace chuhe::manual {

namespace {

// What stands for itself in roff. A dash is the one that is typed, so that it can be found and
// copied.
std::string escaped(std::string_view text) {
  std::string result;
  for (char c : text) {
    switch (c) {
      case '\\': result += "\\e"; break;
      case '-': result += "\\-"; break;
      case '"': result += "\\(dq"; break;
      case '\'': result += "\\(aq"; break;
      case '`': result += "\\(ga"; break;
      case '^': result += "\\(ha"; break;
      case '~': result += "\\(ti"; break;
      default: result += c;
    }
  }
  return result;
}

// A paragraph: what begins a line is never a request.
std::string prose(std::string_view text) {
  std::string result;
  bool is_start = true;
  for (char c : escaped(text)) {
    if (is_start && (c == '.' || c == ' ')) result += "\\&";
    result += c;
    is_start = c == '\n';
  }
  return result + '\n';
}

std::string bold(std::string_view text) { return "\\fB" + escaped(text) + "\\fR"; }
std::string italic(std::string_view text) { return "\\fI" + escaped(text) + "\\fR"; }

// As a sentence, for descriptions without a full stop.
std::string sentence(const std::string& text) {
  if (text.empty() || std::string_view(".!?)").find(text.back()) != std::string_view::npos) {
    return text;
  }
  return text + '.';
}

// Whether the text tells all of the values already.
bool names_all(const std::string& text, const std::vector<std::string>& values) {
  return std::ranges::all_of(
      values, [&](const std::string& value) { return text.find(value) != std::string::npos; });
}

std::string about(const std::string& text, const Value* value, const std::string& default_value) {
  std::string result = sentence(text);
  if (value != nullptr && !names_all(text, value->choices)) {
    result += " One of: " + joined(value->choices, ", ") + ".";
  }
  if (!default_value.empty()) result += " Without it: " + default_value + ".";
  return result;
}

std::string shown(const Argument& argument) {
  std::string result = italic(argument.value.name);
  if (argument.is_repeatable) result += "...";
  return argument.is_required ? result : "[" + result + "]";
}

std::string invocation(const std::string& name, const Command& command) {
  std::string result = bold(name);
  if (!command.options.empty()) result += " [" + italic("OPTION") + "]...";
  for (const Option& option : command.options) {
    if (!option.is_required) continue;
    result += " " + bold(option.names.back());
    if (option.value) result += " " + italic(option.value->name);
  }
  for (const Argument& argument : command.arguments) result += " " + shown(argument);
  return result;
}

std::string items(const Command& command) {
  std::string page;
  for (const Argument& argument : command.arguments) {
    page += ".TP\n" + italic(argument.value.name);
    if (argument.is_repeatable) page += "...";
    page += '\n' + prose(about(argument.about, &argument.value, {}));
  }
  for (const Option& option : command.options) {
    page += ".TP\n";
    for (std::size_t i = 0; i < option.names.size(); ++i) {
      if (i != 0) page += ", ";
      page += bold(option.names[i]);
    }
    if (option.value) page += " " + italic(option.value->name);
    page += '\n' + prose(about(option.about, option.value ? &*option.value : nullptr,
                               option.default_value));
  }
  return page;
}

// Lines as they are, for footers with a shape of their own.
std::string as_it_is(const std::string& text) {
  return text.empty() ? std::string() : ".PP\n.nf\n" + prose(text) + ".fi\n";
}

std::string entries(std::string_view heading, const std::vector<Entry>& list) {
  if (list.empty()) return {};
  std::string page = ".SH " + std::string(heading) + '\n';
  for (const Entry& entry : list) {
    page += ".TP\n" + bold(entry.term) + '\n' + prose(sentence(entry.text));
  }
  return page;
}

std::string commands(const Program& program) {
  if (program.commands.empty()) return {};
  std::string page = ".SH COMMANDS\n";
  for (const Command& command : program.commands) {
    page += ".SS " + escaped(program.name) + "\\ " + escaped(command.names.front()) + '\n';
    page += invocation(program.name + " " + command.names.front(), command) + '\n';
    page += ".PP\n" + prose(sentence(command.about));
    for (std::size_t i = 1; i < command.names.size(); ++i) {
      page += "It is called " + bold(command.names[i]) + ", too.\n";
    }
    page += items(command) + as_it_is(command.footer);
  }
  return page;
}

std::string synopsis(const Program& program) {
  std::string page = ".SH SYNOPSIS\n" + invocation(program.name, program.own);
  if (program.commands.empty()) return page + '\n';
  page += program.needs_command ? " " + italic("COMMAND") + " ...\n" : "\n";
  for (const Command& command : program.commands) {
    page += ".br\n" + invocation(program.name + " " + command.names.front(), command) + '\n';
  }
  return page;
}

std::string examples(const std::vector<Entry>& list) {
  if (list.empty()) return {};
  std::string page = ".SH EXAMPLES\n";
  for (const Entry& entry : list) {
    if (&entry != &list.front()) page += ".PP\n";
    page += prose(entry.text) + ".PP\n.RS 4\n.nf\n" + prose(entry.term) + ".fi\n.RE\n";
  }
  return page;
}

std::string see_also(const std::vector<std::string>& pages) {
  if (pages.empty()) return {};
  std::string page = ".SH SEE ALSO\n";
  for (std::size_t i = 0; i < pages.size(); ++i) {
    const std::size_t bracket = pages[i].find('(');
    page += ".BR " + escaped(pages[i].substr(0, bracket)) + " " + pages[i].substr(bracket);
    page += i + 1 < pages.size() ? " ,\n" : "\n";
  }
  return page;
}

}  // namespace

std::string man_page(const Program& program) {
  const Background& more = program.background;
  std::string title = program.name;
  std::ranges::transform(title, title.begin(), [](char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  });
  std::string page = ".\\\" Written by \"" + program.name + " --reference man\".\n";
  page += ".TH " + escaped(title) + " " + std::to_string(more.section) + " \"" + more.date +
          "\" \"Chuhe " + program.version + "\" \"" +
          (more.section == 6 ? "Games Manual" : "User Commands") + "\"\n.nh\n.ad l\n";
  page += ".SH NAME\n" + escaped(program.name) + " \\- " + escaped(more.summary) + '\n';
  page += synopsis(program);
  page += ".SH DESCRIPTION\n";
  for (std::size_t i = 0; i < more.description.size(); ++i) {
    if (i != 0) page += ".PP\n";
    page += prose(more.description[i]);
  }
  page += ".SH OPTIONS\n" + items(program.own);
  page += commands(program);
  page +=
      ".SH EXIT STATUS\n.TP\n.B 0\nAll is done.\n.TP\n.B 1\nThe answer is no, or some inputs "
      "failed.\n.TP\n.B 2\nBad input, or wrong usage.\n.TP\n.B 3\nThe environment failed: a "
      "file, a missing program, the terminal.\n";
  page += entries("FILES", more.files) + entries("ENVIRONMENT", more.environment);
  return page + examples(more.examples) + see_also(more.see_also);
}

}  // namespace chuhe::manual
