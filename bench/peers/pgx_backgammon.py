"""Pgx: backgammon in batches of 1,024 on the CPU, random legal moves."""

import time
from importlib.metadata import version

import jax
import pgx
from pgx.experimental import auto_reset

from bench.sample import Sample, asked

SIZE = 1024


def main() -> None:
    """Print one sample; compilation is not counted."""
    arguments = asked()
    env = pgx.make("backgammon")
    step_all = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit  # type: ignore[untyped-decorator]
    def step(state: object, key: object) -> object:
        first, second = jax.random.split(key)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))  # type: ignore[attr-defined]
        return step_all(state, jax.random.categorical(first, logits), jax.random.split(second, SIZE))

    key = jax.random.PRNGKey(arguments.seed)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, SIZE))
    state = jax.block_until_ready(step(state, key))
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < arguments.seconds:
        key, part = jax.random.split(key)
        state = jax.block_until_ready(step(state, part))
        done += SIZE
    print(Sample(f"Pgx {version('pgx')}", "backgammon", f"JAX, batch {SIZE}", done / spent).line())


if __name__ == "__main__":
    main()
