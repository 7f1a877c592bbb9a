/** Client-side routing by the history API. */

const place = $state({ path: location.pathname, query: location.search, hash: location.hash });

export function here(): { path: string; query: URLSearchParams; hash: string } {
  return { path: place.path, query: new URLSearchParams(place.query), hash: place.hash };
}

function settle(): void {
  Object.assign(place, { path: location.pathname, query: location.search, hash: location.hash });
}

let isOutdated = false;

/** From now on each change of page loads the page as a whole. */
export function loadAnew(): void {
  isOutdated = true;
}

export function go(url: string, options: { replace?: boolean; keep?: boolean } = {}): void {
  if (isOutdated && !options.keep) {
    location[options.replace ? 'replace' : 'assign'](url);
    return;
  }
  history[options.replace ? 'replaceState' : 'pushState'](null, '', url);
  settle();
  if (options.keep) return;
  scrollTo(0, 0);
  // Focus the heading, so that screen readers announce the new page.
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }));
}

/** Internal links navigate without a reload. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || link.hasAttribute('data-outside')) return;
  event.preventDefault();
  if (link.pathname === location.pathname && link.hash) {
    history.pushState(null, '', link.href);
    settle();
    document.getElementById(link.hash.slice(1))?.scrollIntoView();
    return;
  }
  go(link.href);
}

addEventListener('popstate', settle);
