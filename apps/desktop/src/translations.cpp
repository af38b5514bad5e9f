#include "translations.hpp"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace chuhe::desktop {

namespace {

struct Names {
  const char* own;
  const char* qt;  // what Qt's own catalogues are called
  QLocale::Language language;
  QLocale::Script script;
};

Names names_of(words::Language language) {
  switch (language) {
    case words::Language::english: break;
    case words::Language::simplified_chinese:
      return {"zh_Hans", "qtbase_zh_CN", QLocale::Chinese, QLocale::SimplifiedHanScript};
    case words::Language::traditional_chinese:
      return {"zh_Hant", "qtbase_zh_TW", QLocale::Chinese, QLocale::TraditionalHanScript};
    case words::Language::vietnamese:
      return {"vi", "qtbase_vi", QLocale::Vietnamese, QLocale::LatinScript};
  }
  return {"", "", QLocale::English, QLocale::LatinScript};
}

}  // namespace

Translations::~Translations() {
  for (const auto& translator : installed_) QCoreApplication::removeTranslator(translator.get());
}

void Translations::use(words::Language language) {
  for (const auto& translator : installed_) QCoreApplication::removeTranslator(translator.get());
  installed_.clear();
  const Names names = names_of(language);
  QLocale::setDefault(QLocale(names.language, names.script, QLocale::AnyTerritory));
  const auto install = [&](const QString& file, const QString& folder) {
    auto translator = std::make_unique<QTranslator>();
    if (!translator->load(file, folder)) return;
    QCoreApplication::installTranslator(translator.get());
    installed_.push_back(std::move(translator));
  };
  if (*names.own == '\0') return;
  install(names.qt, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
  install(QStringLiteral("chuhe_") + names.own, ":/i18n");
}

}  // namespace chuhe::desktop
