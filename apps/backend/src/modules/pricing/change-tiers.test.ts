import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { tierChangeAt, withoutTierChange, withTier } from './change-tiers.ts';
import { tiersAt, type TierRule } from './tier-prices.ts';

const always: readonly TierRule[] = [
  { quantity: 5, percentOff: 5 },
  { quantity: 10, percentOff: 10 },
];
const percentAt = (tiers: readonly TierRule[], quantity: number, at: number): number =>
  tiersAt(tiers, at).find((tier) => tier.quantity === quantity)?.percentOff ?? 0;

describe('a price for many pieces', () => {
  it('begins at its moment, ends at its moment, and leaves the others alone', () => {
    const planned = withTier(always, { quantity: 5, percentOff: 8, at: 1_000 });
    assert.deepEqual([percentAt(planned, 5, 999), percentAt(planned, 5, 1_000), percentAt(planned, 10, 1_000)], [5, 8, 10]);
    const ended = withTier(planned, { quantity: 5, percentOff: 0, at: 2_000 });
    assert.deepEqual([percentAt(ended, 5, 1_999), percentAt(ended, 5, 2_000)], [8, 0]);
    assert.deepEqual([tierChangeAt(ended, 5, 1_000), tierChangeAt(ended, 5, 2_000), tierChangeAt(ended, 5, 1_500)], [8, 0, null]);
  });

  it('that is withdrawn before it begins, or whose end is, was never planned', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ at: fc.integer({ min: 1, max: 9 }), percentOff: fc.constantFrom(0, 5, 8, 12) }), { maxLength: 5 }),
        fc.record({ at: fc.integer({ min: 10, max: 20 }), percentOff: fc.constantFrom(0, 5, 8, 12) }),
        (before, change) => {
          const tiers = before
            .toSorted((a, b) => a.at - b.at)
            .reduce<readonly TierRule[]>((steps, { at, percentOff }) => withTier(steps, { quantity: 5, percentOff, at }), always);
          const changed = withTier(tiers, { quantity: 5, ...change });
          assert.equal(percentAt(changed, 5, change.at), change.percentOff);
          const back = withoutTierChange(changed, 5, change.at);
          for (let at = 0; at < 25; at += 1) assert.equal(percentAt(back, 5, at), percentAt(tiers, 5, at), `at ${at}`);
        },
      ),
    );
  });
});
