import type { Quantities } from '../../../lib/pieces/quantities.ts';
import type { Line } from './order.ts';

const pieceStates = ['sent', 'returned', 'planned', 'open', 'canceled'] as const;
export type PieceState = (typeof pieceStates)[number];

export type PieceGroup = {
  readonly state: PieceState;
  readonly count: number;
  /** Of these, what the open sheet would change. */
  readonly marked: number;
};

type Ledger = Pick<Line, 'open' | 'planned' | 'sent' | 'canceled' | 'returned'>;

/** What an open sheet is about to do with pieces: of which states, the first one first. */
const wishes = {
  plan: ['open'],
  /** As the shop counts: what was canceled, then what was sent, then what is still here. */
  refund: ['canceled', 'sent', 'open'],
  refundUnsent: ['canceled', 'open'],
  edit: ['open'],
} as const satisfies Readonly<Record<string, readonly PieceState[]>>;
export type Wish = { readonly what: keyof typeof wishes; readonly quantities: Quantities };

/** Where the pieces of a line are; each piece is in one group. */
export function piecesOf({ sent, returned, planned, open, canceled }: Ledger, lineId?: number, wish?: Wish): readonly PieceGroup[] {
  const counts: Readonly<Record<PieceState, number>> = { sent: sent - returned, returned, planned, open, canceled };
  const marks = new Map<PieceState, number>();
  let left = (lineId === undefined ? undefined : wish?.quantities[lineId]) ?? 0;
  for (const state of wish ? wishes[wish.what] : []) {
    const marked = Math.min(left, counts[state]);
    marks.set(state, marked);
    left -= marked;
  }
  return pieceStates.filter((state) => counts[state] > 0).map((state) => ({ state, count: counts[state], marked: marks.get(state) ?? 0 }));
}

/** So many squares fit a row; of more the words tell. */
export const mostSquares = 12;
