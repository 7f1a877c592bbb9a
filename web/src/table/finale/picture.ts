/** A part of the page as a PNG, drawn by the browser: its elements with the page's styles and fonts in one SVG. */

import type { GameZones } from '../../games';

/** What the picture shows. */
export interface DrawnBoard {
  Board: GameZones['Board'];
  ratio: number;
  view: unknown;
  stage: string;
}

export function drawnBoard(zones: GameZones, { view, stage }: { view: unknown; stage: string }): DrawnBoard {
  return { Board: zones.Board, ratio: typeof zones.ratio === 'function' ? zones.ratio(view) : zones.ratio, view, stage };
}

export const WIDE = 1200;
export const HIGH = 630;
const SVG = 'http://www.w3.org/2000/svg';
const FILE = /url\("?([^")]+)"?\)/;

/** The text of a rule; a font brings its file along, because a picture loads nothing. */
async function written(rule: CSSRule, sheet: CSSStyleSheet): Promise<string> {
  if (!(rule instanceof CSSFontFaceRule)) return rule.cssText;
  const address = FILE.exec(rule.cssText)?.[1];
  if (!address || address.startsWith('data:')) return rule.cssText;
  const file = await (await fetch(new URL(address, sheet.href ?? location.href))).blob();
  const data = await new Promise<string>((settle) => {
    const reader = new FileReader();
    reader.onload = () => settle(String(reader.result));
    reader.readAsDataURL(file);
  });
  return rule.cssText.replace(FILE, `url("${data}")`);
}

async function styles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => written(rule, sheet)));
  return (await Promise.all(rules)).join('\n');
}

/** Always by day: a picture has no theme. */
export async function pictureOf(node: HTMLElement): Promise<Blob | null> {
  const svg = document.createElementNS(SVG, 'svg');
  const attributes = { width: WIDE, height: HIGH, viewBox: `0 0 ${WIDE} ${HIGH}`, 'data-theme': 'light' };
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, String(value));
  const style = document.createElementNS(SVG, 'style');
  style.textContent = await styles();
  const frame = document.createElementNS(SVG, 'foreignObject');
  frame.setAttribute('width', String(WIDE));
  frame.setAttribute('height', String(HIGH));
  frame.append(...[...document.querySelectorAll('body svg.defs')].map((defs) => defs.cloneNode(true)), node.cloneNode(true));
  svg.append(style, frame);
  const image = new Image(WIDE, HIGH);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDE, height: HIGH });
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((settle) => canvas.toBlob(settle, 'image/png'));
}
