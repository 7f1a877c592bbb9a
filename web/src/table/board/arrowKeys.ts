/** Arrow keys on a board: from a piece to the nearest one in that direction, or to the nearest target while any is lit. */

export function nearest(frame: Element, from: Element | null, key: string, targets = false): HTMLElement | null {
  const all = [...frame.querySelectorAll<HTMLElement>('[data-piece]:not([inert] *)')].filter((node) => node !== from && node.getClientRects().length);
  const lit = targets ? all.filter((node) => node.classList.contains('lit')) : [];
  const pieces = lit.length ? lit : all;
  if (!from) return pieces.find((node) => node.classList.contains('lit')) ?? pieces[0] ?? null;
  const start = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const node of pieces) {
    const spot = middle(node);
    const [dx, dy] = [spot.x - start.x, spot.y - start.y];
    const [ahead, aside] = {
      ArrowRight: [dx, dy],
      ArrowLeft: [-dx, dy],
      ArrowDown: [dy, dx],
      ArrowUp: [-dy, dx],
    }[key] ?? [0, 0];
    if (ahead! < 3) continue;
    const cost = ahead! + Math.abs(aside!) * 2.2;
    if (cost < least) [best, least] = [node, cost];
  }
  return best;
}

function middle(node: Element): { x: number; y: number } {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
