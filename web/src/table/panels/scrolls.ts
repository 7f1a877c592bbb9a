/** A box that scrolls inside itself: the keyboard reaches it where it does, and what can be chosen in it comes into sight. */

import type { Attachment } from 'svelte/attachments';

export const scrolls: Attachment<HTMLElement> = (box) => {
  let frame = 0;
  let isRevealed = false;
  const look = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const isLonger = box.scrollHeight > box.clientHeight + 1;
      if (isLonger) box.setAttribute('tabindex', '0');
      else box.removeAttribute('tabindex');
      const lit = box.querySelector('[data-target].lit');
      if (isLonger && lit && !isRevealed) reveal(box, lit);
      isRevealed = lit !== null && (isRevealed || isLonger);
    });
  };
  const sizes = new ResizeObserver(() => {
    isRevealed = false; // less room may hide it again
    look();
  });
  sizes.observe(box);
  const changes = new MutationObserver(look);
  changes.observe(box, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
  look();
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    changes.disconnect();
  };
};

/** Scroll the box itself, and nothing around it. */
function reveal(box: HTMLElement, lit: Element): void {
  const [piece, frame] = [lit.getBoundingClientRect(), box.getBoundingClientRect()];
  if (piece.bottom > frame.bottom) box.scrollTop += Math.min(piece.bottom - frame.bottom, piece.top - frame.top);
  else if (piece.top < frame.top) box.scrollTop -= frame.top - piece.top;
}
