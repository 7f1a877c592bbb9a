"""Many matches at once: `Batch` needs numpy alone, `env` is for Gymnasium, `sb3` for Stable-Baselines3."""

from fondaco.vector.batch import Batch, IllegalAction
from fondaco.vector.choice import Sampler, argmax
from fondaco.vector.opponents import Opponents

__all__ = ["Batch", "IllegalAction", "Opponents", "Sampler", "argmax"]
