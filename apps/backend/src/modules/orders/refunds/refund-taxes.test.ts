import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { anOrder } from '#testing/an-order.ts';
import type { Order, OrderRefund } from '../order.ts';
import { refundTaxes } from './refund-taxes.ts';

const twoRates = (): Order =>
  anOrder({
    lines: [
      { finalCents: 12_100, quantity: 2 },
      { finalCents: 1_090, taxClass: 'reduced' },
    ],
    shippingCents: 595,
  });

const refund = (taxes: OrderRefund['taxes'], state: OrderRefund['state'] = 'done'): OrderRefund => ({
  number: '400000001',
  invoiceNumber: null,
  issuedAt: new Date('2026-11-15T11:00:00Z'),
  lines: [],
  shipping: 0,
  adjustment: 0,
  total: 1,
  tax: 0,
  taxes,
  reason: '',
  state,
  revision: null,
  setOff: 0,
  payment: null,
  providerRefundId: null,
});

describe('the VAT of what goes back (LAW-25, LAW-26)', () => {
  it('has the rate each thing was sold at', () => {
    const order = twoRates();
    const one = (lineId: number, amount: number) => [{ lineId, quantity: 1, amount }];
    assert.deepEqual(refundTaxes(order, one(1, 12_100), { shipping: 0, adjustment: 0 }), [{ percent: 21, incl: 12_100, tax: 2_100 }]);
    assert.deepEqual(refundTaxes(order, one(2, 1_090), { shipping: 0, adjustment: 0 }), [{ percent: 9, incl: 1_090, tax: 90 }]);
  });

  it('is shared by what is kept for the return', () => {
    const lines = [
      { lineId: 1, quantity: 1, amount: 12_100 },
      { lineId: 2, quantity: 1, amount: 1_090 },
    ];
    const taxes = refundTaxes(twoRates(), lines, { shipping: 0, adjustment: -495 });
    assert.equal(
      taxes.reduce((sum, { incl }) => sum + incl, 0),
      12_100 + 1_090 - 495,
    );
    assert.deepEqual(
      taxes.map(({ percent }) => percent),
      [21, 9],
    );
  });

  it('is nothing where none was charged', () => {
    const tax = { isApprovedBusiness: true, countryCode: 'DE', confirmedVatId: 'DE000000312' };
    const order = anOrder({ tax, lines: [{ finalCents: 12_100 }] });
    assert.deepEqual(order.totals.taxes, []);
    assert.deepEqual(refundTaxes(order, [{ lineId: 1, quantity: 1, amount: 10_000 }], { shipping: 0, adjustment: 0 }), []);
  });

  it('given back piece by piece is the VAT the order was sold with, to the cent', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ cents: fc.integer({ min: 1, max: 99_999 }), quantity: fc.integer({ min: 1, max: 4 }), isReduced: fc.boolean() }),
          {
            minLength: 1,
            maxLength: 5,
          },
        ),
        fc.integer({ min: 0, max: 995 }),
        (lines, shippingCents) => {
          const order = anOrder({
            lines: lines.map(({ cents, quantity, isReduced }) => ({
              finalCents: cents,
              quantity,
              taxClass: isReduced ? 'reduced' : 'standard',
            })),
            shippingCents,
          });
          const given: OrderRefund[] = [];
          for (const line of order.lines) {
            for (let piece = 0; piece < line.quantity; piece++) {
              const back = [{ lineId: line.id, quantity: 1, amount: line.unitIncl }];
              given.push(refund(refundTaxes({ ...order, refunds: given }, back, { shipping: 0, adjustment: 0 })));
            }
          }
          given.push(refund(refundTaxes({ ...order, refunds: given }, [], { shipping: order.totals.shipping?.incl ?? 0, adjustment: 0 })));
          const tax = given.flatMap(({ taxes }) => taxes).reduce((sum, one) => sum + one.tax, 0);
          assert.equal(tax, order.totals.tax);
        },
      ),
    );
  });

  it('does not count what the provider refused', () => {
    const order = { ...twoRates(), refunds: [refund([{ percent: 21, incl: 12_100, tax: 2_100 }], 'failed')] };
    const lines = [{ lineId: 1, quantity: 1, amount: 12_100 }];
    assert.deepEqual(refundTaxes(order, lines, { shipping: 0, adjustment: 0 }), [{ percent: 21, incl: 12_100, tax: 2_100 }]);
  });
});
