/** Whether the page is being looked at: it is visible, and was used a short while ago. An open tab alone does not count. */

const USED = 180_000; // milliseconds since the last input
let used = Date.now();

function use(): void {
  used = Date.now();
}

export function followUse(): void {
  for (const kind of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus']) addEventListener(kind, use, { passive: true });
  document.addEventListener('visibilitychange', use);
}

export function isLooking(): boolean {
  return document.visibilityState === 'visible' && Date.now() - used < USED;
}
