/** Effects in words, the chart of a final sheet, and texts that were wrong once. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chartOf, stepOf, HIGH, WIDE } from '../src/table/panels/sheetChart';
import type { GameInfo } from '../src/wire/types';
import { Catalogue, Formatter } from '../src/words/formatter';
import { tellBriefly, tellEffect, tellNotation } from '../src/words/tell';

function words(game: string, language: string, names: string[] = []): Formatter {
  const catalogue = new Catalogue(language);
  for (const file of [`../src/fondaco/locale/${language}/house.ftl`, `../src/fondaco/locale/${language}/${game}.ftl`, `src/games/${game}/words.${language}.ftl`]) {
    catalogue.add(readFileSync(new URL(`../${file}`, import.meta.url), 'utf-8'));
  }
  return new Formatter(catalogue, game, names);
}

const info = (part: Partial<GameInfo>) => part as GameInfo;

describe('effects', () => {
  const game = info({ effects: { 'share-price': { colour: 'piece', price: 'number', left: 'number' }, 'game-ends': {} }, events: { 'captain-taken': { seat: 'seat', colour: 'piece' } } });

  it('are told by texts of effects, of events and of the server', () => {
    const said = words('spice_islands', 'en', ['Anna']);
    expect(tellEffect(said, game, { id: 'effect-share-price', arguments: { colour: 'orange', price: 3, left: 11 } })).toBe('The share of the Navy costs $3; you keep $11.');
    expect(tellEffect(said, game, { id: 'event-captain-taken', arguments: { seat: 0, colour: 'black' } })).toContain('Anna');
    expect(tellEffect(said, game, { id: 'effect-game-ends', arguments: {} })).toBe('The game ends.');
  });

  it('show a question mark for a number that nobody can know', () => {
    expect(tellEffect(words('spice_islands', 'it'), game, { id: 'effect-share-price', arguments: { colour: 'orange', price: 3, left: null } })).toContain('restano ? $');
  });

  it('put the price on the button', () => {
    const told = [{ id: 'effect-share-price', arguments: { colour: 'orange', price: 3, left: 11 } }];
    expect(tellBriefly(words('spice_islands', 'en'), game, told)).toBe('$3');
    expect(tellBriefly(words('spice_islands', 'it'), game, told)).toBe('3 $');
  });
});

describe('names', () => {
  it('stand for players in moves', () => {
    const game = info({ moves: { refit: { player: 'seat' } } });
    expect(tellNotation(words('indonesia', 'en', ['Anna', 'Dewi']), game, 'refit 2')).toBe('Advance Dewi’s Hull');
    expect(tellNotation(words('indonesia', 'it', ['Anna', 'Dewi']), game, 'refit 2')).toBe('Fai avanzare lo Scafo di Dewi');
  });
});

describe('texts that were wrong once', () => {
  it.each(['green', 'orange', 'purple'])('have no article before the colour of a die: %s', (colour) => {
    const said = words('spice_islands', 'en');
    expect(said.say('spice_islands-board-die', { colour: said.piece(`${colour}-die`) })).toBe(`Die: ${colour}`);
  });

  it.each(['en', 'it'])('do not say "so far" after the end: %s', (language) => {
    const said = words('kontor', language);
    for (const bonus of [0, 1]) {
      expect(said.say('kontor-board-yard-rank', { distance: 2, bonus, over: 1 })).not.toMatch(/so far|per ora/);
      expect(said.say('kontor-board-yard-rank', { distance: 2, bonus, over: 0 })).toMatch(/so far|per ora/);
    }
  });
});

describe('the chart', () => {
  const history = [1, 2, 3].map((period) => ({ period, values: [period * 10, -5 * period] }));

  it('has a line for each seat, inside its frame', () => {
    const chart = chartOf(history);
    expect(chart.lines).toHaveLength(2);
    for (const point of chart.lines.flatMap((line) => line.split(' '))) {
      const [x, y] = point.split(',').map(Number);
      expect(x).toBeGreaterThanOrEqual(chart.left);
      expect(x).toBeLessThanOrEqual(WIDE);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(HIGH);
    }
    expect(chart.rules.map((rule) => rule.value)).toContain(0);
  });

  it('has few lines across, at round numbers', () => {
    expect([stepOf(3), stepOf(40), stepOf(90), stepOf(1200)]).toEqual([1, 10, 50, 500]);
  });

  it('names a few periods of many', () => {
    const long = Array.from({ length: 34 }, (_, at) => ({ period: at + 1, values: [at] }));
    expect(chartOf(long).marks.length).toBeLessThanOrEqual(8);
  });
});
