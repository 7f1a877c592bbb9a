/** The small picture of each game in the lobby: `Vignette.svelte` in its folder, drawn in 320 by 130 on the sea. */

import type { Component } from 'svelte';

const found = import.meta.glob('./*/Vignette.svelte', { eager: true }) as Record<string, { default: Component<{ seat?: number }> }>;

export const vignettes: Record<string, Component<{ seat?: number }>> = Object.fromEntries(
  Object.entries(found).map(([path, module]) => [path.split('/')[1] ?? '', module.default]),
);
