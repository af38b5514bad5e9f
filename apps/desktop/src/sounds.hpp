// What is heard: synthesised at run time, so that no recording is shipped.
#pragma once

#include <QObject>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include <chuhe/core/line.hpp>
#include <chuhe/match/clock.hpp>

namespace chuhe::desktop {

/// What there is a sound for.
enum class Sound : std::uint8_t { move, capture, check, end, low_clock };
inline constexpr int sound_count = 5;

/// Samples a second of every sound.
inline constexpr int sample_rate = 44'100;

/// The samples of a sound, one channel; always the same ones. They begin and end in silence and
/// keep below full scale.
std::vector<std::int16_t> synthesize(Sound sound);

/// The sound of a line's last move; nothing where there is none.
std::optional<Sound> sound_of_last_move(const Line& line);

/// Says when a clock that runs low is to be heard: once at ten seconds, then every second from
/// five.
class LowClock {
 public:
  /// To be told what the side to move has left, again and again. True: it is to be heard now.
  bool is_heard(Color turn, std::optional<match::Milliseconds> left);

 private:
  Color turn_ = Color::red;
  std::int64_t seconds_ = 0;
};

/// Adds up sounds that are heard at the same time.
class Mixer {
 public:
  /// Begins a sound now, as loud as `volume` says, from 0 to 1 as the ear has it. The samples must
  /// stay.
  void add(std::span<const std::int16_t> samples, double volume);
  bool is_silent() const { return voices_.empty(); }
  void clear() { voices_.clear(); }
  /// The next samples of everything; what would be too loud is cut off.
  void mix(std::span<std::int16_t> out);

 private:
  struct Voice {
    std::span<const std::int16_t> left;
    double factor;
  };
  std::vector<Voice> voices_;
};

/// Plays sounds from a thread of its own, so that nobody waits for the system's sound server. What
/// talks to that server is a library that is loaded when the first sound is to be heard; without
/// it, or without a server, there is silence and nothing else.
class SoundPlayer : public QObject {
  Q_OBJECT

 public:
  explicit SoundPlayer(QObject* parent = nullptr);
  ~SoundPlayer() override;

  /// Whether the library that plays is there.
  static bool is_available();
  /// In percent; 0: nothing is played.
  void set_volume(int percent) { volume_ = percent; }
  void play(Sound sound);

 Q_SIGNALS:
  /// A sound has been sent on its way.
  void played(chuhe::desktop::Sound sound, int volume);

 private:
  struct Shared;

  std::shared_ptr<Shared> shared_;
  int volume_ = 0;
};

}  // namespace chuhe::desktop
