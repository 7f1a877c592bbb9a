/** The tabs of a table: log, chat, rules, and whatever else is one click away. Adding one is adding an entry to a list. */

import type { Component } from 'svelte';

export interface TableTab {
  id: string;
  /** Already in the reader's language. */
  title: string;
  /** The name of a sign of `Sign.svelte`. */
  sign: string;
  /** A number on the tab: what is new. */
  badge?: number;
  Part: Component<never>;
  props?: Record<string, unknown>;
  /** Shown in a drawer beside the game instead of in the box of the tabs; a wide one takes more of the screen. */
  drawer?: boolean | 'wide';
  /** Done instead of opening anything. */
  act?: () => void;
}

/** Which tab is open; shared, so that keys and buttons elsewhere can open one. */
export class OpenTab {
  id = $state<string | null>(null);
}
