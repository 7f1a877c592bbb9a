/** Whether nothing should move: the person asks for less motion, or does not see the page. */
export function isStill(): boolean {
  return document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
