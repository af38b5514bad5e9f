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

#include "sounds.hpp"

namespace chuhe::desktop {

SettingsDialog::SettingsDialog(const Preferences& preferences, const Speech& speech,
                               QWidget* parent)
    : QDialog(parent), preferences_(preferences) {
  setWindowTitle(tr("Settings"));
  auto* form = new QFormLayout;
  const auto add_choice = [&](const QString& label, const QStringList& texts, int now, auto take) {
    auto* box = new QComboBox;
    box->addItems(texts);
    box->setCurrentIndex(now);
    connect(box, &QComboBox::activated, this, [this, take](int row) {
      take(row);
      Q_EMIT changed();
    });
    form->addRow(label, box);
  };
  const auto add_check = [&](const QString& text, bool now, auto take) {
    auto* box = new QCheckBox(text);
    box->setChecked(now);
    connect(box, &QCheckBox::toggled, this, [this, take](bool on) {
      take(on);
      Q_EMIT changed();
    });
    form->addRow(QString(), box);
  };
  add_choice(tr("Characters"), {tr("As with a brush"), tr("As in print")},
             static_cast<int>(preferences_.look.glyphs),
             [this](int row) { preferences_.look.glyphs = static_cast<GlyphStyle>(row); });
  add_choice(tr("Numbers at the edge"),
             {tr("None"), tr("Files, as each player counts them"), tr("Letters and ranks")},
             static_cast<int>(preferences_.look.labels),
             [this](int row) { preferences_.look.labels = static_cast<EdgeLabels>(row); });
  add_check(tr("Turn the far side's pieces round, as across a table"),
            preferences_.look.rotates_far_side,
            [this](bool on) { preferences_.look.rotates_far_side = on; });

  auto* speed = new QSlider(Qt::Horizontal);
  speed->setRange(0, 500);
  speed->setSingleStep(20);
  speed->setPageStep(100);
  speed->setValue(preferences_.animation);
  auto* speed_text = new QLabel;
  const auto show_speed = [speed_text](int value) {
    speed_text->setText(value == 0 ? tr("Off") : tr("%1 ms").arg(value));
  };
  show_speed(preferences_.animation);
  speed_text->setMinimumWidth(fontMetrics().horizontalAdvance("500 ms") + 8);
  connect(speed, &QSlider::valueChanged, this, [this, show_speed](int value) {
    preferences_.animation = value;
    show_speed(value);
    Q_EMIT changed();
  });
  auto* speed_row = new QHBoxLayout;
  speed_row->addWidget(speed, 1);
  speed_row->addWidget(speed_text);
  form->addRow(tr("Movement of pieces"), speed_row);
  add_check(tr("Show where a piece can go"), preferences_.shows_hints,
            [this](bool on) { preferences_.shows_hints = on; });
  add_check(tr("Pieces can be dragged as well as clicked"), preferences_.allows_dragging,
            [this](bool on) { preferences_.allows_dragging = on; });
  add_check(tr("Show scores beside the moves"), preferences_.shows_evaluations,
            [this](bool on) { preferences_.shows_evaluations = on; });
  add_sounds(form);

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
  all->addLayout(form);
  all->addWidget(buttons);
}

void SettingsDialog::add_sounds(QFormLayout* form) {
  auto* box = new QCheckBox(tr("Moves, checks, the end and a clock that runs low are heard"));
  box->setObjectName("sounds");
  box->setChecked(preferences_.has_sounds);
  auto* volume = new QSlider(Qt::Horizontal);
  volume->setObjectName("volume");
  volume->setRange(0, 100);
  volume->setPageStep(10);
  volume->setValue(preferences_.volume);
  auto* text = new QLabel(tr("%1 %").arg(preferences_.volume));
  text->setMinimumWidth(fontMetrics().horizontalAdvance("100 %") + 8);
  connect(box, &QCheckBox::toggled, this, [this](bool on) {
    preferences_.has_sounds = on;
    Q_EMIT changed();
  });
  connect(volume, &QSlider::valueChanged, this, [this, text, volume](int percent) {
    preferences_.volume = percent;
    text->setText(tr("%1 %").arg(percent));
    Q_EMIT changed();
    if (!volume->isSliderDown()) Q_EMIT sound_tried();
  });
  connect(volume, &QSlider::sliderReleased, this, &SettingsDialog::sound_tried);
  auto* row = new QHBoxLayout;
  row->addWidget(volume, 1);
  row->addWidget(text);
  form->addRow(tr("Sounds"), box);
  form->addRow(tr("Volume"), row);
  if (SoundPlayer::is_available()) return;
  box->setEnabled(false);
  volume->setEnabled(false);
  box->setToolTip(tr("This build has no sound: the library of PulseAudio was not there."));
}

}  // namespace chuhe::desktop
