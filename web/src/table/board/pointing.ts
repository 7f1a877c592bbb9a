/** Pointing at a piece marks the buttons of the moves it means; pointing at such a button marks the pieces. */

const MARK = 'pointed';

/** Marks what belongs to the piece or button, and nothing else inside the frame. */
export function point(frame: Element | null | undefined, node: Element | null): void {
  if (!frame) return; // the table is being taken away
  const partners = new Set(node ? partnersOf(frame, node) : []);
  for (const marked of frame.querySelectorAll(`.${MARK}`)) if (!partners.has(marked)) marked.classList.remove(MARK);
  for (const partner of partners) partner.classList.add(MARK);
}

function partnersOf(frame: Element, node: Element): Iterable<Element> {
  const target = node.getAttribute('data-target');
  if (target) return frame.querySelectorAll(`[data-targets~="${CSS.escape(target)}"]`);
  const targets = (node.getAttribute('data-targets') ?? '').split(' ').filter(Boolean);
  return targets.length ? frame.querySelectorAll(targets.map((each) => `[data-target="${CSS.escape(each)}"]`).join(', ')) : [];
}
