/** Which rule is shown beside the page. */

export const ruleSheet = $state<{ game: string; rule: string | null }>({ game: 'house', rule: null });

/** Rules of all tables (HOUSE-) have their own rulebook. */
export function openRule(game: string, rule: string): void {
  ruleSheet.game = rule.startsWith('HOUSE') ? 'house' : game;
  ruleSheet.rule = rule;
}

export function closeRule(): void {
  ruleSheet.rule = null;
}
