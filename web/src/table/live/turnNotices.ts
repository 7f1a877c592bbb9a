/** "Your turn" in the title, and as a notification if allowed. */

import { called } from '../../layout/title.svelte';
import { settings } from '../../wire/settings.svelte';
import type { TableSummary } from '../../wire/types';
import { t } from '../../words/language.svelte';

let told = '';

export function announceTurn(table: TableSummary, mine: boolean, name: string): void {
  const playing = table.status === 'playing' && mine;
  called(playing ? `● ${t('page-your-turn')} · ${name}` : name);
  const now = playing ? `${table.id}/${table.ply}` : '';
  if (now && now !== told && document.hidden && settings.notify && 'Notification' in window && Notification.permission === 'granted') {
    new Notification(t('page-your-turn'), { body: name, tag: table.id, icon: '/icon-192.png' });
  }
  told = now;
}

/** Asks the browser for permission. */
export async function allowNotifications(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
