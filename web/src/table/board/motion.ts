/**
 * Animation of pieces, in two generic ways: elements with a `data-key` glide from where they were to where they are
 * (`remember` before the view changes, `glide` after), and a game's `flights.ts` says which small pieces travel between
 * two places (`data-place`) when an event is told.
 */

import type { Component } from 'svelte';
import { mount, unmount } from 'svelte';
import { isStill } from '../../kit/still';
import FlightPiece from './FlightPiece.svelte';

export interface Flight {
  /** A kit piece and its props. */
  piece: Component<never>;
  props?: Record<string, unknown>;
  /** `data-place` (or target) of where it starts and ends. */
  from: string;
  to: string;
  /** Box of the piece if it is not 40 by 40. */
  high?: number;
}

export const STEP = 640; // milliseconds, where no table says how long a step is
const GLIDE = 'glide';
const MAX_FLIGHTS = 12;
const APART = 0.05; // of the time for all flights, between two that start

/** Not those of illustrations in a drawer. */
const KEYED = '[data-key]:not([inert] *)';

export type Places = Map<string, DOMRect>;

export function remember(frame: Element): Places {
  const places: Places = new Map();
  for (const node of frame.querySelectorAll(KEYED)) {
    places.set(node.getAttribute('data-key')!, node.getBoundingClientRect());
  }
  return places;
}

export function glide(frame: Element, before: Places, time: number): Promise<unknown>[] {
  const moving: Promise<unknown>[] = [];
  if (!time || isStill()) return moving;
  for (const node of frame.querySelectorAll<SVGGraphicsElement | HTMLElement>(KEYED)) {
    const old = before.get(node.getAttribute('data-key')!);
    for (const running of node.getAnimations()) if (running.id === GLIDE) running.cancel(); // where it lies, not where it passes
    if (!old) {
      moving.push(node.animate([{ opacity: 0 }, { opacity: 1 }], { id: GLIDE, duration: time / 2, easing: 'ease-out' }).finished);
      continue;
    }
    const box = node.getBoundingClientRect();
    const [dx, dy] = [old.x - box.x, old.y - box.y];
    if (Math.hypot(dx, dy) < 2 || Math.hypot(dx, dy) > 4000) continue;
    // In an SVG, and where the table draws things smaller, lengths are not those of the screen.
    const scale = node instanceof SVGGraphicsElement ? (node.getScreenCTM()?.a ?? 1) : node.offsetWidth ? box.width / node.offsetWidth : 1;
    const start = `translate(${dx / scale}px, ${dy / scale}px)`;
    moving.push(node.animate([{ transform: start }, { transform: 'none' }], { id: GLIDE, duration: time, easing: 'cubic-bezier(.3,.1,.2,1)' }).finished);
  }
  return moving;
}

function find(frame: Element, place: string): DOMRect | null {
  const name = CSS.escape(place);
  const node = frame.querySelector(`:is([data-place="${name}"], [data-target="${name}"]):not([inert] *)`);
  const box = node?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

/** Fly small pieces across the board, all within this time; they are removed on arrival. */
export function fly(frame: Element, flights: readonly Flight[], time: number): Promise<unknown>[] {
  if (!time || isStill()) return [];
  const some = flights.slice(0, MAX_FLIGHTS);
  const apart = APART * time;
  return some.flatMap((flight, at) => {
    const [from, to] = [find(frame, flight.from), find(frame, flight.to)];
    if (!from || !to) return [];
    const size = 40;
    const holder = document.createElement('div');
    holder.className = 'flight';
    holder.setAttribute('aria-hidden', 'true');
    Object.assign(holder.style, { position: 'fixed', left: '0', top: '0', zIndex: '60', pointerEvents: 'none', width: `${size}px` });
    document.body.append(holder);
    const piece = mount(FlightPiece, { target: holder, props: { flight } });
    const spot = (box: DOMRect) => `translate(${box.x + box.width / 2 - size / 2}px, ${box.y + box.height / 2 - size / 2}px)`;
    const motion = holder.animate(
      [
        { transform: `${spot(from)} scale(0.8)`, opacity: 0.2 },
        { opacity: 1, offset: 0.15 },
        { opacity: 1, offset: 0.85 },
        { transform: `${spot(to)} scale(0.8)`, opacity: 0 },
      ],
      { duration: time - apart * (some.length - 1), delay: apart * at, easing: 'cubic-bezier(.3,.1,.3,1)', fill: 'both' },
    );
    const done = () => {
      void unmount(piece);
      holder.remove();
    };
    return [motion.finished.then(done, done)];
  });
}
