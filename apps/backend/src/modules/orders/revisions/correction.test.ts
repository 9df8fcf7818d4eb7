import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { anOrder } from '#testing/an-order.ts';
import type { OrderContent } from '../order.ts';
import { correctionOf } from './correction.ts';
import { contentOf } from './order-content.ts';

const germany = { countryCode: 'DE' };
const content = (recipe: Parameters<typeof anOrder>[0]): OrderContent => contentOf(anOrder(recipe));
const at = (taxes: OrderContent['totals']['taxes'], percent: number) =>
  taxes.find((rate) => rate.percent === percent) ?? { incl: 0, tax: 0 };

describe('what an edit corrects of an invoice', () => {
  it('is nothing where nothing changes', () => {
    const same = content({ lines: [{ finalCents: 2_000, quantity: 2 }] });
    const { credit, supplement } = correctionOf(same, same);
    assert.deepEqual([credit.total, supplement.total, credit.lines, supplement.taxes], [0, 0, [], []]);
  });

  it('is the pieces that go, and only them', () => {
    const lines = (quantity: number) => [{ finalCents: 2_000, quantity }, { finalCents: 1_000 }];
    const { credit, supplement } = correctionOf(content({ lines: lines(5) }), content({ lines: lines(3) }));
    assert.deepEqual([credit.lines, credit.shipping, supplement.total], [[{ lineId: 1, quantity: 2, amount: 4_000 }], 0, 0]);
  });

  it('is everything where the rate of VAT changes: off at 19, on at 21 % (LAW-25)', () => {
    const lines = [{ finalCents: 11_900 }];
    const { credit, supplement } = correctionOf(content({ lines, tax: germany }), content({ lines }));
    assert.deepEqual([credit.total, supplement.total], [12_495, 12_495]);
    assert.deepEqual([credit.taxes.map(({ percent }) => percent), supplement.taxes.map(({ percent }) => percent)], [[19], [21]]);
  });

  it('makes of what was invoiced what the order has, by rate and to the cent (LAW-26)', () => {
    const line = fc.record({
      finalCents: fc.integer({ min: 0, max: 30_000 }),
      quantity: fc.integer({ min: 1, max: 6 }),
      taxClass: fc.constantFrom('standard' as const, 'reduced' as const),
    });
    const recipe = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 5 }),
      shippingCents: fc.constantFrom(0, 595, 695),
      tax: fc.constantFrom({}, germany),
      percentOff: fc.constantFrom(0, 10, 33),
    });
    fc.assert(
      fc.property(recipe, recipe, (was, is) => {
        const [before, after] = [content(was), content(is)];
        const { credit, supplement } = correctionOf(before, after);
        assert.equal(before.totals.grandTotal - credit.total + supplement.total, after.totals.grandTotal);
        for (const percent of [21, 19, 9, 7]) {
          const [a, b] = [at(before.totals.taxes, percent), at(after.totals.taxes, percent)];
          const [off, on] = [at(credit.taxes, percent), at(supplement.taxes, percent)];
          assert.deepEqual([a.incl - off.incl + on.incl, a.tax - off.tax + on.tax], [b.incl, b.tax], String(percent));
        }
        for (const { id, quantity } of [...before.lines, ...after.lines]) {
          const count = (lines: readonly { lineId: number; quantity: number }[]): number =>
            lines.filter(({ lineId }) => lineId === id).reduce((sum, one) => sum + one.quantity, 0);
          const [had, has] = [before, after].map(({ lines }) => lines.find((one) => one.id === id)?.quantity ?? 0);
          assert.equal((had ?? 0) - count(credit.lines) + count(supplement.lines), has ?? 0, `${id} ${quantity}`);
        }
      }),
      { numRuns: 300 },
    );
  });
});
