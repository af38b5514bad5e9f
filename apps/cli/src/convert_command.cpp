#include "convert_command.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <ostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <chuhe/record/cbl.hpp>
#include <chuhe/record/dialects.hpp>
#include <chuhe/words/phrasebook.hpp>

#include "command_line.hpp"
#include "game_file_name.hpp"
#include "invocation.hpp"
#include "json.hpp"
#include "record_files.hpp"
#include "record_text.hpp"
#include "text_items.hpp"
#include "value_names.hpp"

namespace chuhe::cli {

namespace {

namespace fs = std::filesystem;
using record::Format;
using record::Game;

struct Options {
  std::vector<std::string> paths;
  RecordOptions record;
  std::string to;
  std::string notation;
  std::string encoding;
  std::vector<std::string> tags;
  bool all = false;
  bool json = false;
};

/// Which tags to keep and which to set.
struct TagEdits {
  std::vector<std::string> kept;
  std::vector<record::Tag> set;

  void apply(Game& game) const {
    if (!kept.empty()) {
      const std::vector<record::Tag> tags = game.tags();
      for (const record::Tag& tag : tags) {
        const bool keep = std::ranges::any_of(
            kept, [&](const std::string& name) { return lowered(name) == lowered(tag.name); });
        if (!keep) game.remove_tag(tag.name);
      }
    }
    for (const record::Tag& tag : set) game.set_tag(tag.name, tag.value);
  }
};

TagEdits parse_tags(const std::vector<std::string>& items) {
  TagEdits edits;
  for (const std::string& item : items) {
    const std::size_t equals = item.find('=');
    if (equals != std::string::npos) {
      edits.set.push_back({item.substr(0, equals), item.substr(equals + 1)});
      continue;
    }
    for (std::string& name : items_of(item)) edits.kept.push_back(std::move(name));
  }
  return edits;
}

struct Target {
  fs::path path;
  Format format{};
  record::WriteOptions write;
  bool to_stream = false;
  bool is_folder = false;
};

/// Where the written games go.
class Sink {
 public:
  Sink(const Target& target, Invocation& invocation) : target_(target), invocation_(invocation) {}

  std::optional<record::FileError> begin() {
    if (target_.to_stream || target_.is_folder) return std::nullopt;
    auto file = record::FileReplacement::begin(target_.path);
    if (!file) return file.error();
    file_.emplace(std::move(*file));
    return std::nullopt;
  }

  std::optional<record::FileError> take(const Game& game, const fs::path& source) {
    if (target_.format == Format::cbl && !target_.is_folder) {
      library_.add(game);
      return std::nullopt;
    }
    const auto written = record::write(target_.format, game, target_.write);
    count(written->losses);
    if (target_.to_stream) {
      invocation_.out << written->bytes;
    } else if (!target_.is_folder) {
      if (const auto done = file_->write(written->bytes); !done) return done.error();
    } else if (record::holds_many_games(target_.format)) {
      return append_to_folder(written->bytes, source);
    } else {
      const auto done = record::replace_file(free_name(game_file_stem(game)), written->bytes);
      if (!done) return done.error();
    }
    return std::nullopt;
  }

  /// A file has been read to its end.
  std::optional<record::FileError> end_of_source() {
    if (!target_.is_folder || !file_) return std::nullopt;
    const auto done = file_->commit();
    file_.reset();
    if (!done) return done.error();
    return std::nullopt;
  }

  std::optional<record::FileError> finish() {
    if (target_.format == Format::cbl && !target_.is_folder) {
      record::WriteResult written = std::move(library_).finish();
      count(written.losses);
      if (target_.to_stream) {
        invocation_.out << written.bytes;
      } else if (const auto done = file_->write(written.bytes); !done) {
        return done.error();
      }
    }
    if (!file_) return std::nullopt;
    if (const auto done = file_->commit(); !done) return done.error();
    return std::nullopt;
  }

  const std::map<record::LossKind, record::Loss>& losses() const { return losses_; }
  std::size_t games_with_losses() const { return games_with_losses_; }

 private:
  void count(const std::vector<record::Loss>& losses) {
    if (!losses.empty()) ++games_with_losses_;
    for (const record::Loss& loss : losses) {
      record::Loss& sum = losses_[loss.kind];
      sum.kind = loss.kind;
      sum.count += loss.count;
      add_names(sum.detail, loss.detail);
    }
  }

  // `a, b` and `b, c` become `a, b, c`, as long as that is short.
  static void add_names(std::string& sum, const std::string& names) {
    for (const std::string& plain : items_of(names)) {
      const std::string listed = ", " + sum + ",";
      constexpr std::size_t enough = 200;
      if (sum.size() > enough || listed.find(", " + plain + ",") != std::string::npos) {
        continue;
      }
      if (!sum.empty()) sum += ", ";
      sum += plain;
    }
  }

  std::optional<record::FileError> append_to_folder(const std::string& bytes,
                                                    const fs::path& source) {
    if (!file_) {
      auto file = record::FileReplacement::begin(free_name(source.stem().u8string()));
      if (!file) return file.error();
      file_.emplace(std::move(*file));
    }
    if (const auto done = file_->write(bytes); !done) return done.error();
    return std::nullopt;
  }

  fs::path free_name(const std::u8string& stem) {
    const std::string_view ending =
        target_.format == Format::dhtmlxq ? "ubb" : to_string(target_.format);
    for (int number = 1;; ++number) {
      std::u8string name = stem;
      if (number > 1) {
        const std::string suffix = "-" + std::to_string(number);
        name.append(suffix.begin(), suffix.end());
      }
      name += u8'.';
      name.append(ending.begin(), ending.end());
      if (taken_.insert(name).second) return target_.path / name;
    }
  }

  const Target& target_;
  Invocation& invocation_;
  std::optional<record::FileReplacement> file_;
  record::CblWriter library_;
  std::set<std::u8string> taken_;
  std::map<record::LossKind, record::Loss> losses_;
  std::size_t games_with_losses_ = 0;
};

/// Takes each game from the readers to the sink.
class Converter final : public ReportingBuilder {
 public:
  Converter(Sink& sink, const TagEdits& edits, Progress& progress, std::size_t diagnostics)
      : ReportingBuilder(record::Severity::warning, diagnostics),
        sink_(sink),
        edits_(edits),
        progress_(progress) {}

  void set_source(const fs::path& path) { source_ = path; }
  const std::optional<record::FileError>& failure() const { return failure_; }

 protected:
  record::Flow take(Game& game, const record::GamePlace&) override {
    edits_.apply(game);
    failure_ = sink_.take(game, source_);
    progress_.add_game();
    return failure_ ? record::Flow::stop : record::Flow::go_on;
  }

 private:
  Sink& sink_;
  const TagEdits& edits_;
  Progress& progress_;
  fs::path source_;
  std::optional<record::FileError> failure_;
};

void complain(Invocation& invocation, RecordText text,
              std::initializer_list<std::string_view> arguments) {
  invocation.err << "chuhe: " << record_text(invocation.language, text, arguments) << '\n';
  invocation.status = exit_bad_input;
}

std::optional<Target> understand_target(const Options& options, const std::string& output,
                                        Invocation& invocation) {
  Target target;
  target.path = fs::path(std::u8string(output.begin(), output.end()));
  target.to_stream = output == "-";
  std::error_code error;
  target.is_folder = !target.to_stream && (fs::is_directory(target.path, error) ||
                                           output.ends_with('/') || output.ends_with('\\'));
  const std::string extension =
      target.path.has_extension() ? target.path.extension().string() : std::string();
  const std::string& name = options.to.empty() ? extension : options.to;
  const auto format = record::parse_format(name);
  if (!format) {
    if (options.to.empty()) {
      complain(invocation, RecordText::no_format, {words::harmless(output)});
    } else {
      complain(invocation, RecordText::unknown_format,
               {words::harmless(options.to), format_names(true)});
    }
    return std::nullopt;
  }
  if (!record::can_write(*format)) {
    complain(invocation, RecordText::cannot_write_format, {to_string(*format), format_names(true)});
    return std::nullopt;
  }
  target.format = *format;
  target.write.converter = record::native_charset_converter();
  if (!options.encoding.empty()) {
    const auto charset = record::parse_charset(options.encoding);
    if (!charset) {
      complain(invocation, RecordText::unknown_charset,
               {words::harmless(options.encoding), charset_names()});
      return std::nullopt;
    }
    target.write.charset = *charset;
  }
  if (!options.notation.empty()) {
    target.write.notation = find_notation(options.notation, invocation);
    if (target.write.notation == nullptr) return std::nullopt;
  }
  return target;
}

/// What is said at the end.
struct Summary {
  std::size_t games = 0;
  std::size_t moves = 0;
  std::size_t files = 0;
  std::size_t faulty = 0;
  std::size_t foreign = 0;
  std::size_t failed = 0;
  Json reports = Json::array();

  void add(const FileReport& report) {
    games += report.summary.games;
    moves += report.summary.moves;
    files += report.is_foreign() ? 0 : 1;
    foreign += report.is_foreign() ? 1 : 0;
    failed += report.failed() ? 1 : 0;
    const bool wrong = report.failed() || report.summary.warnings > 0;
    faulty += wrong ? 1 : 0;
    if (!wrong) return;
    Json json;
    json["file"] = shown_path(report.file.path);
    if (report.format) json["format"] = to_string(*report.format);
    json["games"] = report.summary.games;
    json["warnings"] = report.summary.warnings;
    json["errors"] = report.summary.errors;
    if (report.error) json["failure"] = to_string(*report.error);
    reports.push_back(std::move(json));
  }
};

void tell_summary(const Summary& summary, const Sink& sink, Invocation& invocation) {
  const auto say = [&](RecordText text, std::initializer_list<std::string_view> arguments) {
    invocation.err << record_text(invocation.language, text, arguments) << '\n';
  };
  say(RecordText::converted, {std::to_string(summary.games), std::to_string(summary.moves),
                              std::to_string(summary.files)});
  if (summary.foreign > 0) say(RecordText::not_records, {std::to_string(summary.foreign)});
  if (summary.faulty > 0) say(RecordText::files_with_faults, {std::to_string(summary.faulty)});
  if (sink.losses().empty()) return;
  say(RecordText::lost, {std::to_string(sink.games_with_losses())});
  for (const auto& [kind, loss] : sink.losses()) {
    std::string count = std::to_string(loss.count);
    if (!loss.detail.empty()) count += " (" + words::harmless(loss.detail, 200) + ")";
    say(RecordText::loss_line, {words::name(invocation.language, kind), count});
  }
}

Json json_of(const Summary& summary, const Sink& sink) {
  Json json;
  json["games"] = summary.games;
  json["moves"] = summary.moves;
  json["files"] = summary.files;
  json["not_records"] = summary.foreign;
  json["losses"] = Json::array();
  for (const auto& [kind, loss] : sink.losses()) {
    Json entry = Json::object({{"kind", to_string(kind)}, {"count", loss.count}});
    if (!loss.detail.empty()) entry["detail"] = loss.detail;
    json["losses"].push_back(std::move(entry));
  }
  json["files_with_faults"] = summary.reports;
  return json;
}

// Whether the output is one of the inputs: it would be replaced while it is read only in the end,
// but a folder of outputs may be read again.
bool reads_output(const std::vector<RecordFile>& files, const Target& target) {
  std::error_code error;
  return !target.to_stream && !target.is_folder &&
         std::ranges::any_of(files, [&](const RecordFile& file) {
           return file.named && fs::equivalent(file.path, target.path, error);
         });
}

void drop_output(std::vector<RecordFile>& files, const Target& target) {
  std::error_code error;
  std::erase_if(files, [&](const RecordFile& file) {
    return !file.named && fs::equivalent(file.path, target.path, error);
  });
}

void fail(const record::FileError& error, const fs::path& path, Invocation& invocation) {
  invocation.err << "chuhe: "
                 << record_text(invocation.language, RecordText::file_failed,
                                {shown_path(path), sentence(invocation.language, error)})
                 << '\n';
  invocation.status = exit_environment;
}

void convert(const Options& options, const RecordChoice& choice, const Target& target,
             std::vector<RecordFile> files, Invocation& invocation) {
  if (target.is_folder) {
    std::error_code error;
    fs::create_directories(target.path, error);
  }
  const bool single =
      !target.is_folder && !record::holds_many_games(target.format) && target.format != Format::cbl;
  Sink sink(target, invocation);
  if (const auto error = sink.begin()) {
    fail(*error, target.path, invocation);
    return;
  }
  const TagEdits edits = parse_tags(options.tags);
  Progress progress(invocation, total_size(files));
  constexpr std::size_t few = 10;
  Converter converter(sink, edits, progress, options.all ? static_cast<std::size_t>(-1) : few);
  Summary summary;
  bool read_any = false;
  bool missing = false;
  for (const RecordFile& file : files) {
    converter.set_source(file.path);
    record::ReadOptions read = choice.read;
    // One game more than fits shows that there are too many.
    if (single) read.limits.games = 2 - std::min<std::size_t>(summary.games, 1);
    FileReport report = read_record_file(file, choice.format, converter, read, progress);
    summary.add(report);
    read_any = read_any || report.summary.games > 0;
    missing = missing || (report.error && report.error->fault == record::FileFault::not_found);
    if (!report.is_foreign() && !options.json) {
      progress.hide();
      tell_faults(report, invocation);
    }
    std::optional<record::FileError> failure = converter.failure();
    if (!failure) failure = sink.end_of_source();
    if (failure) {
      progress.hide();
      fail(*failure, target.path, invocation);
      return;
    }
    if (single && summary.games > 1) {
      progress.hide();
      complain(invocation, RecordText::one_game_a_file,
               {to_string(target.format), shown_path(target.path)});
      return;
    }
  }
  progress.hide();
  if (!read_any) {
    // Nothing was read: the old file, if any, stays.
    complain(invocation, RecordText::no_input, {});
    if (missing) invocation.status = exit_environment;
    return;
  }
  if (const auto error = sink.finish()) {
    fail(*error, target.path, invocation);
    return;
  }
  if (options.json && !target.to_stream) {
    invocation.out << json_of(summary, sink).dump() << '\n';
  } else {
    tell_summary(summary, sink, invocation);
  }
  if (summary.failed > 0) invocation.status = exit_no;
}

void run(const Options& options, Invocation& invocation) {
  const auto choice = understand(options.record, invocation);
  if (!choice) return;
  std::vector<std::string> inputs(options.paths.begin(), options.paths.end() - 1);
  const auto target = understand_target(options, options.paths.back(), invocation);
  if (!target) return;
  std::vector<RecordFile> files = expand_inputs(inputs);
  drop_output(files, *target);
  if (reads_output(files, *target)) {
    complain(invocation, RecordText::output_is_input, {shown_path(target->path)});
    return;
  }
  convert(options, *choice, *target, std::move(files), invocation);
}

}  // namespace

void add_convert_command(CLI::App& program, Invocation& invocation) {
  const auto options = std::make_shared<Options>();
  const auto about = [&](RecordText text) { return record_text(invocation.language, text); };
  CLI::App& command = add_command(program, "convert", about(RecordText::convert_about),
                                  [options, &invocation] { run(*options, invocation); });
  add_option(command, "PATH", options->paths, about(RecordText::inputs_argument))
      .required()
      .at_least(2);
  add_option(command, "--to", options->to, about(RecordText::to_option), "FORMAT")
      .suggests(items_of(format_names(true)));
  add_option(command, "--notation", options->notation, about(RecordText::notation_option), "NAME")
      .suggests(notation_names());
  add_option(command, "--encoding", options->encoding, about(RecordText::encoding_option), "NAME")
      .suggests(items_of(charset_names()));
  add_record_options(command, options->record, invocation);
  add_option(command, "--tags", options->tags, about(RecordText::tags_option), "NAME[=VALUE]")
      .repeatable();
  add_flag(command, "--all", options->all, about(RecordText::all_option));
  add_flag(command, "--json", options->json, invocation.about(Text::json_option));
}

}  // namespace chuhe::cli
