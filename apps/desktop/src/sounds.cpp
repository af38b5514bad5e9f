#include "sounds.hpp"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLibrary>
#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <mutex>
#include <numbers>
#include <thread>
#include <utility>

#include "sound_device.hpp"

namespace chuhe::desktop {

// ---- synthesis ----------------------------------------------------------------------------------

namespace {

// A sine that dies away: where it begins, how high and loud it is, how long until it is at 1/e.
struct Partial {
  double begin;
  double frequency;
  double loudness;
  double decay;
};

// A burst of noise, as of two surfaces that meet.
struct Burst {
  double begin;
  double loudness;
  double decay;
};

struct Recipe {
  double seconds;
  std::vector<Partial> partials;
  std::vector<Burst> bursts;
};

// Wood on wood rings at frequencies that are no multiples of each other, and the higher the
// shorter.
void add_clack(Recipe& recipe, double begin, double pitch, double loudness) {
  for (const auto& [ratio, share, decay] : {std::array{1.0, 0.55, 0.030},
                                            {2.31, 0.30, 0.016},
                                            {3.87, 0.18, 0.009},
                                            {0.42, 0.40, 0.045}}) {
    recipe.partials.push_back({begin, pitch * ratio, loudness * share, decay});
  }
  recipe.bursts.push_back({begin, loudness * 0.35, 0.004});
}

// A small bell.
void add_tone(Recipe& recipe, double begin, double pitch, double loudness, double decay) {
  for (const auto& [ratio, share] : {std::pair{1.0, 0.6}, {2.0, 0.22}, {3.01, 0.1}}) {
    recipe.partials.push_back({begin, pitch * ratio, loudness * share, decay / ratio});
  }
}

Recipe recipe_of(Sound sound) {
  Recipe recipe{};
  switch (sound) {
    case Sound::move:
      recipe.seconds = 0.18;
      add_clack(recipe, 0, 620, 0.75);
      break;
    case Sound::capture:
      // The piece that is taken, and the one that takes its place.
      recipe.seconds = 0.26;
      add_clack(recipe, 0, 830, 0.55);
      add_clack(recipe, 0.055, 470, 0.85);
      break;
    case Sound::check:
      recipe.seconds = 0.55;
      add_clack(recipe, 0, 620, 0.6);
      add_tone(recipe, 0.03, 880, 0.35, 0.12);
      add_tone(recipe, 0.13, 1174.7, 0.35, 0.14);
      break;
    case Sound::end:
      recipe.seconds = 1.3;
      add_tone(recipe, 0, 523.25, 0.35, 0.3);
      add_tone(recipe, 0.14, 659.26, 0.35, 0.3);
      add_tone(recipe, 0.28, 783.99, 0.4, 0.4);
      break;
    case Sound::low_clock:
      recipe.seconds = 0.09;
      add_tone(recipe, 0, 1568, 0.4, 0.018);
      break;
  }
  return recipe;
}

}  // namespace

std::vector<std::int16_t> synthesize(Sound sound) {
  const Recipe recipe = recipe_of(sound);
  const auto count = static_cast<std::size_t>(recipe.seconds * sample_rate);
  std::vector<double> samples(count, 0.0);
  const auto since = [](std::size_t i, double begin) {
    return static_cast<double>(i) / sample_rate - begin;
  };
  for (const Partial& partial : recipe.partials) {
    for (std::size_t i = 0; i < count; ++i) {
      const double time = since(i, partial.begin);
      if (time < 0) continue;
      samples[i] += partial.loudness * std::exp(-time / partial.decay) *
                    std::sin(2 * std::numbers::pi * partial.frequency * time);
    }
  }
  for (const Burst& burst : recipe.bursts) {
    std::uint32_t noise = 20'240'501;
    for (std::size_t i = 0; i < count; ++i) {
      noise = noise * 1'664'525U + 1'013'904'223U;
      const double time = since(i, burst.begin);
      if (time < 0) continue;
      const double value = static_cast<double>(noise >> 8) / (1 << 23) - 1;
      samples[i] += burst.loudness * std::exp(-time / burst.decay) * value;
    }
  }
  // Soft edges, for a step in the signal is heard as a click.
  const std::size_t rise = sample_rate / 2000;
  const std::size_t fall = sample_rate / 100;
  std::vector<std::int16_t> result(count);
  for (std::size_t i = 0; i < count; ++i) {
    const double edge =
        std::min({1.0, static_cast<double>(i) / rise, static_cast<double>(count - 1 - i) / fall});
    result[i] = static_cast<std::int16_t>(std::lround(30'000 * std::tanh(samples[i]) * edge));
  }
  return result;
}

// ---- when ---------------------------------------------------------------------------------------

std::optional<Sound> sound_of_last_move(const Line& line) {
  if (line.plies() == 0) return std::nullopt;
  const auto positions = line.positions();
  if (line.position().in_check()) return Sound::check;
  return positions[positions.size() - 2].piece_at(line.moves().back().to()) ? Sound::capture
                                                                            : Sound::move;
}

bool LowClock::is_heard(Color turn, std::optional<match::Milliseconds> left) {
  if (!left) return false;
  const std::int64_t seconds = (left->count() + 999) / 1000;
  const bool is_another = turn != turn_ || seconds != seconds_;
  turn_ = turn;
  seconds_ = seconds;
  return is_another && (seconds == 10 || (seconds >= 1 && seconds <= 5));
}

// ---- playing ------------------------------------------------------------------------------------

void Mixer::add(std::span<const std::int16_t> samples, double volume) {
  // The ear takes twice the power for less than twice as loud.
  const double factor = std::pow(std::clamp(volume, 0.0, 1.0), 2.0);
  constexpr std::size_t most = 8;
  if (voices_.size() < most) voices_.push_back({samples, factor});
}

void Mixer::mix(std::span<std::int16_t> out) {
  std::ranges::fill(out, std::int16_t{0});
  for (Voice& voice : voices_) {
    const std::size_t count = std::min(out.size(), voice.left.size());
    for (std::size_t i = 0; i < count; ++i) {
      const double sum = out[i] + voice.factor * voice.left[i];
      out[i] = static_cast<std::int16_t>(std::clamp(std::lround(sum), -32'767L, 32'767L));
    }
    voice.left = voice.left.subspan(count);
  }
  std::erase_if(voices_, [](const Voice& voice) { return voice.left.empty(); });
}

namespace {

// Beside the program, as it is built; else where it is installed.
QString library_path() {
  const QString folder = QCoreApplication::applicationDirPath();
  for (const QString& place : {folder, folder + "/../bin", folder + "/" CHUHE_SOUND_PLACE}) {
    const QString path = place + "/libchuhe-sound.so";
    if (QFileInfo::exists(path)) return QDir::cleanPath(path);
  }
  return {};
}

SoundDeviceMaker* load_maker(const QString& path) {
  if (path.isEmpty()) return nullptr;
  return reinterpret_cast<SoundDeviceMaker*>(QLibrary::resolve(path, "chuhe_make_sound_device"));
}

struct Wanted {
  Sound sound;
  double volume;
};

}  // namespace

// What the window and the thread of the sounds both see.
struct SoundPlayer::Shared {
  std::mutex mutex;
  std::condition_variable wake;
  std::vector<Wanted> wanted;
  bool is_running = false;
  bool quits = false;

  // The thread's work.
  void run(const QString& library) {
    using std::chrono::steady_clock;
    // A stream that stays open would keep the system's sound device awake, and a server that is not
    // there now may be there later.
    constexpr auto closes_after = std::chrono::seconds(2);
    constexpr auto tries_again_after = std::chrono::seconds(5);
    SoundDeviceMaker* const make = load_maker(library);
    std::array<std::vector<std::int16_t>, sound_count> samples;
    std::vector<std::int16_t> chunk(sample_rate / 100);
    Mixer mixer;
    std::unique_ptr<SoundDevice> device;
    auto next_try = steady_clock::now();
    for (;;) {
      std::vector<Wanted> news;
      {
        std::unique_lock lock(mutex);
        if (mixer.is_silent()) {
          wake.wait_for(lock, closes_after, [&] { return quits || !wanted.empty(); });
        }
        if (quits) break;
        news.swap(wanted);
      }
      for (const auto& [sound, volume] : news) {
        auto& recipe = samples[static_cast<std::size_t>(sound)];
        if (recipe.empty()) recipe = synthesize(sound);
        mixer.add(recipe, volume);
      }
      if (mixer.is_silent()) {
        device.reset();
        // Nothing to do until something is wanted.
        std::unique_lock lock(mutex);
        wake.wait(lock, [&] { return quits || !wanted.empty(); });
        continue;
      }
      if (!device && make != nullptr && steady_clock::now() >= next_try) {
        device.reset(make(sample_rate));
        if (!device) next_try = steady_clock::now() + tries_again_after;
      }
      mixer.mix(chunk);
      if (device && device->write(chunk)) continue;
      device.reset();
      mixer.clear();
    }
  }
};

SoundPlayer::SoundPlayer(QObject* parent) : QObject(parent), shared_(std::make_shared<Shared>()) {}

SoundPlayer::~SoundPlayer() {
  std::unique_lock lock(shared_->mutex);
  shared_->quits = true;
  shared_->wake.notify_all();
  // A sound server that hangs does not keep the program from ending.
  shared_->wake.wait_for(lock, std::chrono::seconds(2), [&] { return !shared_->is_running; });
}

bool SoundPlayer::is_available() { return !library_path().isEmpty(); }

void SoundPlayer::play(Sound sound) {
  if (volume_ <= 0) return;
  {
    const std::lock_guard lock(shared_->mutex);
    constexpr std::size_t most = 8;
    if (shared_->wanted.size() < most) shared_->wanted.push_back({sound, volume_ / 100.0});
    if (!shared_->is_running) {
      shared_->is_running = true;
      std::thread([shared = shared_, library = library_path()] {
        shared->run(library);
        const std::lock_guard ended(shared->mutex);
        shared->is_running = false;
        shared->wake.notify_all();
      }).detach();
    }
  }
  shared_->wake.notify_all();
  Q_EMIT played(sound, volume_);
}

}  // namespace chuhe::desktop
