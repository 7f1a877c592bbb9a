/** Enough Markdown for the rules and for a host's own pages, as data: nothing is ever put into the page as HTML. */

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: string[]; ordered: boolean }
  | { kind: 'figure'; game: string; name: string; text: string }
  | { kind: 'table'; head: string[]; rows: string[][] };

export interface Words {
  kind: 'text' | 'bold' | 'em' | 'code' | 'rule' | 'link';
  text: string;
  /** Of a link. */
  to?: string;
}

/** An illustration: `> [Example](figures/kontor/yard.figure): what it shows`. */
const FIGURE = /^> \[[^\]]+\]\(figures\/(\w+)\/([\w-]+)\.figure\): (.*)$/;

export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(block);
}

function block(part: string): Block {
  const lines = part.split('\n');
  if (lines.every((line) => line.startsWith('|')) && lines.length > 1) {
    const [head = [], , ...rows] = lines.map(cells);
    return { kind: 'table', head, rows };
  }
  if (lines.every((line) => /^\s*([-*]|\d+\.) /.test(line) || line.startsWith('  '))) {
    return { kind: 'list', items: lines.map((line) => line.replace(/^\s*([-*]|\d+\.) /, '')), ordered: /^\d/.test(part) };
  }
  const figure = FIGURE.exec(lines.join(' '));
  if (figure) return { kind: 'figure', game: figure[1] ?? '', name: figure[2] ?? '', text: figure[3] ?? '' };
  if (part.startsWith('#')) return { kind: 'heading', text: part.replace(/^#+\s*/, '') };
  return { kind: 'text', text: lines.map((line) => line.replace(/( {2,}|\\)$/, '\n')).join(' ').replaceAll('\n ', '\n') };
}

function cells(line: string): string[] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

/** Bold, emphasis, code, links to the web, to mail and to pages of the site, and links to rules (`[BAT-3.4](#BAT-3.4)`, written by the server) inside a line. */
export function pieces(line: string): Words[] {
  const found: Words[] = [];
  let last = 0;
  for (const match of line.matchAll(/\*\*(.+?)\*\*|`([^`]+)`|\*([^*\s][^*]*)\*|\[[^\]]+\]\(#([^)]+)\)|\[([^\]]+)\]\(((?:https?:\/\/|mailto:|\/(?!\/))[^\s)]+)\)|<((?:https?:\/\/|mailto:)[^\s<>]+)>/g)) {
    if (match.index > last) found.push({ kind: 'text', text: line.slice(last, match.index) });
    const [whole, bold, code, em, rule, words, to, bare] = match;
    if (bold) found.push({ kind: 'bold', text: bold });
    else if (code) found.push({ kind: 'code', text: code });
    else if (to ?? bare) found.push({ kind: 'link', text: words ?? bare!.replace(/^mailto:/, ''), to: (to ?? bare)! });
    else if (em) found.push({ kind: 'em', text: em });
    else found.push({ kind: 'rule', text: rule ?? whole });
    last = match.index + whole.length;
  }
  if (last < line.length) found.push({ kind: 'text', text: line.slice(last) });
  return found;
}
