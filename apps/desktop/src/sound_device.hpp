// What plays samples: the face of a library of its own, so that the window starts, and runs,
// without what sound needs.
#pragma once

#include <cstdint>
#include <span>

namespace chuhe::desktop {

/// Plays samples of one channel; used in one thread.
class SoundDevice {
 public:
  virtual ~SoundDevice() = default;
  /// Hands samples over and waits until there is room for them; false: the device has gone.
  virtual bool write(std::span<const std::int16_t> samples) = 0;
};

/// The library's one function, `chuhe_make_sound_device`: makes a device for so many samples a
/// second, or null where there is none.
using SoundDeviceMaker = SoundDevice*(int rate);

}  // namespace chuhe::desktop
