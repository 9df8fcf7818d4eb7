import type { TierRule } from './tier-prices.ts';

type Tiers = readonly TierRule[];

const begins = ({ from = 0 }: TierRule): number => from;
const ofQuantity = (tiers: Tiers, quantity: number): Tiers => tiers.filter((tier) => tier.quantity === quantity);
const nextBeginning = (tiers: Tiers, at: number): number | undefined =>
  tiers
    .map(begins)
    .filter((from) => from > at)
    .sort((a, b) => a - b)[0];

/** What is planned for a number of pieces at a moment: a discount that begins, 0 where one ends, null where nothing changes. */
export function tierChangeAt(tiers: Tiers, quantity: number, at: number): number | null {
  const own = ofQuantity(tiers, quantity);
  const beginning = own.find((tier) => begins(tier) === at);
  if (beginning) return beginning.percentOff;
  return own.some(({ to }) => to === at) ? 0 : null;
}

/** A discount from a moment on, or none with 0: what stands then ends there, and what is planned after it follows. */
export function withTier(tiers: Tiers, { quantity, percentOff, at }: { quantity: number; percentOff: number; at: number }): Tiers {
  const own = ofQuantity(tiers, quantity).filter((tier) => begins(tier) !== at);
  const ended = own.map((tier) => (begins(tier) < at && (tier.to ?? Infinity) > at ? { ...tier, to: at } : tier));
  const added = percentOff === 0 ? [] : [{ quantity, percentOff, from: at, to: nextBeginning(own, at) }];
  return inOrder([...tiers.filter((tier) => tier.quantity !== quantity), ...ended, ...added]);
}

/** Takes a planned change away; what stood before it goes on until the next one. */
export function withoutTierChange(tiers: Tiers, quantity: number, at: number): Tiers {
  const own = ofQuantity(tiers, quantity);
  const rest = own.filter((tier) => begins(tier) !== at);
  const until = own.find((tier) => begins(tier) === at)?.to ?? nextBeginning(rest, at);
  return inOrder([
    ...tiers.filter((tier) => tier.quantity !== quantity),
    ...rest.map((tier) => (tier.to === at ? { ...tier, to: until } : tier)),
  ]);
}

const inOrder = (tiers: Tiers): Tiers => [...tiers].sort((a, b) => a.quantity - b.quantity || begins(a) - begins(b));
