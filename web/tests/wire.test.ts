/** What crosses the wire is generated and typed: nothing under src/games says it again. */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { GameEvent, Refusal, View } from '../src/wire/games/batavia';
import type { Snapshot, WireEvent } from '../src/wire/types';

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const games = readdirSync(source('wire/games')).map((name) => name.replace('.ts', ''));
const read = (path: string) => readFileSync(source(path), 'utf8');
const filesOf = (folder: string) =>
  readdirSync(source(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => `${folder}/${name}`);

describe.each(games)('%s', (game) => {
  const generated = [...read(`wire/games/${game}.ts`).matchAll(/^export (?:type|const) (\w+)/gm)].map(([, name]) => name!);
  const own = filesOf(`games/${game}`).map((path) => [path, read(path)] as const);

  it('has a view, events and refusals', () => {
    expect(generated).toEqual(expect.arrayContaining(['View', 'Player', 'GameEvent', 'Refusal']));
  });

  it('declares none of them a second time', () => {
    const declared = own.flatMap(([path, text]) =>
      [...text.matchAll(/\b(?:interface|class|type|const) (\w+)(?=\s*[<:={])/g)].filter(([, name]) => generated.includes(name!)).map(([, name]) => `${path}: ${name}`),
    );
    expect(declared).toEqual([]);
  });

  it('draws from the generated view', () => {
    const board = read(`games/${game}/Board.svelte`);
    expect(board.includes('PartProps<View>')).toBe(true);
    expect(/import [^;]*\bView\b[^;]* from '\.\/model'/.test(board)).toBe(true);
    expect(read(`games/${game}/model.ts`)).toContain(`export * from '../../wire/games/${game}';`);
    expect(read(`games/${game}/flights.ts`)).toMatch(new RegExp(`\\bGameEvent \\} from '../../wire/games/${game}'`));
  });

  it('casts no event, and none of its values', () => {
    expect(read(`games/${game}/flights.ts`)).not.toMatch(/\bevent(\.\w+)? as\b|: unknown\b/);
  });
});

/** Never run: `npm run check` fails where one of the marked lines is no error, as it would be if a type were `any`. */
export function wrongNames(view: View, event: GameEvent, refusal: Refusal, snapshot: Snapshot, told: WireEvent): unknown[] {
  const sailed = event.type === 'sailed' ? event : null;
  return [
    // @ts-expect-error there is no such field in a view
    view.offers,
    // @ts-expect-error there is no such field in a player
    view.players[0]?.purse,
    // @ts-expect-error no company has this name
    view.discard.PT,
    // @ts-expect-error there is no such event
    event.type === 'sailing',
    // @ts-expect-error the event has no such argument
    sailed?.goods,
    // @ts-expect-error no refusal has this id
    refusal.id === 'because',
    // @ts-expect-error no refusal of Batavia is of Borneo's rules
    refusal.rule === 'BOR-1.1',
    // @ts-expect-error a view of some game has no field of its own
    snapshot.view.bid,
    // @ts-expect-error no game and not the server tells this
    told.type === 'sailing',
  ];
}
