/** The addresses of the page. Every page but the lobby is loaded lazily. */

import type { Component } from 'svelte';

export type Page = { default: Component<never> };

export interface Route {
  pattern: RegExp;
  /** What it is called: `share-TITLE`, or `share-TITLE-game` where the address names a game. */
  title: string;
  names: string[];
  load: () => Promise<Page>;
}

function route(pattern: RegExp, title: string, names: string[], load: () => Promise<unknown>): Route {
  return { pattern, title, names, load: load as () => Promise<Page> };
}

export const ROUTES: Route[] = [
  route(/^\/new(?:\/([\w-]+))?$/, 'new', ['game'], () => import('./lobby/NewTablePage.svelte')),
  route(/^\/table\/([\w-]+)$/, 'table', ['id'], () => import('./table/live/TablePage.svelte')),
  route(/^\/invite\/([\w-]+)$/, 'table', ['id'], () => import('./invitation/InvitePage.svelte')),
  route(/^\/(replay|record)\/([\w-]+)(?:\/(\d+))?$/, 'replay', ['kind', 'id', 'ply'], () => import('./replay/ReplayPage.svelte')),
  route(/^\/learn(?:\/(\w+))?$/, 'learn', ['game'], () => import('./learn/CoursePage.svelte')),
  route(/^\/learn\/(\w+)\/([\w-]+)$/, 'learn', ['game', 'name'], () => import('./learn/LessonPage.svelte')),
  route(/^\/aid\/(\w+)$/, 'aid', ['game'], () => import('./aid/AidPage.svelte')),
  route(/^\/puzzles(?:\/(\w+))?$/, 'puzzles', ['game'], () => import('./puzzles/PuzzlesPage.svelte')),
  route(/^\/puzzles\/(\w+)\/(\w+)$/, 'puzzles', ['game', 'id'], () => import('./puzzles/PuzzlePage.svelte')),
  route(/^\/rules(?:\/([\w-]+))?$/, 'rules', ['game'], () => import('./rules/RulesPage.svelte')),
  route(/^\/verify$/, 'verify', [], () => import('./replay/VerifyPage.svelte')),
  route(/^\/house\/kept$/, 'kept', [], () => import('./host/KeptPage.svelte')),
  route(/^\/house\/([\w-]+)$/, 'host', ['name'], () => import('./host/HostPage.svelte')),
  route(/^\/admin$/, 'admin', [], () => import('./admin/AdminPage.svelte')),
  route(/^\/notifications$/, 'notifications', [], () => import('./notifications/NotificationsPage.svelte')),
  route(/^\/mail\/(confirm|unsubscribe)\/([\w-]+)$/, 'mail', ['purpose', 'token'], () => import('./notifications/MailLinkPage.svelte')),
  route(/^\/mail\/(sign-in|password)$/, 'mail', ['purpose'], () => import('./people/MailSignInPage.svelte')),
  route(/^\/people\/([^/]+)$/, 'person', ['name'], () => import('./people/PersonPage.svelte')),
  route(/^\/friends$/, 'friends', [], () => import('./people/FriendsPage.svelte')),
  route(/^\/ratings(?:\/(\w+))?$/, 'ratings', ['game'], () => import('./ratings/RatingsPage.svelte')),
  route(/^\/leagues$/, 'leagues', [], () => import('./leagues/LeaguesPage.svelte')),
  route(/^\/leagues\/new$/, 'new-league', [], () => import('./leagues/NewLeague.svelte')),
  route(/^\/leagues\/([\w-]+)$/, 'leagues', ['id'], () => import('./leagues/LeaguePage.svelte')),
  route(/^\/profile$/, 'profile', [], () => import('./people/ProfilePage.svelte')),
];
/** For developers of boards, under `npm run dev`. */
if (import.meta.env.DEV) {
  ROUTES.push(
    route(/^\/gallery$/, 'lobby', [], () => import('./gallery/GalleryPage.svelte')),
    route(/^\/gallery\/([\w-]+)$/, 'lobby', ['game'], () => import('./gallery/GalleryBoardPage.svelte')),
  );
}
