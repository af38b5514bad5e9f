// Games that the terminal game loads and saves, kept apart from what it does with them.
#pragma once

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include <chuhe/record/format.hpp>
#include <chuhe/record/game.hpp>
#include <chuhe/words/language.hpp>

#include "exit_status.hpp"

namespace chuhe::cli {

/// Where games are read from and written to. Errors are sentences in the person's language.
class GameFiles {
 public:
  virtual ~GameFiles() = default;
  /// The game with that number, from 1.
  virtual std::expected<record::Game, std::string> load(std::string_view path,
                                                        std::size_t number) = 0;
  /// Writes the game and gives what the format could not hold.
  virtual std::expected<std::vector<record::Loss>, std::string> save(std::string_view path,
                                                                     const record::Game& game) = 0;
};

/// The files of the computer. The ending of a name tells the format to write, PGN without one.
class SystemGameFiles final : public GameFiles {
 public:
  explicit SystemGameFiles(words::Language language) : language_(language) {}
  std::expected<record::Game, std::string> load(std::string_view path, std::size_t number) override;
  std::expected<std::vector<record::Loss>, std::string> save(std::string_view path,
                                                             const record::Game& game) override;

  /// How the program is to end when a game that it was started for could not be loaded.
  int problem_status() const { return problem_status_; }

 private:
  words::Language language_;
  int problem_status_ = exit_bad_input;
};

}  // namespace chuhe::cli
