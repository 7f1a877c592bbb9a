"""Pgx: backgammon in batches of 1,024 on the CPU, random legal moves."""

import time
from importlib.metadata import version
from typing import Any

import jax
import pgx
from pgx.experimental import auto_reset

from bench.sample import Sample, asked

SIZE = 1024
STEPS = 16  # in one call: twice as fast as one by one


def main() -> None:
    """Print one sample; compilation is not counted."""
    arguments = asked()
    env = pgx.make("backgammon")
    step_all = jax.vmap(auto_reset(env.step, env.init))

    def step(state: Any, key: Any) -> tuple[Any, None]:
        first, second = jax.random.split(key)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        return step_all(state, jax.random.categorical(first, logits), jax.random.split(second, SIZE)), None

    @jax.jit  # type: ignore[untyped-decorator]
    def play(state: Any, key: Any) -> tuple[Any, Any]:
        own, following = jax.random.split(key)
        return jax.lax.scan(step, state, jax.random.split(own, STEPS))[0], following

    key = jax.random.PRNGKey(arguments.seed)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, SIZE))
    state, key = jax.block_until_ready(play(state, key))  # compiled by the first call
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < arguments.seconds:
        state, key = jax.block_until_ready(play(state, key))
        done += SIZE * STEPS
    print(Sample(f"Pgx {version('pgx')}", "backgammon", f"JAX, batch {SIZE}", done / spent).line())


if __name__ == "__main__":
    main()
