// What is heard, and when.
#include <QAction>
#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include <QtTest/QTest>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <chuhe/core/coordinates.hpp>
#include <chuhe/core/fen.hpp>

#include "main_window.hpp"
#include "preferences.hpp"
#include "settings_dialog.hpp"
#include "sounds.hpp"
#include "suites.hpp"

namespace chuhe::desktop::tests {

namespace {

constexpr int patience = 20'000;

Move move(const char* text) { return parse_coordinates(text).value(); }

// A sound server that takes a call and never answers.
class MuteServer {
 public:
  MuteServer() : path_(QFile::encodeName(folder_.filePath("socket"))) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    std::ranges::copy(path_.left(sizeof(address.sun_path) - 1), address.sun_path);
    listening_ = ::socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0);
    ::bind(listening_, reinterpret_cast<const sockaddr*>(&address), sizeof(address));
    ::listen(listening_, 1);
  }
  ~MuteServer() {
    ::close(listening_);
    if (caller_ >= 0) ::close(caller_);
  }
  MuteServer(const MuteServer&) = delete;
  MuteServer& operator=(const MuteServer&) = delete;

  const QByteArray& path() const { return path_; }
  // Whether somebody has called and still waits.
  bool has_caller() {
    if (caller_ < 0) caller_ = ::accept(listening_, nullptr, nullptr);
    if (caller_ < 0) return false;
    std::array<char, 4096> heard{};
    ssize_t count = 0;
    do {
      count = ::recv(caller_, heard.data(), heard.size(), MSG_DONTWAIT);
    } while (count > 0);
    return count < 0;
  }

 private:
  QTemporaryDir folder_;
  QByteArray path_;
  int listening_ = -1;
  int caller_ = -1;
};

}  // namespace

class SoundTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Loud enough, never over full scale, silent at both ends, and each another one.
  void sounds_are_sound() {
    std::vector<std::vector<std::int16_t>> all;
    for (int i = 0; i < sound_count; ++i) {
      const auto samples = synthesize(static_cast<Sound>(i));
      QVERIFY(samples.size() > sample_rate / 20);
      QVERIFY(samples.size() < 2 * sample_rate);
      QCOMPARE(samples.front(), std::int16_t{0});
      QCOMPARE(samples.back(), std::int16_t{0});
      int loudest = 0;
      int steepest = 0;
      for (std::size_t j = 0; j < samples.size(); ++j) {
        loudest = std::max(loudest, std::abs(int{samples[j]}));
        if (j > 0) steepest = std::max(steepest, std::abs(samples[j] - samples[j - 1]));
      }
      QVERIFY2(loudest > 4'000 && loudest <= 30'000, qPrintable(QString::number(loudest)));
      // What is cut off or wraps round jumps over more than half of the scale.
      QVERIFY2(steepest < 30'000, qPrintable(QString::number(steepest)));
      QCOMPARE(samples, synthesize(static_cast<Sound>(i)));
      QVERIFY(std::ranges::find(all, samples) == all.end());
      all.push_back(samples);
    }
  }

  void moves_captures_and_checks_differ() {
    Line line;
    QVERIFY(!sound_of_last_move(line));
    line.push(move("h2e2"));
    QCOMPARE(sound_of_last_move(line), std::optional(Sound::move));
    Line check(position_from_fen("4k4/9/9/9/9/9/9/9/R8/3K5 w"));
    check.push(move("a1a9"));
    QCOMPARE(sound_of_last_move(check), std::optional(Sound::check));
    Line other;
    other.push(move("b2b9"));
    QCOMPARE(sound_of_last_move(other), std::optional(Sound::capture));
  }

  void a_low_clock_is_heard_at_ten_seconds_and_from_five() {
    LowClock clock;
    int heard = 0;
    for (int left = 12'000; left >= 0; left -= 100) {
      if (clock.is_heard(Color::red, match::Milliseconds(left))) ++heard;
    }
    QCOMPARE(heard, 6);
    QVERIFY(!clock.is_heard(Color::black, match::Milliseconds(60'000)));
    QVERIFY(!clock.is_heard(Color::black, std::nullopt));
    QVERIFY(clock.is_heard(Color::black, match::Milliseconds(3'000)));
  }

  void sounds_add_up_and_end() {
    const std::vector<std::int16_t> tone(300, 20'000);
    Mixer mixer;
    std::vector<std::int16_t> out(200, 1);
    mixer.mix(out);
    QVERIFY(std::ranges::all_of(out, [](std::int16_t sample) { return sample == 0; }));
    mixer.add(tone, 1.0);
    mixer.mix(out);
    QCOMPARE(out[0], std::int16_t{20'000});
    mixer.add(tone, 0.5);
    mixer.mix(out);
    QCOMPARE(out[0], std::int16_t{25'000});
    QCOMPARE(out[150], std::int16_t{5'000});
    mixer.add(tone, 1.0);
    mixer.add(tone, 1.0);
    mixer.mix(out);
    QCOMPARE(out[0], std::int16_t{32'767});
    mixer.mix(out);
    QVERIFY(mixer.is_silent());
  }

  // On a machine without sound nothing happens either.
  void playing_is_told_with_a_device_or_without() {
    auto player = std::make_unique<SoundPlayer>();
    QSignalSpy played(player.get(), &SoundPlayer::played);
    player->play(Sound::move);
    QCOMPARE(played.size(), 0);
    player->set_volume(1);
    for (int i = 0; i < sound_count; ++i) player->play(static_cast<Sound>(i));
    QCOMPARE(played.size(), sound_count);
    QTest::qWait(300);
    player->play(Sound::end);
    player.reset();
  }

  // Here the server takes the call and says nothing: the thread that called still waits for it when
  // everything has been played.
  void playing_waits_for_nothing() {
    if (!SoundPlayer::is_available()) QSKIP("built without libpulse: there is nothing to wait for");
    const QByteArray before = qgetenv("PULSE_SERVER");
    SoundPlayer player;
    player.set_volume(1);
    QSignalSpy played(&player, &SoundPlayer::played);
    {
      MuteServer server;
      qputenv("PULSE_SERVER", "unix:" + server.path());
      for (int i = 0; i < sound_count; ++i) player.play(static_cast<Sound>(i));
      QTRY_VERIFY_WITH_TIMEOUT(server.has_caller(), patience);
      for (int i = 0; i < sound_count; ++i) player.play(static_cast<Sound>(i));
      QCOMPARE(played.size(), 2 * sound_count);
      QVERIFY(server.has_caller());
    }
    before.isNull() ? qunsetenv("PULSE_SERVER") : qputenv("PULSE_SERVER", before);
  }

  void the_window_is_heard_and_can_be_silenced() {
    QSettings settings(settings_file(), QSettings::IniFormat);
    settings.clear();
    settings.setValue("animation", 0);
    settings.setValue("volume", 1);
    EngineStable stable;
    MainWindow window(settings, stable);
    QSignalSpy played(&window.sounds(), &SoundPlayer::played);
    window.begin_game({});
    window.desk().make_move(move("b2b9"));
    QCOMPARE(played.size(), 1);
    QCOMPARE(played[0][0].value<Sound>(), Sound::capture);
    window.desk().step(-1);
    QCOMPARE(played.size(), 1);
    window.desk().step(1);
    QCOMPARE(played.size(), 2);
    window.action("sounds")->setEnabled(true);
    window.action("sounds")->trigger();
    QVERIFY(!window.preferences().has_sounds);
    window.desk().step(-1);
    window.desk().step(1);
    QCOMPARE(played.size(), 2);
    QCOMPARE(load_preferences(settings).has_sounds, false);
    window.desk().leave_game();
    window.desk().set_unmodified();
    settings.clear();
  }

  // A line of the analysis is put down at once, not played move by move.
  void a_line_of_the_analysis_is_not_heard() {
    QSettings settings(settings_file(), QSettings::IniFormat);
    settings.clear();
    EngineStable stable;
    MainWindow window(settings, stable);
    window.paste_text("1. C2=5");
    window.desk().go_to_end();
    QSignalSpy played(&window.sounds(), &SoundPlayer::played);
    QSignalSpy changed(&window.desk(), &GameDesk::tree_changed);
    QSignalSpy placed(&window.desk(), &GameDesk::placed);
    const auto here = window.desk().place();
    Q_EMIT window.analysis().line_chosen({move("h9g7"), move("h0g2"), move("i9h9")});
    QCOMPARE(window.desk().game().main_line().size(), std::size_t{4});
    QCOMPARE(window.desk().place(), here);
    QVERIFY(window.desk().is_modified());
    QCOMPARE(played.size(), 0);
    QCOMPARE(placed.size(), 0);
    QCOMPARE(changed.size(), 1);
    // The same line again is no change.
    Q_EMIT window.analysis().line_chosen({move("h9g7"), move("h0g2")});
    QCOMPARE(changed.size(), 1);
    window.desk().begin({});
    Q_EMIT window.analysis().line_chosen({move("h2e2")});
    QCOMPARE(window.desk().game().move_count(), std::size_t{0});
    window.desk().leave_game();
    settings.clear();
  }

  void the_volume_is_set_and_tried() {
    SettingsDialog dialog(Preferences{}, Speech());
    QSignalSpy tried(&dialog, &SettingsDialog::sound_tried);
    auto* volume = dialog.findChild<QSlider*>("volume");
    QVERIFY(volume != nullptr);
    volume->setValue(20);
    QCOMPARE(dialog.preferences().volume, 20);
    QCOMPARE(tried.size(), 1);
  }
};

std::unique_ptr<QObject> sound_suite() { return std::make_unique<SoundTest>(); }

}  // namespace chuhe::desktop::tests

#include "sound_test.moc"
