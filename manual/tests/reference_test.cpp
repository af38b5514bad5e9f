// What is written of a program. Whether shells and `man` understand it is tested in
// tests/reference, with the programs themselves.
#include <chuhe/manual/reference.hpp>

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace chuhe::manual {
namespace {

Program example() {
  Program program{.name = "go-go", .version = "1.2.3", .needs_command = true};
  program.own.options = {
      {.names = {"-h", "--help"}, .about = "Help"},
      {.names = {"--lang"}, .about = "Speak", .value = Value{"TAG", {"en", "vi"}}}};
  program.commands = {
      {.names = {"show", "display"},
       .about = "It's a [show]: 50% off",
       .options =
           {{.names = {"--from"}, .about = "Where", .value = Value{"N"}, .default_value = "7"},
            {.names = {"--log"}, .about = "A log", .value = Value{"FILE", {}, true}}},
       .arguments = {{.value = {"FILE", {}, true},
                      .about = "Files",
                      .is_required = true,
                      .is_repeatable = true}},
       .takes_program_options = true},
      {.names = {"count"}, .about = ".dots\n'quotes"}};
  program.background = {.section = 1, .summary = "goes", .description = {".first \\ -x"}};
  return program;
}

bool has(const std::string& text, const std::string& what) {
  return text.find(what) != std::string::npos;
}

std::optional<Kind> asked(const std::vector<std::string>& arguments) {
  return reference_asked_for(arguments);
}

TEST(Reference, IsAskedForAlone) {
  EXPECT_EQ(asked({"--reference", "man"}), Kind::man);
  EXPECT_EQ(asked({"--reference", "fish"}), Kind::fish);
  EXPECT_FALSE(asked({"--reference"}));
  EXPECT_FALSE(asked({"--reference", "html"}));
  EXPECT_FALSE(asked({"--reference", "man", "more"}));
  EXPECT_FALSE(asked({"play", "--reference", "man"}));
}

TEST(Reference, ValuesAreFilesByTheirNames) {
  EXPECT_TRUE(names_a_file("FILE"));
  EXPECT_TRUE(names_a_file("PATH"));
  EXPECT_FALSE(names_a_file("FEN"));
  EXPECT_FALSE(names_a_file(""));
}

TEST(ManPage, NothingInATextIsARequest) {
  const std::string page = man_page(example());
  EXPECT_TRUE(has(page, ".TH GO\\-GO 1 ")) << page;
  EXPECT_TRUE(has(page, "\n\\&.first \\e \\-x\n")) << page;
  EXPECT_TRUE(has(page, "\n\\&.dots\n\\(aqquotes.\n")) << page;
}

TEST(ManPage, TellsValuesAndDefaults) {
  const std::string page = man_page(example());
  EXPECT_TRUE(has(page, "\\fB\\-\\-lang\\fR \\fITAG\\fR\nSpeak. One of: en, vi.\n")) << page;
  EXPECT_TRUE(has(page, "\\fB\\-\\-from\\fR \\fIN\\fR\nWhere. Without it: 7.\n")) << page;
  EXPECT_TRUE(has(page, "\\fBgo\\-go show\\fR [\\fIOPTION\\fR]... \\fIFILE\\fR...\n")) << page;
  EXPECT_TRUE(has(page, "It is called \\fBdisplay\\fR, too.\n")) << page;
}

TEST(Completion, CommandsTakeTheValuesOfTheProgramToo) {
  Program program = example();
  EXPECT_TRUE(has(bash_completion(program), "show:--lang")) << bash_completion(program);
  EXPECT_FALSE(has(bash_completion(program), "count:--lang"));
  program.commands[0].takes_program_options = false;
  EXPECT_FALSE(has(bash_completion(program), "show:--lang"));
}

TEST(Completion, QuotesWhatShellsWouldRead) {
  EXPECT_TRUE(has(zsh_completion(example()), "'show:It'\\''s a \\[show\\]\\: 50% off'"))
      << zsh_completion(example());
  EXPECT_TRUE(has(fish_completion(example()), "-a show -d 'It\\'s a [show]: 50% off'"))
      << fish_completion(example());
}

TEST(HelpRows, StandInColumns) {
  EXPECT_EQ(
      help_rows(
          {.name = "x",
           .own = {.options = {{.names = {"-h", "--help"}, .about = "Help"}}},
           .commands = {{.names = {"run"}, .about = "Run", .arguments = {{.value = {"DEPTH"}}}}}}),
      "  run [DEPTH]  Run\n  -h, --help   Help\n");
}

}  // namespace
}  // namespace chuhe::manual
