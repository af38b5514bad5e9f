// Sound by PulseAudio, or PipeWire in its place.
#include <memory>

#include <pulse/simple.h>

#include "sound_device.hpp"

namespace chuhe::desktop {

namespace {

class PulseDevice : public SoundDevice {
 public:
  explicit PulseDevice(pa_simple* stream) : stream_(stream) {}

  bool write(std::span<const std::int16_t> samples) override {
    return pa_simple_write(stream_.get(), samples.data(), samples.size_bytes(), nullptr) >= 0;
  }

 private:
  struct Free {
    void operator()(pa_simple* stream) const { pa_simple_free(stream); }
  };
  std::unique_ptr<pa_simple, Free> stream_;
};

}  // namespace

extern "C" __attribute__((visibility("default"))) SoundDevice* chuhe_make_sound_device(int rate) {
  const pa_sample_spec spec{
      .format = PA_SAMPLE_S16NE, .rate = static_cast<std::uint32_t>(rate), .channels = 1};
  // A move is to be heard when it is seen: little lies ready at the server, and it plays what there
  // is. A slow sink makes the server want more ahead than a short sound has, so that it must not
  // wait for that.
  const auto ahead = static_cast<std::uint32_t>(rate * 2 * 60 / 1'000);
  constexpr auto usual = static_cast<std::uint32_t>(-1);
  const pa_buffer_attr buffer{
      .maxlength = usual, .tlength = ahead, .prebuf = 0, .minreq = usual, .fragsize = usual};
  pa_simple* stream = pa_simple_new(nullptr, "Chuhe", PA_STREAM_PLAYBACK, nullptr, "Chuhe", &spec,
                                    nullptr, &buffer, nullptr);
  return stream == nullptr ? nullptr : new PulseDevice(stream);
}

}  // namespace chuhe::desktop
