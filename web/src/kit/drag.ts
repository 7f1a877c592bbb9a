/**
 * Dragging a piece onto another means choosing the one and then the other: `{@attach table.drag}` beside
 * `{@attach table.piece(…)}`. A picture of the piece follows the pointer; where it is dropped, the lit piece under it is chosen.
 */

import type { Attachment } from 'svelte/attachments';

/** What a drag asks of the frame around the board. */
export interface DragTarget {
  /** Choose a lit piece, as a click on it does; says whether it could be chosen. */
  choose(piece: Element): boolean;
  /** The press has become a drag: no long press, so nothing is explained. */
  cancelLongPress(): void;
}

const SLACK = 8; // pixels before a press becomes a drag

function pictureOf(node: HTMLElement): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement;
  for (const name of copy.getAttributeNames()) if (name !== 'class' && name !== 'style') copy.removeAttribute(name);
  copy.classList.remove('lit', 'chosen');
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, { position: 'fixed', left: '0', top: '0', zIndex: '70', pointerEvents: 'none', animation: 'none', filter: 'drop-shadow(0 6px 6px rgb(0 0 0 / 45%))' });
  document.body.append(copy);
  return copy;
}

export function draggable(frame: DragTarget): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number; id: number } | null = null;
    let picture: HTMLElement | null = null;
    const isChosen = (): boolean => node.classList.contains('chosen');

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !node.classList.contains('lit')) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', stop);
    }

    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.id) return;
      if (!picture) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK) return;
        frame.cancelLongPress();
        if (!isChosen() && !frame.choose(node)) {
          stop();
          return;
        }
        picture = pictureOf(node);
      }
      const box = picture.getBoundingClientRect();
      picture.style.transform = `translate(${event.clientX - box.width / 2}px, ${event.clientY - box.height / 2}px) rotate(-7deg)`;
    }

    function up(event: PointerEvent): void {
      if (!start || event.pointerId !== start.id) return;
      const dragged = picture !== null;
      stop();
      if (!dragged || !isChosen()) return; // a new decision ends the choice
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-target].lit');
      if (under && under !== node) frame.choose(under);
    }

    function stop(): void {
      start = null;
      picture?.remove();
      picture = null;
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', stop);
    }

    const noNativeDrag = (event: Event): void => event.preventDefault();
    node.addEventListener('pointerdown', down);
    node.addEventListener('dragstart', noNativeDrag);
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('dragstart', noNativeDrag);
      stop();
    };
  };
}
