/** From a grid of labels to smooth outlines: every line between two labels is traced once and shared by both sides. */

/** Values from 0 to 1 that change gently over the plane and are the same every time. */
export function steadyNoise(seed) {
  const at = (x, y) => {
    let word = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263) ^ Math.imul(seed, 2_246_822_519);
    word = Math.imul(word ^ (word >>> 13), 1_274_126_177);
    return ((word ^ (word >>> 16)) >>> 0) / 0x1_0000_0000;
  };
  const ease = (t) => t * t * (3 - 2 * t);
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - left), ease(y - top)];
    const upper = at(left, top) * (1 - u) + at(left + 1, top) * u;
    const lower = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u;
    return upper * (1 - v) + lower * v;
  };
}

/** The cell of a label that is farthest from everything else. */
export function pole(label, W, H, fine, wanted) {
  let best = null;
  let most = -1;
  const inside = (x, y) => x >= 0 && y >= 0 && x < W && y < H && label[y * W + x] === wanted;
  for (let y = 0; y < H; y += 2) {
    for (let x = 0; x < W; x += 2) {
      if (!inside(x, y)) continue;
      let free = Infinity;
      for (let turn = 0; turn < 24; turn += 1) {
        const [dx, dy] = [Math.cos((turn * Math.PI) / 12), Math.sin((turn * Math.PI) / 12)];
        let far = 1;
        while (far < 80 * fine && inside(Math.round(x + dx * far), Math.round(y + dy * far))) far += 1;
        free = Math.min(free, far);
        if (free <= most) break;
      }
      if (free > most) [best, most] = [[x / fine, y / fine], free];
    }
  }
  return best ? [...best.map((value) => Math.round(value * 10) / 10), Math.round((most / fine) * 10) / 10] : null;
}

/** Corners of cells are x + y * (W + 1); an edge of the grid runs between two of them and has a label on each side. */
export function trace(label, W, H, fine) {
  const wide = W + 1;
  const get = (x, y) => (x < 0 || y < 0 || x >= W || y >= H ? -2 : label[y * W + x]);
  const steps = [1, wide, -1, -wide]; // right, down, left, up
  /** The labels to the left and right of the edge that leaves a corner in a direction. */
  const sides = (corner, way) => {
    const [x, y] = [corner % wide, Math.floor(corner / wide)];
    if (way === 0) return [get(x, y - 1), get(x, y)];
    if (way === 1) return [get(x, y), get(x - 1, y)];
    if (way === 2) return [get(x - 1, y), get(x - 1, y - 1)];
    return [get(x - 1, y - 1), get(x, y - 1)];
  };
  const isEdge = (corner, way) => {
    const [one, other] = sides(corner, way);
    return one !== other;
  };
  const degree = (corner) => [0, 1, 2, 3].filter((way) => isEdge(corner, way)).length;
  const used = new Set();
  const paths = [];

  function follow(corner, way) {
    const [one, other] = sides(corner, way);
    const line = [corner];
    let [at, going] = [corner, way];
    for (;;) {
      used.add(at * 4 + going);
      at += steps[going];
      used.add(at * 4 + ((going + 2) % 4));
      line.push(at);
      if (at === corner || degree(at) !== 2) break;
      going = [0, 1, 2, 3].find((next) => next !== (going + 2) % 4 && isEdge(at, next));
    }
    paths.push({ one, other, points: smooth(line.map((spot) => [(spot % wide) / fine, Math.floor(spot / wide) / fine]), line[0] === line.at(-1)) });
  }

  for (let corner = 0; corner < wide * (H + 1); corner += 1) {
    if (label.length && degree(corner) > 2) for (let way = 0; way < 4; way += 1) if (isEdge(corner, way) && !used.has(corner * 4 + way)) follow(corner, way);
  }
  for (let corner = 0; corner < wide * (H + 1); corner += 1) {
    for (let way = 0; way < 2; way += 1) if (isEdge(corner, way) && !used.has(corner * 4 + way)) follow(corner, way);
  }
  for (const path of paths) path.d = write(path.points);

  /** Closed loops around everything for which `within` holds. */
  function loops(within) {
    const left = paths.flatMap((path) => {
      const [one, other] = [within(path.one), within(path.other)];
      if (one === other) return [];
      return [one ? path.points : [...path.points].reverse()];
    });
    const starts = new Map();
    const key = ([x, y]) => `${x} ${y}`;
    for (const line of left) starts.set(key(line[0]), [...(starts.get(key(line[0])) ?? []), line]);
    let d = '';
    while (left.some((line) => !line.done)) {
      const first = left.find((line) => !line.done);
      let whole = [...first];
      first.done = true;
      while (key(whole.at(-1)) !== key(whole[0])) {
        const next = (starts.get(key(whole.at(-1))) ?? []).find((line) => !line.done);
        if (!next) break;
        next.done = true;
        whole = whole.concat(next.slice(1));
      }
      d += `${write(whole.slice(0, -1))}z`;
    }
    for (const line of left) delete line.done;
    return d;
  }
  return { paths, loops, outline: (wanted) => loops((at) => at === wanted) };
}

/** Rounds off the steps of the grid, then leaves out what the eye would not miss. */
function smooth(line, closed) {
  let points = line;
  for (let round = 0; round < 6; round += 1) {
    const last = points.length - 1;
    points = points.map((point, at) => {
      if (!closed && (at === 0 || at === last)) return point;
      const before = points[at === 0 ? last - 1 : at - 1];
      const after = points[at === last ? 1 : at + 1];
      return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
    });
  }
  const round = (value) => Math.round(value * 10) / 10;
  return thin(points, 0.28).map(([x, y]) => [round(x), round(y)]);
}

function thin(points, slack) {
  if (points.length < 3) return points;
  const [[ax, ay], [bx, by]] = [points[0], points.at(-1)];
  const long = Math.hypot(bx - ax, by - ay);
  let [far, most] = [0, -1];
  points.forEach(([x, y], at) => {
    const off = long ? Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / long : Math.hypot(x - ax, y - ay);
    if (at && at < points.length - 1 && off > most) [far, most] = [at, off];
  });
  if (most <= slack) return [points[0], points.at(-1)];
  return [...thin(points.slice(0, far + 1), slack).slice(0, -1), ...thin(points.slice(far), slack)];
}

/** A path in relative steps of a tenth, as short as it can be written. */
function write(points) {
  const tenth = (value) => {
    const text = String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
    return text === '-0' ? '0' : text;
  };
  const join = (x, y) => `${x}${y.startsWith('-') ? '' : ' '}${y}`;
  let [px, py] = points[0];
  let d = `M${join(tenth(px), tenth(py))}l`;
  points.slice(1).forEach(([x, y], at) => {
    const step = join(tenth(x - px), tenth(y - py));
    d += at && !step.startsWith('-') ? ` ${step}` : step;
    [px, py] = [x, y];
  });
  return d;
}
