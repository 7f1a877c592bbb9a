"""One random episode of a PettingZoo environment, played the same way for all of them."""

import random
from typing import Any


def episode(env: Any) -> int:
    """By `agent_iter`, `last` and `step`, a legal action drawn from the mask; how many decisions it took."""
    env.reset(seed=random.getrandbits(31))
    steps = 0
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        legal = seen["action_mask"].view(bool).nonzero()[0]
        env.step(legal[int(random.random() * len(legal))])
        steps += 1
    return steps
