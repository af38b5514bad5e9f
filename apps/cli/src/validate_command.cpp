#include "validate_command.hpp"

#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include <chuhe/words/record.hpp>

#include "command_line.hpp"
#include "invocation.hpp"
#include "json.hpp"
#include "record_files.hpp"
#include "record_text.hpp"

namespace chuhe::cli {

namespace {

struct Options {
  std::vector<std::string> paths;
  RecordOptions record;
  bool notes = false;
  bool all = false;
  bool json = false;
};

class Checker final : public ReportingBuilder {
 public:
  Checker(record::Severity least, std::size_t limit, Progress& progress)
      : ReportingBuilder(least, limit), progress_(progress) {}

 protected:
  record::Flow take(record::Game&, const record::GamePlace&) override {
    progress_.add_game();
    return record::Flow::go_on;
  }

 private:
  Progress& progress_;
};

Json json_of(const record::Diagnostic& diagnostic, words::Language language) {
  Json json;
  json["severity"] = to_string(diagnostic.severity);
  json["kind"] = to_string(diagnostic.kind);
  json["game"] = diagnostic.game + 1;
  if (diagnostic.ply != 0) json["ply"] = diagnostic.ply;
  if (diagnostic.line != 0) json["line"] = diagnostic.line;
  json["byte"] = diagnostic.offset;
  if (!diagnostic.text.empty()) json["text"] = diagnostic.text;
  if (diagnostic.illegal) json["reason"] = to_string(diagnostic.illegal->reason);
  json["message"] = words::sentence(words::Phrasebook(language), diagnostic);
  return json;
}

Json json_of(const FileReport& report, words::Language language) {
  Json json;
  json["file"] = shown_path(report.file.path);
  json["format"] = nullptr;
  if (report.format) json["format"] = to_string(*report.format);
  if (report.error) json["failure"] = to_string(*report.error);
  json["games"] = report.summary.games;
  json["moves"] = report.summary.moves;
  json["errors"] = report.summary.errors;
  json["warnings"] = report.summary.warnings;
  json["notes"] = report.summary.notes;
  if (report.summary.charset) json["encoding"] = to_string(*report.summary.charset);
  json["diagnostics"] = Json::array();
  for (const record::Diagnostic& diagnostic : report.diagnostics) {
    json["diagnostics"].push_back(json_of(diagnostic, language));
  }
  json["diagnostics_left_out"] = report.hidden;
  return json;
}

void run(const Options& options, Invocation& invocation) {
  const auto choice = understand(options.record, invocation);
  if (!choice) return;
  const std::vector<RecordFile> files = expand_inputs(options.paths);
  Progress progress(invocation, total_size(files));
  constexpr std::size_t many = 100;
  Checker checker(options.notes ? record::Severity::note : record::Severity::warning,
                  options.all ? static_cast<std::size_t>(-1) : many, progress);
  std::size_t foreign = 0;
  std::size_t unread = 0;
  for (const RecordFile& file : files) {
    const FileReport report =
        read_record_file(file, choice->format, checker, choice->read, progress);
    if (report.is_foreign()) {
      ++foreign;
      continue;
    }
    progress.hide();
    const bool wrong = report.failed() || report.summary.warnings > 0;
    if (wrong) invocation.status = exit_no;
    if (report.error) ++unread;
    if (options.json) {
      invocation.out << json_of(report, invocation.language).dump() << '\n';
      continue;
    }
    tell_faults(report, invocation);
    if (wrong) continue;
    invocation.out << record_text(invocation.language, RecordText::in_order,
                                  {shown_path(file.path), to_string(*report.format),
                                   std::to_string(report.summary.games),
                                   std::to_string(report.summary.moves)})
                   << '\n';
  }
  progress.hide();
  if (foreign > 0 && !options.json) {
    invocation.err << record_text(invocation.language, RecordText::not_records,
                                  {std::to_string(foreign)})
                   << '\n';
  }
  if (files.empty()) {
    invocation.err << "chuhe: " << record_text(invocation.language, RecordText::no_input) << '\n';
    invocation.status = exit_bad_input;
  } else if (unread == files.size()) {
    invocation.status = exit_environment;
  }
}

}  // namespace

void add_validate_command(CLI::App& program, Invocation& invocation) {
  const auto options = std::make_shared<Options>();
  const auto about = [&](RecordText text) { return record_text(invocation.language, text); };
  CLI::App& command = add_command(program, "validate", about(RecordText::validate_about),
                                  [options, &invocation] { run(*options, invocation); });
  add_option(command, "FILE", options->paths, about(RecordText::file_argument)).required();
  add_record_options(command, options->record, invocation);
  add_flag(command, "--notes", options->notes, about(RecordText::notes_option));
  add_flag(command, "--all", options->all, about(RecordText::all_option));
  add_flag(command, "--json", options->json, invocation.about(Text::json_option));
}

}  // namespace chuhe::cli
