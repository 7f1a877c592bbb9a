/** Ways over water: from the port of a sea to every coast it washes and to every sea beside it, drawn clear of the land. */

/**
 * `label` numbers the cells of a grid W wide; `ports` are the cells where each sea's ships lie. `lane(sea, wanted)` gives the
 * corners of a way from the port to the first cell beside one that is `wanted`, as seen from a spot that draws it near.
 */
export function lanes(label, W, H, seas, seaLabel, ports) {
  const shore = distanceFromLand(label, W, H, seaLabel(0));
  const trees = seas.map((_, at) => tree(label, W, H, seaLabel(at), ports[at], shore));
  const beside = (cell, wanted) => [cell - 1, cell + 1, cell - W, cell + W].some((next) => next >= 0 && next < W * H && label[next] === wanted);

  function way(at, cell) {
    const line = [];
    for (let step = cell; step >= 0; step = trees[at].parent[step]) line.push(step);
    return pull(line.reverse(), label, W, seaLabel(at));
  }

  /** To the landing place of an area, near the spot where its token lies. */
  function quay(at, area, [x, y]) {
    let [best, least] = [-1, Infinity];
    for (const cell of trees[at].reached) {
      if (!beside(cell, area)) continue;
      const cost = trees[at].cost[cell] * 0.5 + 5 * Math.hypot((cell % W) - x, Math.floor(cell / W) - y);
      if (cost < least) [best, least] = [cell, cost];
    }
    return best < 0 ? null : way(at, best);
  }

  /** To the place where two seas meet on the shortest way between their ports. */
  function gate(at, other) {
    let [best, least] = [-1, Infinity];
    for (const cell of trees[at].reached) {
      for (const next of [cell - 1, cell + 1, cell - W, cell + W]) {
        if (label[next] !== seaLabel(other)) continue;
        const cost = trees[at].cost[cell] + trees[other].cost[next];
        if (cost < least) [best, least] = [cell, cost];
      }
    }
    return best < 0 ? null : way(at, best);
  }
  return { quay, gate };
}

/** Cells to the nearest land, up to ten. */
function distanceFromLand(label, W, H, firstSea) {
  const far = new Uint8Array(W * H).fill(10);
  let edge = [];
  for (let cell = 0; cell < W * H; cell += 1) if (label[cell] >= 0 && label[cell] < firstSea) (far[cell] = 0), edge.push(cell);
  for (let step = 1; step < 10; step += 1) {
    const next = [];
    for (const cell of edge) {
      for (const near of [cell - 1, cell + 1, cell - W, cell + W]) if (near >= 0 && near < W * H && far[near] > step) (far[near] = step), next.push(near);
    }
    edge = next;
  }
  return far;
}

/** The cheapest ways from a port over its sea; near land they are dearer. */
function tree(label, W, H, sea, port, shore) {
  const cost = new Int32Array(W * H).fill(0x7fffffff);
  const parent = new Int32Array(W * H).fill(-1);
  const buckets = [[port]];
  const reached = [];
  cost[port] = 0;
  for (let price = 0; price < buckets.length; price += 1) {
    for (const cell of buckets[price] ?? []) {
      if (cost[cell] !== price) continue;
      reached.push(cell);
      for (let dy = -1; dy <= 1; dy += 1) {
        for (let dx = -1; dx <= 1; dx += 1) {
          const next = cell + dy * W + dx;
          if ((!dx && !dy) || next < 0 || next >= W * H || label[next] !== sea) continue;
          const dear = price + (dx && dy ? 7 : 5) + Math.max(0, 8 - shore[next]) * 2;
          if (dear < cost[next]) {
            cost[next] = dear;
            parent[next] = cell;
            (buckets[dear] ??= []).push(next);
          }
        }
      }
    }
  }
  return { cost, parent, reached };
}

/** Pulls a way straight wherever the sea lets it. */
function pull(line, label, W, sea) {
  const clear = (one, other) => {
    const [ax, ay, bx, by] = [one % W, Math.floor(one / W), other % W, Math.floor(other / W)];
    const steps = Math.max(Math.abs(bx - ax), Math.abs(by - ay)) * 2;
    for (let step = 1; step < steps; step += 1) {
      const cell = Math.round(ay + ((by - ay) * step) / steps) * W + Math.round(ax + ((bx - ax) * step) / steps);
      if (label[cell] !== sea) return false;
    }
    return true;
  };
  const kept = [line[0]];
  let from = 0;
  while (from < line.length - 1) {
    let to = line.length - 1;
    while (to > from + 1 && !clear(line[from], line[to])) to -= 1;
    kept.push(line[to]);
    from = to;
  }
  return kept;
}
