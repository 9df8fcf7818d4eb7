import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { taxInGross } from '#kernel/money.ts';
import { anInvoice, anOrder, aShipment, type OrderRecipe } from '#testing/an-order.ts';
import { draftRefund } from '../refunds/refund-order.ts';
import type { Order, OrderDocumentLine } from '../order.ts';
import { invoiceAmounts, partOf } from './invoice-amounts.ts';
import { invoicePart } from './invoice-part.ts';

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Consumers and businesses, at home and abroad, one of them exempt. */
const buyers: readonly NonNullable<OrderRecipe['tax']>[] = [
  { countryCode: 'NL' },
  { countryCode: 'DE' },
  { countryCode: 'NL', isApprovedBusiness: true },
  { countryCode: 'DE', isApprovedBusiness: true, confirmedVatId: 'DE000000312' },
];

const orders = fc
  .record({
    lines: fc.array(
      fc.record({
        finalCents: fc.integer({ min: 0, max: 60_000 }),
        quantity: fc.integer({ min: 1, max: 9 }),
        taxClass: fc.constantFrom('standard' as const, 'reduced' as const),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    coupon: fc.option(
      fc.oneof(
        fc.record({ type: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 40 }) }),
        fc.record({ type: fc.constant('cart-fixed' as const), cents: fc.integer({ min: 1, max: 9_000 }) }),
      ),
      { nil: undefined },
    ),
    shippingCents: fc.constantFrom(0, 595, 995),
    tax: fc.constantFrom(...buyers),
  })
  .map(({ coupon, ...recipe }) => anOrder({ ...recipe, ...(coupon ? { coupon } : {}) }));

/** Which parcel each piece goes into, in turn. */
const parcels = fc.array(fc.nat(4), { minLength: 60, maxLength: 60 });

function cut(order: Order, turns: readonly number[]): readonly (readonly OrderDocumentLine[])[] {
  const pieces = order.lines.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id));
  const packed = Map.groupBy(
    pieces.map((lineId, index) => ({ lineId, parcel: turns[index % turns.length] ?? 0 })),
    ({ parcel }) => parcel,
  );
  return [...packed]
    .toSorted(([a], [b]) => a - b)
    .map(([, all]) => [...Map.groupBy(all, ({ lineId }) => lineId)].map(([lineId, same]) => ({ lineId, quantity: same.length })));
}

/** The order after each of its parcels has got its invoice. */
const invoiced = (order: Order, documents: readonly (readonly OrderDocumentLine[])[]): Order =>
  documents.reduce((current, lines, index) => {
    const { total } = invoicePart(current, current.invoices, lines);
    const number = String(200_000_001 + index);
    const invoice = { ...anInvoice(order), number, shipment: String(300_000_001 + index), lines, grandTotal: total };
    return { ...current, invoices: [...current.invoices, invoice] };
  }, order);

describe('invoices of an order that goes out in parts (LAW-25, LAW-26)', () => {
  it('come to the order and its VAT by rate, to the cent, however it is cut', () => {
    fc.assert(
      fc.property(orders, parcels, (order, turns) => {
        const done = invoiced(order, cut(order, turns));
        const amounts = done.invoices.map((invoice) => invoiceAmounts(done, invoice));
        assert.equal(sum(amounts.map(({ total }) => total)), order.totals.grandTotal);
        assert.equal(sum(amounts.map(({ tax }) => tax)), order.totals.tax);
        for (const { percent, incl, tax } of order.totals.taxes) {
          const same = amounts.flatMap(({ rates }) => rates.filter((rate) => rate.percent === percent));
          assert.deepEqual([sum(same.map((rate) => rate.net + rate.tax)), sum(same.map((rate) => rate.tax))], [incl, tax]);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('each add up, and each have the VAT of their own sum but for a cent', () => {
    fc.assert(
      fc.property(orders, parcels, (order, turns) => {
        const done = invoiced(order, cut(order, turns));
        for (const invoice of done.invoices) {
          const { rows, rates, net, tax, total } = invoiceAmounts(done, invoice);
          assert.deepEqual([sum(rows.map((row) => row.net)), net + tax], [net, total]);
          for (const rate of rates) assert.ok(Math.abs(rate.tax - taxInGross(rate.net + rate.tax, rate.percent)) <= 1);
          assert.ok(total >= 0);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('have the delivery costs on the first, and nowhere else', () => {
    const order = anOrder({ lines: [{ finalCents: 1_000, quantity: 3 }], shippingCents: 595 });
    const done = invoiced(order, [[{ lineId: 1, quantity: 1 }], [{ lineId: 1, quantity: 1 }], [{ lineId: 1, quantity: 1 }]]);
    assert.deepEqual(
      done.invoices.map(({ grandTotal }) => grandTotal),
      [1_595, 1_000, 1_000],
    );
    const kinds = done.invoices.map((invoice) => invoiceAmounts(done, invoice).rows.map(({ kind }) => kind));
    assert.deepEqual(
      kinds.map((all) => all.includes('shipping')),
      [true, false, false],
    );
    assert.deepEqual(
      done.invoices.map((invoice) => partOf(done, invoice).hasDelivery),
      [true, false, false],
    );
  });
});

describe('a credit note of an order with several invoices', () => {
  const order = anOrder({
    lines: [{ finalCents: 1_000, quantity: 3 }, { finalCents: 2_000 }],
    change: { status: 'processing', paidAt: new Date('2026-11-15T11:00:00Z') },
  });
  const done = invoiced(order, [[{ lineId: 1, quantity: 1 }], [{ lineId: 1, quantity: 1 }]]);
  const corrected = (lines: readonly OrderDocumentLine[], isUnsent = false): string | null =>
    draftRefund(
      { ...done, shipments: done.invoices.map(({ shipment, lines: sent }) => aShipment({ number: shipment ?? '', lines: sent })) },
      { lines, shipping: lines.length === 0 ? 595 : 0, adjustment: 0, reason: 'Retour', isUnsent },
      '',
      new Date('2026-11-20T11:00:00Z'),
    ).invoiceNumber;

  it('names the newest with pieces that come back, and for delivery costs the first', () => {
    assert.equal(corrected([{ lineId: 1, quantity: 1 }]), '200000002');
    assert.equal(corrected([]), '200000001');
  });

  it('names none for pieces that were never invoiced', () => {
    assert.equal(corrected([{ lineId: 2, quantity: 1 }]), null);
    assert.equal(corrected([{ lineId: 1, quantity: 1 }], true), null);
  });
});
