import type { ReturnSlip } from '#modules/orders/index.ts';
import type { ReturnWay } from './return-way.ts';
import type { Return } from './return.ts';

/** What the slip of a return says. */
export const slipOf = (back: Return, way: ReturnWay): ReturnSlip => ({
  number: back.number,
  statedAt: back.statedAt,
  goodsDueOn: back.goodsDueOn,
  lines: back.lines.filter(({ quantity }) => quantity > 0),
  ...way,
});
