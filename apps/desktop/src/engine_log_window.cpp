#include "engine_log_window.hpp"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>
#include <filesystem>
#include <string_view>

#include <chuhe/record/file.hpp>

#include "style.hpp"

namespace chuhe::desktop {

EngineLogWindow::EngineLogWindow(EngineLog& log, QWidget* parent)
    : QDialog(parent),
      log_(log),
      engines_(new QComboBox),
      pause_(new QCheckBox),
      page_(new QPlainTextEdit),
      legend_(new QLabel),
      copy_(new QPushButton),
      save_(new QPushButton),
      clear_(new QPushButton),
      close_(new QPushButton) {
  setObjectName("engine_log");
  page_->setReadOnly(true);
  page_->setUndoRedoEnabled(false);
  page_->setLineWrapMode(QPlainTextEdit::NoWrap);
  page_->setMaximumBlockCount(static_cast<int>(EngineLog::most_lines));
  page_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  engines_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  engines_->addItem(QString());
  auto* upper = new QHBoxLayout;
  upper->addWidget(engines_);
  upper->addWidget(pause_);
  upper->addStretch(1);
  upper->addWidget(legend_);
  auto* lower = new QHBoxLayout;
  for (QPushButton* button : {copy_, save_, clear_}) {
    button->setAutoDefault(false);
    lower->addWidget(button);
  }
  lower->addStretch(1);
  lower->addWidget(close_);
  auto* all = new QVBoxLayout(this);
  all->addLayout(upper);
  all->addWidget(page_, 1);
  all->addLayout(lower);
  resize_within_screen(*this, {820, 480});
  timer_.setInterval(100);
  connect(&timer_, &QTimer::timeout, this, &EngineLogWindow::follow);
  connect(engines_, &QComboBox::activated, this, &EngineLogWindow::show_all);
  connect(pause_, &QCheckBox::toggled, this, &EngineLogWindow::follow);
  connect(copy_, &QPushButton::clicked, this,
          [this] { QApplication::clipboard()->setText(text()); });
  connect(save_, &QPushButton::clicked, this, &EngineLogWindow::save);
  connect(clear_, &QPushButton::clicked, this, [this] {
    log_.clear();
    page_->clear();
  });
  connect(close_, &QPushButton::clicked, this, &QDialog::close);
  retranslate();
}

void EngineLogWindow::retranslate() {
  setWindowTitle(tr("Engine log"));
  engines_->setItemText(0, tr("All engines"));
  engines_->setAccessibleName(tr("Engines"));
  page_->setAccessibleName(tr("Engine log"));
  pause_->setText(tr("Pause"));
  legend_->setText(tr("> to the engine   < from the engine   -- about it"));
  copy_->setText(tr("Copy"));
  save_->setText(tr("Save …"));
  clear_->setText(tr("Clear"));
  close_->setText(tr("Close"));
}

void EngineLogWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QDialog::changeEvent(event);
}

void EngineLogWindow::showEvent(QShowEvent* event) {
  follow();
  timer_.start();
  QDialog::showEvent(event);
}

void EngineLogWindow::hideEvent(QHideEvent* event) {
  timer_.stop();
  QDialog::hideEvent(event);
}

QString EngineLogWindow::text() const { return page_->toPlainText(); }

void EngineLogWindow::choose(int engine) {
  take_news();
  engines_->setCurrentIndex(engine);
  show_all();
}

void EngineLogWindow::set_paused(bool paused) { pause_->setChecked(paused); }

QString EngineLogWindow::row(const LogLine& line) const {
  return log_text(line, names_[static_cast<std::size_t>(line.engine) - 1]);
}

void EngineLogWindow::show_all() {
  page_->clear();
  shown_ = 0;
  take_news();
}

void EngineLogWindow::follow() {
  if (!pause_->isChecked()) take_news();
}

void EngineLogWindow::take_news() {
  const std::vector<LogLine> lines = log_.after(shown_);
  if (lines.empty()) return;
  // Asked for after the lines, so that every line's engine has a name.
  names_ = log_.names();
  while (engines_->count() <= static_cast<int>(names_.size())) {
    engines_->addItem(names_[static_cast<std::size_t>(engines_->count()) - 1]);
  }
  shown_ = lines.back().number;
  const int chosen = engines_->currentIndex();
  QString rows;
  for (const LogLine& line : lines) {
    if (chosen > 0 && line.engine != chosen) continue;
    if (!rows.isEmpty()) rows += '\n';
    rows += row(line);
  }
  if (rows.isEmpty()) return;
  // Who has scrolled up is reading there.
  QScrollBar* bar = page_->verticalScrollBar();
  const bool follows = bar->value() >= bar->maximum() - 1;
  const int place = bar->value();
  page_->appendPlainText(rows);
  bar->setValue(follows ? bar->maximum() : place);
}

void EngineLogWindow::save_to(const QString& path) {
  writes_.run(
      [path, text = text()] {
        const QByteArray bytes = text.toUtf8() + '\n';
        const std::string_view all(bytes.constData(), static_cast<std::size_t>(bytes.size()));
        return record::replace_file(std::filesystem::path(path.toStdU16String()), all).has_value();
      },
      [this](bool done) { Q_EMIT saved(done); });
}

void EngineLogWindow::save() {
  const QString path =
      QFileDialog::getSaveFileName(this, tr("Save"), "engine.log", tr("Text") + " (*.log *.txt)");
  if (path.isEmpty()) return;
  save_to(path);
  connect(
      this, &EngineLogWindow::saved, this,
      [this](bool done) {
        if (!done) QMessageBox::warning(this, tr("Save"), tr("The file cannot be written."));
      },
      Qt::SingleShotConnection);
}

}  // namespace chuhe::desktop
