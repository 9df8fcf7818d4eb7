import { collectDay, deliveryPromise, type DayRange } from '@shop/rules/delivery-promise';
import type { Branch } from '#modules/stores/index.ts';
import { piecesOf, type CartLine } from './cart.ts';
import { planPieces, type PiecesPlan } from './plan-pieces.ts';
import type { CartState, OfferedMethod } from './price-cart.ts';

/** From which shelves a cart is served, and when it arrives or is ready; `expected` null: it is made first, and nobody collects that. */
export type CartPlan = { readonly plan: PiecesPlan; readonly expected: DayRange | null; readonly hasEverything: boolean };

type Planned = Pick<CartState, 'cart' | 'levels' | 'view' | 'now'>;

/** Serves a branch's customers from its own shelf, or brings there what is missing. */
export function planPickup({ cart, levels, view, now }: Planned, branch: Branch): CartPlan {
  const { lines } = cart.document;
  const own = planPieces(lines, levels, view, branch.code);
  // What would be made for who waits for it may hang elsewhere.
  const hasEverything = 'pieces' in own && !isMade(own, lines);
  const plan = hasEverything ? own : planPieces(lines, levels, view);
  // The product page promises the same hour by the same rule; of an order the day is kept.
  const ready = collectDay(branch, now, hasEverything);
  return { plan, expected: isMade(plan, lines) ? null : { from: ready, to: ready }, hasEverything };
}

/** Serves a parcel from the web stock, and from the branches where that is not enough. It arrives when its slowest piece does. */
export function planParcel({ cart, levels, view, now }: Planned, { rate }: OfferedMethod): CartPlan {
  const { lines } = cart.document;
  const plan = planPieces(lines, levels, view);
  const web = new Set(
    view
      .stock()
      .sources.filter(({ kind }) => kind === 'web')
      .map(({ code }) => code),
  );
  const hasEverything = 'pieces' in plan && plan.pieces.every(({ source }) => web.has(source));
  const { from, to } = deliveryPromise(now, rate, isMade(plan, lines) ? 'made' : hasEverything ? 'web' : 'branch');
  return { plan, expected: { from, to }, hasEverything };
}

/** Whether a line has to be made: what lies on the shelves of a plan is not enough for it. */
function isMade(plan: PiecesPlan, lines: readonly CartLine[]): boolean {
  if (!('pieces' in plan)) return false;
  const found = plan.pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  const needed = [...piecesOf(lines).values()].reduce((sum, quantity) => sum + quantity, 0);
  return found < needed;
}
