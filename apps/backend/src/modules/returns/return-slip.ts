import type { Order, ReturnSlip } from '#modules/orders/index.ts';
import { leftPieces } from './left-pieces.ts';
import type { ReturnWay } from './return-way.ts';
import type { Return } from './return.ts';

/** What the slip of a return says; what never left is in no parcel. */
export const slipOf = (back: Return, order: Order, way: ReturnWay): ReturnSlip => ({
  number: back.number,
  statedAt: back.statedAt,
  goodsDueOn: back.goodsDueOn,
  lines: back.lines.map((line) => ({ ...line, quantity: leftPieces(order, back, line) })).filter(({ quantity }) => quantity > 0),
  ...way,
});
