import { planPieces, type PiecesPlan } from './plan-pieces.ts';
import { deliveryDates, pickupDay, type DayRange } from './delivery-dates.ts';
import type { CartState, OfferedMethod } from './price-cart.ts';

/** From which shelves a cart is served, and when it arrives or is ready; `expected` null: something must be made first. */
export type CartPlan = { readonly plan: PiecesPlan; readonly expected: DayRange | null; readonly hasEverything: boolean };

/** Serves a branch's customers from its own shelf, or brings there what is missing. */
export function planPickup(
  { cart, levels, view, now }: Pick<CartState, 'cart' | 'levels' | 'view' | 'now'>,
  branch: { code: string; countryCode: string },
): CartPlan {
  const { lines } = cart.document;
  const own = planPieces(lines, levels, view, branch.code);
  const hasEverything = 'pieces' in own;
  const ready = pickupDay(now, branch.countryCode, hasEverything);
  return {
    plan: hasEverything ? own : planPieces(lines, levels, view),
    expected: isMade(lines, levels, view) ? null : { from: ready, to: ready },
    hasEverything,
  };
}

/** Serves a parcel from the web stock, and from the branches where that is not enough. */
export function planParcel(
  { cart, levels, view, now }: Pick<CartState, 'cart' | 'levels' | 'view' | 'now'>,
  { rate }: OfferedMethod,
): CartPlan {
  const { lines } = cart.document;
  const plan = planPieces(lines, levels, view);
  const web = new Set(
    view
      .stock()
      .sources.filter(({ kind }) => kind === 'web')
      .map(({ code }) => code),
  );
  const hasEverything = 'pieces' in plan && plan.pieces.every(({ source }) => web.has(source));
  return { plan, expected: isMade(lines, levels, view) ? null : deliveryDates(now, rate, !hasEverything), hasEverything };
}

/** Whether a line has to be made: what lies on the shelves is not enough for it. */
function isMade(lines: CartState['cart']['document']['lines'], levels: CartState['levels'], view: CartState['view']): boolean {
  const plan = planPieces(lines, levels, view);
  if (!('pieces' in plan)) return false;
  const found = plan.pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  const needed = lines.reduce(
    (sum, line) => sum + line.quantity * (line.parts ? line.parts.reduce((parts, { quantity }) => parts + quantity, 0) : 1),
    0,
  );
  return found < needed;
}
