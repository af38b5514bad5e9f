#include "start_page.hpp"

#include <QComboBox>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPaintEvent>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include "board_painter.hpp"
#include "icons.hpp"
#include "speech.hpp"
#include "style.hpp"

namespace chuhe::desktop {

// A board to look at.
class StartPage::Picture : public QWidget {
 public:
  explicit Picture(QWidget* parent) : QWidget(parent) {
    setMinimumSize(200, 220);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    scene_.pieces = opening_diagram().board;
  }
  void set_look(const BoardLook& look) {
    look_ = look;
    cache_.clear();
    update();
  }

 protected:
  void paintEvent(QPaintEvent* event) override {
    QPainter painter(this);
    const BoardGeometry geometry(QRectF(rect()).adjusted(8, 8, -8, -8), scene_.orientation,
                                 look_.labels != EdgeLabels::none);
    cache_.paint(painter, geometry, scene_, look_, QRectF(event->rect()), devicePixelRatioF());
  }

 private:
  BoardScene scene_;
  BoardLook look_;
  BoardCache cache_;
};

StartPage::StartPage(QWidget* parent)
    : QWidget(parent),
      picture_(new Picture(this)),
      title_(new QLabel(QStringLiteral("楚河  Chuhe"), this)),
      greeting_(new QLabel(this)),
      recent_(new QLabel(this)),
      language_label_(new QLabel(this)),
      language_(new QComboBox(this)) {
  auto* grid = new QGridLayout;
  grid->setSpacing(10);
  continue_ = add_button(*grid, 0, 0, static_cast<int>(Icon::resume), &StartPage::continue_wanted);
  computer_ =
      add_button(*grid, 1, 0, static_cast<int>(Icon::computer), &StartPage::computer_wanted);
  people_ =
      add_button(*grid, 1, 1, static_cast<int>(Icon::two_people), &StartPage::two_people_wanted);
  open_ = add_button(*grid, 2, 0, static_cast<int>(Icon::open), &StartPage::open_wanted);
  editor_ = add_button(*grid, 2, 1, static_cast<int>(Icon::edit), &StartPage::editor_wanted);
  analysis_ = add_button(*grid, 3, 0, static_cast<int>(Icon::analyse), &StartPage::analysis_wanted);
  grid->removeWidget(continue_);
  grid->addWidget(continue_, 0, 0, 1, 2);
  grid->removeWidget(analysis_);
  grid->addWidget(analysis_, 3, 0, 1, 2);
  continue_->setVisible(false);

  QFont large = title_->font();
  large.setPointSizeF(large.pointSizeF() * 2.3);
  large.setBold(true);
  title_->setFont(large);
  greeting_->setWordWrap(true);
  recent_->setWordWrap(true);
  recent_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  connect(recent_, &QLabel::linkActivated, this, [this](const QString& link) {
    const int number = link.toInt();
    if (number >= 0 && number < recent_files_.size()) Q_EMIT file_wanted(recent_files_[number]);
  });
  language_->addItem(QString(), -1);
  for (const words::Language language : words::all_languages) {
    language_->addItem(qs(words::own_name(language)), static_cast<int>(language));
  }
  connect(language_, &QComboBox::activated, this, [this] {
    const int chosen = language_->currentData().toInt();
    std::optional<words::Language> language;
    if (chosen >= 0) language = static_cast<words::Language>(chosen);
    Q_EMIT language_chosen(language);
  });

  auto* languages = new QHBoxLayout;
  languages->addWidget(language_label_);
  languages->addWidget(language_, 1);
  auto* right = new QVBoxLayout;
  right->setContentsMargins(10, 10, 24, 10);
  right->addStretch(2);
  right->addWidget(title_);
  right->addWidget(greeting_);
  right->addSpacing(12);
  right->addLayout(grid);
  right->addSpacing(10);
  right->addWidget(recent_);
  right->addStretch(3);
  right->addLayout(languages);
  auto* all = new QHBoxLayout(this);
  all->addWidget(picture_, 3);
  all->addLayout(right, 2);
  retranslate();
}

QToolButton* StartPage::add_button(QGridLayout& grid, int row, int column, int number,
                                   void (StartPage::*signal)()) {
  auto* button = new QToolButton(this);
  button->setIcon(icon(static_cast<Icon>(number)));
  button->setIconSize(QSize(28, 28));
  button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  button->setMinimumHeight(54);
  button->setFocusPolicy(Qt::StrongFocus);
  connect(button, &QToolButton::clicked, this, signal);
  grid.addWidget(button, row, column);
  return button;
}

void StartPage::set_look(const BoardLook& look) { picture_->set_look(look); }

void StartPage::set_unfinished(bool exists, const QString& what) {
  unfinished_ = what;
  continue_->setVisible(exists);
  retranslate();
}

void StartPage::set_language(std::optional<words::Language> language) {
  language_->setCurrentIndex(language ? static_cast<int>(*language) + 1 : 0);
}

void StartPage::set_recent_files(const QStringList& files) {
  recent_files_ = files;
  retranslate();
}

void StartPage::retranslate() {
  greeting_->setText(tr("Xiangqi: play, look back, understand."));
  continue_->setText(unfinished_.isEmpty() ? tr("Continue the game")
                                           : tr("Continue the game: %1").arg(unfinished_));
  computer_->setText(tr("Against the computer"));
  people_->setText(tr("Two people"));
  open_->setText(tr("Open a game"));
  editor_->setText(tr("Set up a position"));
  analysis_->setText(tr("Empty board to try moves and analyse"));
  language_label_->setText(tr("Language"));
  language_->setItemText(0, tr("As the system has it"));
  QString links;
  const QString color = palette().color(QPalette::Link).name();
  for (qsizetype i = 0; i < std::min<qsizetype>(recent_files_.size(), 4); ++i) {
    links += QStringLiteral("<br><a style=\"color:%1\" href=\"%2\">%3</a>")
                 .arg(color)
                 .arg(i)
                 .arg(QFileInfo(recent_files_[i]).fileName().toHtmlEscaped());
  }
  recent_->setText(links.isEmpty() ? QString()
                                   : "<b>" + tr("Recent files").toHtmlEscaped() + "</b>" + links);
}

void StartPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) {
    retranslate();
  }
  QWidget::changeEvent(event);
}

}  // namespace chuhe::desktop
