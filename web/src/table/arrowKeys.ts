/** Arrow keys on a board: from a piece to the nearest one in that direction. */

export function nearest(frame: Element, from: Element | null, key: string): HTMLElement | null {
  const pieces = [...frame.querySelectorAll<HTMLElement>('[data-piece]')].filter((node) => node !== from);
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
