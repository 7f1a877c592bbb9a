// The service worker, written by hand: offline the shell of the page opens, the rules and aids of all games, and what was opened of replays.

const VERSION = '__VERSION__'; // put in by the build
const SHELL = ['__SHELL__'];
const SHELL_CACHE = `shell-${VERSION}`;
const RULES_CACHE = 'rules-1';
const KEPT_CACHE = 'kept-1'; // what was seen of replays
const MOST_KEPT = 3000;
const RULES_KEPT = '/rules-are-kept';

// Responses that never change, or that are better outdated than missing.
const RULES = /^\/api\/games(\/|$)/;
const KEEP = [RULES, /^\/api\/records\/[^/]+(\/(snapshot|sheet|annotation))?$/, /^\/api\/tables\/[^/]+\/(sheet|annotation)$/];
const REPLAY = /^\/api\/tables\/[^/]+\/(snapshot|told)$/;
const LANGUAGES = ['en', 'it'];
const FIGURE = /figures\/(\w+)\/([\w-]+)\.figure/g;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL_CACHE)
      .then((cache) => cache.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

// Windows that are open still ask for files of the shell before this one; older ones are gone.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith('shell-') && name !== SHELL_CACHE).slice(0, -1))
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// The page says when it has nothing to do: then the rules and aids of all games are fetched, in both languages.
self.addEventListener('message', (event) => {
  if (event.data === 'keep-rules') event.waitUntil(keepRules().catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  if (KEEP.some((path) => path.test(url.pathname)) || (REPLAY.test(url.pathname) && url.searchParams.has('ply'))) {
    event.respondWith(netFirst(event.request));
  } else if (event.request.mode === 'navigate' && !/^\/(api|schema|metrics|healthz)/.test(url.pathname)) {
    event.respondWith(fetch(event.request).catch(() => fromShell('/')));
  } else if (SHELL.includes(url.pathname)) {
    event.respondWith(fromShell(url.pathname).then((kept) => kept ?? fetch(event.request)));
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(caches.match(url.pathname).then((kept) => kept ?? fetch(event.request)));
  }
});

async function fromShell(path) {
  return (await caches.open(SHELL_CACHE)).match(path);
}

async function netFirst(request) {
  const cache = await caches.open(RULES.test(new URL(request.url).pathname) ? RULES_CACHE : KEPT_CACHE);
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

/** Once for each version of the page; later they are kept as they are read. */
async function keepRules() {
  const shell = await caches.open(SHELL_CACHE);
  if (await shell.match(RULES_KEPT)) return;
  const games = await (await netFirst(new Request('/api/games'))).json();
  for (const name of [...games.map((game) => game.name), 'house']) {
    const figures = new Set();
    for (const language of LANGUAGES) {
      const book = await netFirst(new Request(`/api/games/${name}/rules/${language}`));
      for (const [, game, figure] of (await book.text()).matchAll(FIGURE)) figures.add(`/api/games/${game}/figures/${figure}`);
    }
    if (name !== 'house') figures.add(`/api/games/${name}/aid`);
    for (const path of figures) await netFirst(new Request(path));
  }
  await shell.put(RULES_KEPT, new Response(''));
}

// A notification; the server has encrypted it for this browser.
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

// The browser has replaced the subscription: the server needs the new one.
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
