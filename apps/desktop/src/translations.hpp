// The window's own texts in four languages; what the game says comes from the library of words.
#pragma once

#include <QTranslator>
#include <memory>
#include <vector>

#include <chuhe/words/language.hpp>

namespace chuhe::desktop {

/// The translators of a language, put into the application and taken out again.
class Translations {
 public:
  Translations() = default;
  ~Translations();
  Translations(const Translations&) = delete;
  Translations& operator=(const Translations&) = delete;

  /// Every window is told that the language has changed.
  void use(words::Language language);

 private:
  std::vector<std::unique_ptr<QTranslator>> installed_;
};

}  // namespace chuhe::desktop
