/**
 * Dragging a piece onto another means choosing the one and then the other: `{@attach drag}` beside `{@attach table.piece(…)}`.
 * A picture of the piece follows the finger; where it is let go, the lit piece under it is clicked.
 */

import type { Attachment } from 'svelte/attachments';

const SLACK = 8; // pixels before a press becomes a drag

function press(node: Element): void {
  node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** The stage takes a long press for a question; a drag is none. */
function noQuestion(node: Element): void {
  node.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
  node.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
}

function shadow(node: HTMLElement): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement;
  for (const name of copy.getAttributeNames()) if (name !== 'class' && name !== 'style') copy.removeAttribute(name);
  copy.classList.remove('lit', 'chosen');
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, { position: 'fixed', left: '0', top: '0', zIndex: '70', pointerEvents: 'none', animation: 'none', filter: 'drop-shadow(0 6px 6px rgb(0 0 0 / 45%))' });
  document.body.append(copy);
  return copy;
}

export const drag: Attachment<HTMLElement> = (node) => {
  let start: { x: number; y: number; id: number } | null = null;
  let copy: HTMLElement | null = null;

  function down(event: PointerEvent): void {
    if (!event.isTrusted || event.button !== 0 || !node.classList.contains('lit')) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', stop);
  }

  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    if (!copy) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK) return;
      noQuestion(node);
      if (!node.classList.contains('chosen')) press(node);
      copy = shadow(node);
    }
    const box = copy.getBoundingClientRect();
    copy.style.transform = `translate(${event.clientX - box.width / 2}px, ${event.clientY - box.height / 2}px) rotate(-7deg)`;
  }

  function up(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    const dragged = copy !== null;
    stop();
    if (!dragged) return;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-target].lit');
    if (under && under !== node) press(under);
  }

  function stop(event?: PointerEvent): void {
    if (event && !event.isTrusted) return;
    start = null;
    copy?.remove();
    copy = null;
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', stop);
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('dragstart', (event) => event.preventDefault());
  return () => {
    node.removeEventListener('pointerdown', down);
    stop();
  };
};
