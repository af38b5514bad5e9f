#include "settings_dialog.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QVBoxLayout>
#include <array>
#include <utility>

#include "sounds.hpp"

namespace chuhe::desktop {

SettingsDialog::SettingsDialog(const Preferences& preferences, const Speech& speech,
                               QWidget* parent)
    : QDialog(parent), preferences_(preferences), form_(new QFormLayout) {
  setWindowTitle(tr("Settings"));
  const auto add_choice = [&](const QString& label, const QStringList& texts, int now, auto take) {
    auto* box = new QComboBox;
    box->addItems(texts);
    box->setCurrentIndex(now);
    connect(box, &QComboBox::activated, this, [this, take](int row) {
      take(row);
      Q_EMIT changed();
    });
    form_->addRow(label, box);
  };
  add_choice(tr("Characters"), {tr("As with a brush"), tr("As in print")},
             static_cast<int>(preferences_.look.glyphs),
             [this](int row) { preferences_.look.glyphs = static_cast<GlyphStyle>(row); });
  add_choice(tr("Numbers at the edge"),
             {tr("None"), tr("Files, as each player counts them"), tr("Letters and ranks")},
             static_cast<int>(preferences_.look.labels),
             [this](int row) { preferences_.look.labels = static_cast<EdgeLabels>(row); });
  add_check({}, tr("Turn the far side's pieces round, as across a table"),
            preferences_.look.rotates_far_side);

  QSlider* speed = add_slider(
      tr("Movement of pieces"), 500, 100, QStringLiteral("500 ms"),
      [](int value) { return value == 0 ? tr("Off") : tr("%1 ms").arg(value); },
      preferences_.animation);
  speed->setSingleStep(20);
  add_check({}, tr("Show where a piece can go"), preferences_.shows_hints);
  add_check({}, tr("Pieces can be dragged as well as clicked"), preferences_.allows_dragging);
  add_check({}, tr("Show scores beside the moves"), preferences_.shows_evaluations);
  add_sounds();

  static constexpr std::array dialects{
      "", "zh", "zh-hant", "zh_traditional4", "wxf", "wxf_axf1980s", "vi", "iccs", "uci", "san"};
  const QStringList dialect_texts{tr("As the language has it"),
                                  "炮二平五",
                                  "炮二平五 (繁體)",
                                  "炮二平五 (前二三…)",
                                  "C2=5 (WXF 2018)",
                                  "C2=5 (AXF)",
                                  "P2-5",
                                  "H2-E2 (ICCS)",
                                  "h2e2 (UCI)",
                                  "Che2"};
  int dialect = 0;
  for (std::size_t i = 0; i < dialects.size(); ++i) {
    if (preferences_.notation == QLatin1String(dialects[i])) dialect = static_cast<int>(i);
  }
  add_choice(tr("Notation of moves"), dialect_texts, dialect, [this](int row) {
    preferences_.notation = QLatin1String(dialects[static_cast<std::size_t>(row)]);
  });

  QStringList rules{tr("As the language has it")};
  int rule_row = 0;
  for (const RuleSet& known : rule_sets()) {
    rules << speech.title(known);
    if (qs(known.name) == preferences_.rules) rule_row = static_cast<int>(rules.size()) - 1;
  }
  add_choice(tr("Rules of new games"), rules, rule_row, [this](int row) {
    preferences_.rules =
        row == 0 ? QString() : qs(rule_sets()[static_cast<std::size_t>(row) - 1].name);
  });
  QStringList engines{QStringLiteral("Chuhe")};
  for (const EngineProfile& engine : preferences_.engines) engines << engine.name;
  add_choice(tr("Engine for analysis"), engines, preferences_.analysis_engine + 1,
             [this](int row) { preferences_.analysis_engine = row - 1; });

  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* all = new QVBoxLayout(this);
  all->addLayout(form_);
  all->addWidget(buttons);
}

QCheckBox* SettingsDialog::add_check(const QString& label, const QString& text, bool& choice) {
  auto* box = new QCheckBox(text);
  box->setChecked(choice);
  connect(box, &QCheckBox::toggled, this, [this, &choice](bool on) {
    choice = on;
    Q_EMIT changed();
  });
  form_->addRow(label, box);
  return box;
}

QSlider* SettingsDialog::add_slider(const QString& label, int largest, int page,
                                    const QString& widest, std::function<QString(int)> text,
                                    int& choice) {
  auto* slider = new QSlider(Qt::Horizontal);
  slider->setRange(0, largest);
  slider->setPageStep(page);
  slider->setValue(choice);
  auto* value_text = new QLabel(text(choice));
  value_text->setMinimumWidth(fontMetrics().horizontalAdvance(widest) + 8);
  connect(slider, &QSlider::valueChanged, this,
          [this, value_text, text = std::move(text), &choice](int value) {
            choice = value;
            value_text->setText(text(value));
            Q_EMIT changed();
          });
  auto* row = new QHBoxLayout;
  row->addWidget(slider, 1);
  row->addWidget(value_text);
  form_->addRow(label, row);
  return slider;
}

void SettingsDialog::add_sounds() {
  QCheckBox* box =
      add_check(tr("Sounds"), tr("Moves, checks, the end and a clock that runs low are heard"),
                preferences_.has_sounds);
  box->setObjectName("sounds");
  QSlider* volume = add_slider(
      tr("Volume"), 100, 10, QStringLiteral("100 %"),
      [](int percent) { return tr("%1 %").arg(percent); }, preferences_.volume);
  volume->setObjectName("volume");
  // Told of before, so that it is heard as loud as it is now.
  connect(volume, &QSlider::valueChanged, this, [this, volume] {
    if (!volume->isSliderDown()) Q_EMIT sound_tried();
  });
  connect(volume, &QSlider::sliderReleased, this, &SettingsDialog::sound_tried);
  if (SoundPlayer::is_available()) return;
  box->setEnabled(false);
  volume->setEnabled(false);
  box->setToolTip(tr("This build has no sound: the library of PulseAudio was not there."));
}

}  // namespace chuhe::desktop
