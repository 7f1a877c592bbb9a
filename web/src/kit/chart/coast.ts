/** Coastlines for charts: a few corners go in, a ragged closed path comes out, the same one every time. */

export type Corner = readonly [x: number, y: number];

/** Seeded pseudo-random numbers from 0 to 1, so that a coast is always the same. */
function steady(seed: number): () => number {
  let word = seed >>> 0 || 1;
  return () => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) / 0x1_0000_0000;
  };
}

/** The path of a coast through these corners, broken finer and finer; `rough` is how far it strays, as a share of a side. */
export function coast(corners: readonly Corner[], rough = 0.16, seed = 7, depth = 4): string {
  const luck = steady(seed * 2_654_435_761);
  let line = corners.map(([x, y]): Corner => [x, y]);
  for (let round = 0; round < depth; round += 1) {
    line = line.flatMap((from, at) => {
      const to = line[(at + 1) % line.length]!;
      const stray = (luck() - 0.5) * 2 * rough;
      const middle: Corner = [(from[0] + to[0]) / 2 - (to[1] - from[1]) * stray, (from[1] + to[1]) / 2 + (to[0] - from[0]) * stray];
      return [from, middle];
    });
  }
  return `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}
