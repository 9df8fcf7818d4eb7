import { tierChangeAt, tiersAt, withoutTierChange, withTier, type TierRule } from '#modules/pricing/index.ts';
import { Refused } from '../../run-action.ts';

/** From how many pieces on, and when. */
export type TierPlace = { readonly quantity: number; readonly at: 'now' | number };

const fieldPattern = /^tier\.([1-9]\d{0,4})\.(now|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/;

/** Undefined for a field that is none. */
export function tierPlaceOf(field: string): TierPlace | undefined {
  const [, quantity, at] = fieldPattern.exec(field) ?? [];
  if (quantity === undefined || at === undefined) return undefined;
  if (Number(quantity) < 2) throw new Refused('tier-quantity', 'A price for many begins with two pieces.', field);
  const moment = Date.parse(at);
  if (at !== 'now' && Number.isNaN(moment)) throw new Refused('price-moment', 'This is no moment.', field);
  return { quantity: Number(quantity), at: at === 'now' ? at : moment };
}

/** Percent off now, 0 for none; at a later moment what is planned to change there, null for nothing. */
export function tierValue(tiers: readonly TierRule[], { quantity, at }: TierPlace, now: Date): number | null {
  if (at !== 'now') return tierChangeAt(tiers, quantity, at);
  return tiersAt(tiers, now.getTime()).find((tier) => tier.quantity === quantity)?.percentOff ?? 0;
}

/** With a discount from a moment on, 0 for none from then on; null withdraws what was planned for it. */
export function changedTiers(
  tiers: readonly TierRule[],
  { quantity, at }: TierPlace,
  after: unknown,
  now: Date,
  field: string,
): readonly TierRule[] {
  if (after === null && at !== 'now') return withoutTierChange(tiers, quantity, at);
  const isPercent = typeof after === 'number' && after >= 0 && after < 100 && Number.isInteger(after * 100);
  if (!isPercent) throw new Refused('tier-percent', 'A discount for many is 0 to 99 percent.', field);
  return withTier(tiers, { quantity, percentOff: after, at: at === 'now' ? now.getTime() : at });
}
