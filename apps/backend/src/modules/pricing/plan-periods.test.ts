import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { withoutRegular, withRegular } from './change-periods.ts';
import { planPeriods, type StoredPeriod } from './plan-periods.ts';
import { appliedPrice, appliedTimeline, type PricePeriod } from './price-periods.ts';

const now = 1_000;

/** Regular prices that follow each other, and special ones as they come; few numbers, so that many are equal. */
const history = fc
  .record({
    regular: fc.array(fc.record({ cents: fc.integer({ min: 5, max: 9 }), from: fc.integer({ min: 980, max: 1_020 }) }), { maxLength: 4 }),
    special: fc.array(
      fc.record({
        cents: fc.integer({ min: 1, max: 9 }),
        from: fc.integer({ min: 980, max: 1_020 }),
        lasts: fc.integer({ min: 1, max: 30 }),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ regular, special }): readonly PricePeriod[] => [
    ...regular.reduce<readonly PricePeriod[]>((periods, { cents, from }) => withRegular(periods, cents, from), []),
    ...special.map(({ cents, from, lasts }): PricePeriod => ({ kind: 'special', cents, from, to: from + lasts })),
  ]);

const store = (periods: readonly PricePeriod[]): readonly StoredPeriod[] => periods.map((period, index) => ({ ...period, id: index + 1 }));

function carriedOut(stored: readonly StoredPeriod[], wanted: readonly PricePeriod[]): readonly PricePeriod[] {
  const { ended, removed, added } = planPeriods(stored, wanted, now);
  const ends = new Map(ended.map(({ id, to }) => [id, to]));
  return [
    ...stored
      .filter(({ id }) => !removed.includes(id))
      .map(({ id, ...period }) => (ends.has(id) ? { ...period, to: ends.get(id) } : period)),
    ...added,
  ];
}

const begun = (periods: readonly PricePeriod[]): readonly PricePeriod[] => periods.filter(({ from }) => from < now);

describe('prices that are written again (LAW-03)', () => {
  it('leave everything that was asked as it was, whatever is wanted', () => {
    fc.assert(
      fc.property(history, history, (before, wanted) => {
        const after = carriedOut(store(before), wanted);
        if (begun(before).length === 0) return;
        assert.deepEqual(appliedTimeline(after, now - 1), appliedTimeline(before, now - 1));
        const kept = ({ kind, cents, from }: PricePeriod): string => `${kind} ${cents} ${from}`;
        assert.deepEqual(begun(after).map(kept), begun(before).map(kept));
      }),
    );
  });

  it('ask from now on what is wanted', () => {
    fc.assert(
      fc.property(history, history, (before, wanted) => {
        const after = carriedOut(store(before), wanted);
        for (let at = now; at < now + 60; at += 1) {
          const [is, shall] = [appliedPrice(after, at), appliedPrice(wanted, at)];
          assert.deepEqual([is?.regularCents, is?.finalCents], [shall?.regularCents, shall?.finalCents], `at ${at}`);
        }
      }),
    );
  });

  it('are not touched when they are wanted as they are', () => {
    fc.assert(
      fc.property(history, (before) => {
        assert.deepEqual(planPeriods(store(before), before, now), { ended: [], removed: [], added: [] });
      }),
    );
  });

  it('take over a past that the shop knows nothing of', () => {
    const past: readonly PricePeriod[] = [
      { kind: 'regular', cents: 5, from: 900, to: 950 },
      { kind: 'regular', cents: 6, from: 950, to: undefined },
    ];
    assert.deepEqual(planPeriods([], past, now).added, past);
    assert.deepEqual(planPeriods(store([{ kind: 'regular', cents: 7, from: 990 }]), past, now).added, [
      { kind: 'regular', cents: 6, from: now, to: undefined },
    ]);
  });
});

describe('a planned price', () => {
  const standing: readonly PricePeriod[] = [{ kind: 'regular', cents: 100, from: 500, to: undefined }];

  it('ends what stands before it, until the next planned one', () => {
    const planned = withRegular(withRegular(standing, 300, 3_000), 200, 2_000);
    assert.deepEqual(planned, [
      { kind: 'regular', cents: 100, from: 500, to: 2_000 },
      { kind: 'regular', cents: 200, from: 2_000, to: 3_000 },
      { kind: 'regular', cents: 300, from: 3_000, to: undefined },
    ]);
  });

  it('that is withdrawn leaves what would be without it', () => {
    const planned = withRegular(withRegular(standing, 300, 3_000), 200, 2_000);
    assert.deepEqual(withoutRegular(planned, 2_000), withRegular(standing, 300, 3_000));
    assert.deepEqual(withoutRegular(withoutRegular(planned, 3_000), 2_000), standing);
    assert.equal(withoutRegular(standing, 2_000), standing);
  });
});
