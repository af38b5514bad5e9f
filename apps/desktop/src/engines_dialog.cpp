#include "engines_dialog.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <limits>

#include "speech.hpp"
#include "style.hpp"

namespace chuhe::desktop {

EnginesDialog::EnginesDialog(std::vector<EngineProfile> engines, EngineStable& stable,
                             QWidget* parent)
    : QDialog(parent),
      engines_(std::move(engines)),
      stable_(stable),
      list_(new QListWidget(this)),
      name_(new QLineEdit(this)),
      program_(new QLineEdit(this)),
      arguments_(new QLineEdit(this)),
      state_(new QLabel(this)),
      area_(new QScrollArea(this)),
      remove_(new QPushButton(tr("Remove"), this)) {
  setWindowTitle(tr("Engines"));
  auto* add = new QPushButton(tr("Add …"), this);
  auto* browse = new QPushButton(tr("Choose …"), this);
  auto* again = new QPushButton(tr("Ask again"), this);
  for (QPushButton* button : {add, browse, again, remove_}) button->setAutoDefault(false);
  auto* list_buttons = new QHBoxLayout;
  list_buttons->addWidget(add);
  list_buttons->addWidget(remove_);
  auto* left = new QVBoxLayout;
  left->addWidget(list_, 1);
  left->addLayout(list_buttons);
  auto* program_row = new QHBoxLayout;
  program_row->addWidget(program_, 1);
  program_row->addWidget(browse);
  auto* form = new QFormLayout;
  form->addRow(tr("Name"), name_);
  form->addRow(tr("Program"), program_row);
  form->addRow(tr("Arguments"), arguments_);
  auto* state_row = new QHBoxLayout;
  state_row->addWidget(state_, 1);
  state_row->addWidget(again);
  state_->setWordWrap(true);
  area_->setWidgetResizable(true);
  auto* right = new QVBoxLayout;
  right->addLayout(form);
  right->addLayout(state_row);
  right->addWidget(area_, 1);
  auto* both = new QHBoxLayout;
  both->addLayout(left, 1);
  both->addLayout(right, 2);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  buttons->button(QDialogButtonBox::Ok)->setText(tr("OK"));
  buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  auto* all = new QVBoxLayout(this);
  all->addLayout(both, 1);
  all->addWidget(buttons);
  resize_within_screen(*this, {760, 520});

  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(list_, &QListWidget::currentRowChanged, this, &EnginesDialog::choose);
  connect(again, &QPushButton::clicked, this, &EnginesDialog::ask);
  connect(add, &QPushButton::clicked, this, [this] {
    const QString path = QFileDialog::getOpenFileName(this, tr("Choose an engine"));
    if (!path.isEmpty()) add_program(path);
  });
  connect(browse, &QPushButton::clicked, this, [this] {
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Choose an engine"), program_->text());
    if (path.isEmpty() || current() == nullptr) return;
    program_->setText(path);
    current()->program = path;
    ask();
  });
  connect(remove_, &QPushButton::clicked, this, [this] {
    const int row = list_->currentRow();
    if (row < 0) return;
    engines_.erase(engines_.begin() + row);
    show_list();
  });
  connect(name_, &QLineEdit::textEdited, this, [this](const QString& text) {
    if (EngineProfile* engine = current()) {
      engine->name = text;
      list_->currentItem()->setText(text);
    }
  });
  connect(program_, &QLineEdit::editingFinished, this, [this] {
    EngineProfile* engine = current();
    if (engine == nullptr || engine->program == program_->text()) return;
    engine->program = program_->text();
    ask();
  });
  connect(arguments_, &QLineEdit::editingFinished, this, [this] {
    if (EngineProfile* engine = current()) {
      engine->arguments = arguments_->text().split(' ', Qt::SkipEmptyParts);
    }
  });
  show_list();
}

EnginesDialog::~EnginesDialog() = default;

EngineProfile* EnginesDialog::current() {
  const int row = list_->currentRow();
  if (row < 0 || row >= static_cast<int>(engines_.size())) return nullptr;
  return &engines_[static_cast<std::size_t>(row)];
}

void EnginesDialog::show_list() {
  list_->clear();
  for (const EngineProfile& engine : engines_) list_->addItem(engine.name);
  list_->setCurrentRow(engines_.empty() ? -1 : static_cast<int>(engines_.size()) - 1);
  if (engines_.empty()) choose(-1);
}

void EnginesDialog::add_program(const QString& path) {
  EngineProfile profile;
  profile.program = path;
  profile.name = QFileInfo(path).completeBaseName();
  engines_.push_back(std::move(profile));
  show_list();
}

void EnginesDialog::choose(int row) {
  const bool is_one = row >= 0;
  for (QWidget* widget : {static_cast<QWidget*>(name_), static_cast<QWidget*>(program_),
                          static_cast<QWidget*>(arguments_), static_cast<QWidget*>(remove_)}) {
    widget->setEnabled(is_one);
  }
  const EngineProfile* engine = current();
  name_->setText(engine == nullptr ? QString() : engine->name);
  program_->setText(engine == nullptr ? QString() : engine->program);
  arguments_->setText(engine == nullptr ? QString() : engine->arguments.join(' '));
  area_->setWidget(new QWidget);
  if (engine == nullptr) {
    state_->setText(
        tr("Add the program of an engine that speaks UCI or UCCI. Chuhe's own engine "
           "is always there."));
  } else {
    ask();
  }
}

void EnginesDialog::ask() {
  EngineProfile* engine = current();
  if (engine == nullptr) return;
  asking_ = true;
  state_->setText(tr("Asking the engine what it is …"));
  area_->setWidget(new QWidget);
  runner_ = std::make_unique<EngineRunner>(*engine, stable_);
  connect(runner_.get(), &EngineRunner::met, this, [this] {
    asking_ = false;
    const match::KnownEngine& known = *runner_->known();
    if (EngineProfile* chosen = current()) {
      using match::EngineProtocol;
      const EngineProtocol protocol = known.choice.protocol.value_or(EngineProtocol::uci);
      chosen->protocol = protocol == EngineProtocol::ucci     ? "ucci"
                         : protocol == EngineProtocol::xboard ? "xboard"
                                                              : "uci";
      const QString stem = QFileInfo(chosen->program).completeBaseName();
      if (chosen->name.isEmpty() || chosen->name == stem) {
        chosen->name = QString::fromStdString(known.name);
        name_->setText(chosen->name);
        list_->currentItem()->setText(chosen->name);
      }
      const auto author = known.description.text(protocol::IdField::author);
      state_->setText(QString::fromStdString(known.name) +
                      (author.empty() ? QString() : ", " + qs(author)) + " (" +
                      chosen->protocol.toUpper() + ")");
    }
    build_options();
  });
  connect(runner_.get(), &EngineRunner::failed, this, [this](const match::EngineFault& fault) {
    asking_ = false;
    state_->setText(fault_text(fault));
  });
  runner_->meet();
}

QString EnginesDialog::state() const { return state_->text(); }

void EnginesDialog::set_option(const QString& name, const QString& value, const QString& usual) {
  EngineProfile* engine = current();
  if (engine == nullptr) return;
  std::erase_if(engine->options, [&](const auto& option) { return option.first == name; });
  if (value != usual) engine->options.emplace_back(name, value);
}

// One row for each option that the engine declares, as its kind wants.
void EnginesDialog::build_options() {
  const EngineProfile* engine = current();
  if (engine == nullptr) return;
  auto* page = new QWidget;
  auto* form = new QFormLayout(page);
  for (const protocol::OptionSpec& spec : runner_->known()->description.options()) {
    const QString name = QString::fromStdString(spec.name);
    const auto stored = std::ranges::find_if(
        engine->options, [&](const auto& option) { return option.first == name; });
    const auto value_or = [&](const QString& usual) {
      return stored == engine->options.end() ? usual : stored->second;
    };
    if (const auto* check = std::get_if<protocol::CheckOption>(&spec.kind)) {
      const QString usual = check->value ? "true" : "false";
      auto* box = new QCheckBox;
      box->setChecked(value_or(usual) == "true");
      connect(box, &QCheckBox::toggled, this,
              [this, name, usual](bool on) { set_option(name, on ? "true" : "false", usual); });
      form->addRow(name, box);
    } else if (const auto* spin = std::get_if<protocol::SpinOption>(&spec.kind)) {
      const QString usual = QString::number(spin->value.value_or(0));
      auto* box = new QSpinBox;
      const auto limited = [](std::int64_t value) {
        return static_cast<int>(std::clamp<std::int64_t>(value, std::numeric_limits<int>::min(),
                                                         std::numeric_limits<int>::max()));
      };
      box->setRange(limited(spin->least.value_or(std::numeric_limits<int>::min())),
                    limited(spin->most.value_or(std::numeric_limits<int>::max())));
      box->setValue(value_or(usual).toInt());
      connect(box, &QSpinBox::valueChanged, this,
              [this, name, usual](int value) { set_option(name, QString::number(value), usual); });
      form->addRow(name, box);
    } else if (const auto* combo = std::get_if<protocol::ComboOption>(&spec.kind)) {
      const QString usual = QString::fromStdString(combo->value);
      auto* box = new QComboBox;
      for (const std::string& choice : combo->choices) box->addItem(QString::fromStdString(choice));
      box->setCurrentText(value_or(usual));
      connect(box, &QComboBox::currentTextChanged, this,
              [this, name, usual](const QString& text) { set_option(name, text, usual); });
      form->addRow(name, box);
    } else if (std::holds_alternative<protocol::StringOption>(spec.kind) ||
               std::holds_alternative<protocol::FileOption>(spec.kind)) {
      const auto* text = std::get_if<protocol::StringOption>(&spec.kind);
      const QString usual = QString::fromStdString(
          text != nullptr ? text->value : std::get<protocol::FileOption>(spec.kind).value);
      auto* edit = new QLineEdit(value_or(usual));
      connect(edit, &QLineEdit::textEdited, this,
              [this, name, usual](const QString& now) { set_option(name, now, usual); });
      form->addRow(name, edit);
    }
  }
  area_->setWidget(page);
}

}  // namespace chuhe::desktop
