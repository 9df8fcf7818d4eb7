import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shownPrice, shownSpans } from './shown-prices.ts';

const at = (date: string): number => Date.parse(`${date}T00:00:00Z`);

describe('what shoppers are shown over time (LAW-03)', () => {
  const periods = [
    { kind: 'regular', cents: 19_900, from: at('2026-01-01') },
    { kind: 'special', cents: 15_900, from: at('2026-08-15'), to: at('2026-11-01') },
    { kind: 'special', cents: 13_900, from: at('2026-11-01'), to: at('2026-12-01') },
  ] as const;

  it('is a span for each price and each reference price, also where three months of steps are over', () => {
    const spans = shownSpans(periods, { stepwiseMonths: 3 }).map(({ from, price }) => [
      new Date(from).toISOString().slice(0, 10),
      price?.finalCents,
      price?.reference?.cents,
    ]);
    assert.deepEqual(spans, [
      ['2026-01-01', 19_900, undefined],
      ['2026-08-15', 15_900, 19_900],
      ['2026-11-01', 13_900, 19_900],
      ['2026-11-15', 13_900, 15_900],
      ['2026-12-01', 19_900, undefined],
    ]);
    assert.equal(shownSpans(periods).length, 4);
  });

  it('is the same as at every moment of it', () => {
    for (const { from, to, price } of shownSpans(periods, { stepwiseMonths: 3 })) {
      assert.deepEqual(shownPrice(periods, from, { stepwiseMonths: 3 }), price);
      if (to !== undefined) assert.equal(shownPrice(periods, to - 1, { stepwiseMonths: 3 })?.finalCents, price?.finalCents);
    }
    assert.deepEqual(shownSpans([]), []);
  });
});
