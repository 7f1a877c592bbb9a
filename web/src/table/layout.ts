/** Where the zones of a table lie, by the size of the viewport. */

/**
 * desktop: secondary panels are open. laptop: panels between board and side, or in the side where the board is very wide.
 * tablet: panels in the side (wide), or between a board of full width and the decision (tall). phone: panels behind a tab
 * bar at the bottom (tall) or in the bar (flat).
 */
export type Mode = 'desktop' | 'laptop' | 'tablet-wide' | 'tablet' | 'phone' | 'phone-flat';

export interface Wishes {
  /** Width by height of the board. */
  ratio: number;
  seats: number;
  own: number;
  panels: number;
  /** Whether there are essential panels and own holdings at all. */
  hasPanels: boolean;
  hasOwn: boolean;
  /** The decision is about a panel, not about the board. */
  isAboutPanel?: boolean;
  /** The match has ended: on a phone the final sheet takes the place of the own holdings. */
  isOver?: boolean;
}

export interface Arrangement {
  mode: Mode;
  /** Widths and heights in pixels, as CSS variables of the grid. */
  side: number;
  panels: number;
  seats: number;
  own: number;
  /** How high the board is; 0 where it takes what the others leave. */
  board: number;
  /** How high the decision may become where it lies below the board. */
  decision: number;
  /** Panels lie in the side, below the decision. */
  stacked: boolean;
  /** The board is about square: on laptops as high as the table, the own holdings under the panels; on tablets beside the panels. */
  tall: boolean;
}

export const BAR = 44;
export const GAP = 6;
const TABS = 52;
const MIN_PANELS = 280;
/** A prompt of two lines, three rows of buttons and a standing answer. */
const TABLET_DECISION = 252;
const USUAL_TABLET_DECISION = 130;
/** The board of a phone is never lower. */
const MIN_BOARD = 212;
/** Boards that are hardly wider than high. */
const TALL = 1.3;
/** Boards that need the width of a laptop. */
const BROAD = 2;

export function modeOf(width: number, height: number): Mode {
  if (height < 540 && width > height) return 'phone-flat';
  if (width < 640 || height < 540) return 'phone';
  if (width >= 1800 && height >= 900) return 'desktop';
  if (width >= 1150) return 'laptop';
  return width > height ? 'tablet-wide' : 'tablet';
}

/** The root's font size by the usual one. */
export function writingScale(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
}

/** `scale`: how much larger than usual the writing is, as on very large screens; everything grows with it. */
export function arrange(width: number, height: number, wishes: Wishes, scale = 1): Arrangement {
  if (scale !== 1) {
    const { mode, tall, stacked, ...sizes } = arrange(width / scale, height / scale, wishes);
    const larger = (pixels: number) => Math.round(pixels * scale);
    return { mode, tall, stacked, side: larger(sizes.side), panels: larger(sizes.panels), seats: larger(sizes.seats), own: larger(sizes.own), board: larger(sizes.board), decision: larger(sizes.decision) };
  }
  const mode = modeOf(width, height);
  const own = wishes.hasOwn ? wishes.own : 0;
  if (mode === 'phone') return phone(mode, height, own, wishes.isOver ?? false);
  if (mode === 'phone-flat') {
    const side = Math.round(Math.min(Math.max(width * 0.36, 250), 330));
    return { mode, side, panels: 0, seats: 92, own: Math.min(own, 84), board: 0, decision: 0, stacked: false, tall: false };
  }
  if (mode === 'tablet' || mode === 'tablet-wide') return tablet(mode, width, height, { ...wishes, own });
  return beside(mode, width, height, { ...wishes, own });
}

function tablet(mode: Mode, width: number, height: number, wishes: Wishes): Arrangement {
  // Cards that show more than facts become higher where they are narrow.
  const seats = wishes.seats + (wishes.seats > 80 ? 26 : 0);
  const own = Math.min(wishes.own, 96);
  // A square board and the panels lie beside each other.
  if (mode === 'tablet' && wishes.hasPanels && wishes.ratio < TALL) return { mode, side: 0, panels: Math.round(width * 0.38), seats, own, board: 0, decision: TABLET_DECISION, stacked: false, tall: true };
  if (mode === 'tablet-wide') return { mode, side: 320, panels: 0, seats, own, board: 0, decision: 0, stacked: true, tall: false };
  const room = height - BAR - seats - own - 6 * GAP - TABS - USUAL_TABLET_DECISION;
  const share = wishes.isAboutPanel ? (wishes.ratio >= BROAD ? 0.55 : 0.44) : wishes.ratio >= BROAD ? 0.74 : 0.55;
  const board = Math.floor(Math.min((width - 2 * GAP) / wishes.ratio, room * share));
  return { mode, side: 0, panels: 0, seats, own, board: wishes.hasPanels ? board : 0, decision: TABLET_DECISION, stacked: false, tall: false };
}

function phone(mode: Mode, height: number, own: number, isOver: boolean): Arrangement {
  // At 360 x 600: bar 44, seats 80, hand 72, decision 134 and tabs 48 with gaps of 2 leave 212 for the board.
  const hand = own ? Math.round(72 + Math.min(Math.max(0, height - 600) * 0.15, 20)) : 0;
  const decision = Math.min(Math.max(134, height - BAR - 80 - hand - 48 - 10 - MIN_BOARD), 240);
  return { mode, side: 0, panels: 0, seats: 80, own: isOver ? 0 : hand, board: 0, decision: isOver ? decision + hand : decision, stacked: false, tall: false };
}

/** Board, panels and side next to each other: the board is as wide as its height lets it be, panels take the rest. */
function beside(mode: Mode, width: number, height: number, wishes: Wishes): Arrangement {
  const large = mode === 'desktop';
  const seats = Math.round(wishes.seats * (large ? 1.1 : 1));
  const own = Math.round(wishes.own * (large ? 1.25 : height > 700 ? 1.08 : 1));
  if (!large && wishes.ratio >= BROAD) {
    const side = Math.round(Math.min(Math.max(width * 0.27, 340), 420));
    return { mode, side, panels: 0, seats, own, board: 0, decision: 0, stacked: true, tall: false };
  }
  const side = large ? Math.round(Math.min(width * 0.2, 460)) : Math.round(Math.min(Math.max(width * 0.24, 316), 360));
  const tall = wishes.hasPanels && wishes.ratio < TALL;
  const boardHigh = height - BAR - seats - (tall ? 0 : own + GAP) - 3 * GAP;
  const rest = width - side - 4 * GAP;
  const least = wishes.hasPanels ? Math.max(wishes.panels, MIN_PANELS) * (large ? 1.15 : 1) : 0;
  const board = Math.min(rest - least, Math.max(boardHigh * wishes.ratio, rest * 0.45));
  return { mode, side, panels: wishes.hasPanels ? Math.floor(rest - board) : 0, seats, own, board: 0, decision: 0, stacked: false, tall };
}
