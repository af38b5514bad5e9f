#include "position_editor.hpp"

#include <QButtonGroup>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QToolButton>
#include <QVBoxLayout>

#include <chuhe/core/fen.hpp>

#include "style.hpp"

namespace chuhe::desktop {

namespace {

QIcon piece_icon_of(Piece piece, const BoardLook& look) {
  QPixmap picture(80, 80);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  paint_piece(painter, {40, 40}, 76, piece, look, false);
  picture.setDevicePixelRatio(2);
  return QIcon(picture);
}

// What people usually begin with: both kings.
Diagram only_kings() {
  Diagram diagram;
  diagram.board[Square::e0] = Piece{Color::red, Role::king};
  diagram.board[Square::d9] = Piece{Color::black, Role::king};
  return diagram;
}

}  // namespace

PositionEditor::PositionEditor(const Diagram& diagram, const BoardLook& look, const Speech& speech,
                               QWidget* parent)
    : QDialog(parent),
      diagram_(diagram),
      speech_(speech),
      board_(new BoardWidget(this)),
      turn_(new QComboBox(this)),
      fen_(new QLineEdit(this)),
      faults_(new QLabel(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
  setWindowTitle(tr("Set up a position"));
  board_->set_look(look);
  board_->set_mode(BoardMode::edit);
  board_->set_animation_time(0);
  auto* choices = new QButtonGroup(this);
  auto* grid = new QGridLayout;
  // Seven rows of them: on a low screen they are smaller.
  constexpr int low_screen = 720;
  const int icon_size = screen()->availableSize().height() < low_screen ? 28 : 40;
  int column = 0;
  for (const Color color : all_colors) {
    int row = 0;
    for (const Role role : all_roles) {
      auto* button = new QToolButton(this);
      const Piece piece{color, role};
      button->setIcon(piece_icon_of(piece, look));
      button->setIconSize(QSize(icon_size, icon_size));
      button->setCheckable(true);
      button->setAutoRaise(true);
      button->setToolTip(qs(speech.book().name(piece)));
      button->setAccessibleName(button->toolTip());
      choices->addButton(button);
      grid->addWidget(button, row++, column);
      connect(button, &QToolButton::clicked, this, [this, piece] { chosen_ = piece; });
      piece_buttons_.push_back(button);
    }
    ++column;
  }
  auto* remove = new QToolButton(this);
  remove->setText(tr("Take away"));
  remove->setCheckable(true);
  remove->setChecked(true);
  remove->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  choices->addButton(remove);
  grid->addWidget(remove, role_count, 0, 1, 2);
  connect(remove, &QToolButton::clicked, this, [this] { chosen_.reset(); });
  piece_buttons_.push_back(remove);

  for (const Color color : all_colors) {
    turn_->addItem(tr("%1 to move").arg(speech.name(color)), static_cast<int>(color));
  }
  connect(turn_, &QComboBox::activated, this, [this](int row) {
    diagram_.turn = static_cast<Color>(row);
    show_diagram();
  });
  const auto add_button = [&](const QString& text, auto call) {
    auto* button = new QPushButton(text, this);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, call);
    return button;
  };
  auto* side = new QVBoxLayout;
  side->addLayout(grid);
  side->addWidget(turn_);
  side->addWidget(add_button(tr("Kings only"), [this] { set_diagram(only_kings()); }));
  side->addWidget(add_button(tr("Opening"), [this] { set_diagram(opening_diagram()); }));
  side->addWidget(add_button(tr("Mirror left and right"), [this] {
    Diagram mirror = diagram_;
    for (int i = 0; i < square_count; ++i) {
      mirror.board[mirrored(square_at(i))] = diagram_.board[square_at(i)];
    }
    set_diagram(mirror);
  }));
  side->addWidget(add_button(tr("Exchange the sides"), [this] {
    Diagram other = diagram_;
    for (int i = 0; i < square_count; ++i) {
      auto piece = diagram_.board[square_at(i)];
      if (piece) piece->color = opponent(piece->color);
      other.board[rotated(square_at(i))] = piece;
    }
    other.turn = opponent(diagram_.turn);
    set_diagram(other);
  }));
  side->addStretch(1);

  fen_->setAccessibleName(tr("Position as FEN"));
  connect(fen_, &QLineEdit::textEdited, this, &PositionEditor::take_fen);
  faults_->setWordWrap(true);
  faults_->setMinimumHeight(fontMetrics().height() * 3);
  faults_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  auto* middle = new QHBoxLayout;
  middle->addWidget(board_, 1);
  middle->addLayout(side);
  auto* all = new QVBoxLayout(this);
  all->addLayout(middle, 1);
  all->addWidget(fen_);
  all->addWidget(faults_);
  all->addWidget(buttons_);
  buttons_->button(QDialogButtonBox::Ok)->setText(tr("Use this position"));
  buttons_->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(board_, &BoardWidget::square_pressed, this, &PositionEditor::press);
  connect(board_, &BoardWidget::piece_moved, this, [this](Square from, Square to) {
    diagram_.board[to] = diagram_.board[from];
    diagram_.board[from].reset();
    show_diagram();
  });
  connect(board_, &BoardWidget::piece_thrown_away, this, [this](Square from) {
    diagram_.board[from].reset();
    show_diagram();
  });
  board_->set_describer([this](Square square) {
    const auto& piece = diagram_.board[square];
    const auto& book = speech_.book();
    return qs(piece ? book.name(*piece, square) : book.name(square));
  });
  resize_within_screen(*this, {640, 760});
  show_diagram();
}

void PositionEditor::choose(std::optional<Piece> piece) { chosen_ = piece; }

void PositionEditor::set_diagram(const Diagram& diagram) {
  diagram_ = diagram;
  show_diagram();
}

std::optional<Position> PositionEditor::position() const {
  const auto position = Position::from(diagram_);
  if (!position) return std::nullopt;
  return *position;
}

// The left button puts the chosen piece or takes it away again, the right one takes away.
void PositionEditor::press(Square square, Qt::MouseButton button) {
  auto& here = diagram_.board[square];
  if (button == Qt::RightButton || !chosen_ || here == chosen_) {
    here.reset();
  } else {
    // There is only one king of a side: a second one is the first one at another place.
    if (chosen_->role == Role::king) {
      for (auto& other : diagram_.board.values) {
        if (other == chosen_) other.reset();
      }
    }
    here = chosen_;
  }
  show_diagram();
}

void PositionEditor::show_diagram() {
  board_->set_position(diagram_.board, std::nullopt, Change::at_once);
  turn_->setCurrentIndex(static_cast<int>(diagram_.turn));
  if (!fen_->hasFocus()) fen_->setText(qs(to_fen(diagram_)));
  const auto position = Position::from(diagram_);
  fault_text_.clear();
  Bitboard squares;
  if (!position) {
    QStringList sentences;
    for (const PositionFault& fault : position.error()) {
      sentences << qs(speech_.book().sentence(fault));
      squares |= fault.squares;
    }
    fault_text_ = sentences.join('\n');
  }
  QPalette colors = palette();
  colors.setColor(QPalette::WindowText, position ? accents().good : accents().bad);
  faults_->setPalette(colors);
  faults_->setText(position ? tr("The position is legal.") : fault_text_);
  board_->mark(squares);
  buttons_->button(QDialogButtonBox::Ok)->setEnabled(position.has_value());
}

void PositionEditor::take_fen() {
  const std::string text = fen_->text().toStdString();
  const auto read = read_diagram(text);
  if (read) {
    diagram_ = *read;
    show_diagram();
    return;
  }
  QStringList sentences;
  for (const FenFault& fault : read.error()) {
    sentences << qs(speech_.book().sentence(fault, text));
  }
  fault_text_ = sentences.join('\n');
  faults_->setText(fault_text_);
  QPalette colors = palette();
  colors.setColor(QPalette::WindowText, accents().bad);
  faults_->setPalette(colors);
  buttons_->button(QDialogButtonBox::Ok)->setEnabled(false);
}

}  // namespace chuhe::desktop
