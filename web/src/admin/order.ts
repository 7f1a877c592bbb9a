/** Refusals of an order that are about whom or what it names, and about its text. */

export const ABOUT_TARGET: readonly string[] = ['no-such-person', 'no-such-table', 'no-such-record', 'bad-request'];
export const ABOUT_TEXT: readonly string[] = ['chat-length'];
export const ABOUT_ORDER: readonly string[] = [...ABOUT_TARGET, ...ABOUT_TEXT];
