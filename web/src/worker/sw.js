// The service worker, written by hand: the shell of the page opens offline, and so do replays that were opened before.

const VERSION = '__VERSION__'; // put in by the build
const SHELL = ['__SHELL__'];
const SHELL_CACHE = `shell-${VERSION}`;
const KEPT_CACHE = 'kept-1'; // rules, games and the snapshots of replays
const MOST_KEPT = 3000;

// Responses that never change, or that are better outdated than missing.
const KEEP = [/^\/api\/games(\/|$)/, /^\/api\/records\/[^/]+(\/snapshot)?$/];
const REPLAY = /^\/api\/tables\/[^/]+\/(snapshot|told)$/;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL_CACHE)
      .then((cache) => cache.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('shell-') && name !== SHELL_CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  if (KEEP.some((path) => path.test(url.pathname)) || (REPLAY.test(url.pathname) && url.searchParams.has('ply'))) {
    event.respondWith(netFirst(event.request));
  } else if (event.request.mode === 'navigate' && !/^\/(api|schema|metrics|healthz)/.test(url.pathname)) {
    event.respondWith(fetch(event.request).catch(() => caches.match('/')));
  } else if (SHELL.includes(url.pathname)) {
    event.respondWith(caches.match(url.pathname).then((kept) => kept ?? fetch(event.request)));
  }
});

async function netFirst(request) {
  const cache = await caches.open(KEPT_CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      await cache.put(request, answer.clone());
      const keys = await cache.keys();
      await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_KEPT)).map((key) => cache.delete(key)));
    }
    return answer;
  } catch {
    return (await cache.match(request)) ?? Response.error();
  }
}

// A notification of the house; the server has encrypted it for this browser.
self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(told.title ?? 'Fondaco', {
      body: told.body ?? '',
      lang: told.language ?? 'en',
      tag: told.table || told.id,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      renotify: true,
      data: { path: told.path ?? '/' },
    }),
  );
});

// Go to a window that shows the table already, or open one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.path ?? '/', location.origin);
  if (address.origin !== location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((windows) => {
      const shown = windows.find((client) => new URL(client.url).pathname === address.pathname);
      return shown ? shown.focus() : self.clients.openWindow(address.href);
    }),
  );
});

// The browser has replaced the subscription: the house needs the new one.
self.addEventListener('pushsubscriptionchange', (event) => {
  const renew = async () => {
    const made = event.newSubscription ?? (event.oldSubscription && (await self.registration.pushManager.subscribe(event.oldSubscription.options)));
    if (!made) return;
    const { endpoint, keys } = made.toJSON();
    await fetch('/api/notifications/channels', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'push', target: endpoint, p256dh: keys.p256dh, auth: keys.auth, label: '' }),
    });
  };
  event.waitUntil(renew());
});
