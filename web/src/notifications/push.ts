/** Web push on this device. */

const KEPT = 'push-channel'; // the id of this device's channel

export interface Subscription {
  target: string;
  p256dh: string;
  auth: string;
  label: string;
}

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

export function deviceChannel(): string | null {
  return localStorage.getItem(KEPT);
}

export function keepDeviceChannel(id: string | null): void {
  if (id) localStorage.setItem(KEPT, id);
  else localStorage.removeItem(KEPT);
}

/** Asks the browser; null where the person or the browser does not allow it. */
export async function subscribe(key: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return null;
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
  const described = made?.toJSON();
  if (!described?.endpoint || !described.keys) return null;
  return { target: described.endpoint, p256dh: described.keys.p256dh ?? '', auth: described.keys.auth ?? '', label: device() };
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

/** A name by which a person knows the device again. */
function device(): string {
  const agent = navigator.userAgent;
  const browser = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'].find((name) => agent.includes(`${name}/`)) ?? 'Browser';
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Macintosh', 'Linux'].find((name) => agent.includes(name));
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', Macintosh: 'Mac' };
  return [browser, system].flatMap((name) => (name ? [names[name] ?? name] : [])).join(', ');
}
