/** The highlighted area, sea, company or deed: under the pointer, focused or tapped. The map shows details of it. */

import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';

export class Highlight {
  /** A target as pieces write it: `area:bali-1`, `company:a-bali-rice`, `deed:…`. */
  at = $state.raw<string | null>(null);
  /** Whether the chart shows what the next era brings. */
  nextEra = $state(false);

  /** The piece that an event happened on, or nothing. */
  pointAt(event: Event): void {
    const node = (event.target as Element).closest?.('[data-piece], [data-targets]');
    const seen = node?.getAttribute('data-highlight') ?? node?.getAttribute('data-target') ?? node?.getAttribute('data-targets')?.split(' ').at(-1) ?? null;
    if (seen !== this.at) this.at = seen;
  }

  of(kind: string): string | null {
    return this.at?.startsWith(`${kind}:`) ? this.at.slice(kind.length + 1) : null;
  }
}

const KEY = Symbol('highlight');

/** Listens to everything that is pointed at on the table. */
export function provideHighlight(): Attachment<HTMLElement> {
  const highlight = setContext(KEY, new Highlight());
  const point = (event: Event) => highlight.pointAt(event);
  const byMouse = (event: PointerEvent) => event.pointerType === 'mouse' && highlight.pointAt(event);
  const leave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') highlight.at = null;
  };
  return (node) => {
    node.addEventListener('pointerover', byMouse);
    node.addEventListener('pointerleave', leave);
    node.addEventListener('click', point);
    node.addEventListener('focusin', point);
    return () => {
      node.removeEventListener('pointerover', byMouse);
      node.removeEventListener('pointerleave', leave);
      node.removeEventListener('click', point);
      node.removeEventListener('focusin', point);
    };
  };
}

export function useHighlight(): Highlight {
  return getContext<Highlight | undefined>(KEY) ?? new Highlight();
}
