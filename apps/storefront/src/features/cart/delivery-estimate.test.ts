import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DeliveryRatesMutation } from '../../generated/graphql.ts';
import { deliveryRates, summaryAmounts, type DeliveryRate } from './delivery-estimate.ts';
import { aCart, aLine } from './testing/fake-shop.ts';

const method = (carrier_code: string, value: number, available = true) => ({
  carrier_code,
  method_code: 'home',
  available,
  price_incl_tax: { value },
  working_days: { from: 1, to: 2 },
});
const rate: DeliveryRate = { country: 'NL', price: 5.95, days: undefined, method: { carrier_code: 'postnl', method_code: 'home' } };

describe('the delivery estimate', () => {
  it('offers a country once with its first way to the door, and none that has only a branch (LAW-05)', () => {
    const answer: DeliveryRatesMutation = {
      NL: [method('instore', 0), method('postnl', 5.95), method('dhl', 4.95)],
      DE: [method('dhl', 6.95, false)],
      BE: [method('instore', 0)],
      AT: [],
      LU: null,
    };
    assert.deepEqual(
      deliveryRates(answer).map(({ country, price }) => [country, price]),
      [['NL', 5.95]],
    );
  });

  it('adds delivery and takes discounts off until the shop has answered', () => {
    const discounts = [{ label: 'Welkom', applied_to: 'ITEM' as const, amount: { value: 2 } }];
    const cart = aCart('c', [aLine('a', 1, 19.95)]);
    const discounted = { ...cart, prices: cart.prices && { ...cart.prices, discounts } };
    const amounts = summaryAmounts(discounted, rate, undefined);
    assert.equal(amounts.total, 23.9);
    assert.equal(amounts.isExact, false);
    assert.deepEqual(amounts.discounts, [{ label: 'Welkom', amount: 2 }]);
  });

  it('believes the shop for the very cart and country it was asked about, and no other', () => {
    const cart = aCart('c', [aLine('a', 1, 20)]);
    const prices = { subtotal_including_tax: { value: 20 }, grand_total: { value: 25.95 }, discounts: null, applied_taxes: null };
    const totals = { cart, country: 'NL' as const, prices, remaining: 80 };
    assert.deepEqual([summaryAmounts(cart, rate, totals).total, summaryAmounts(cart, rate, totals).isExact], [25.95, true]);
    assert.equal(summaryAmounts({ ...cart }, rate, totals).isExact, false);
    assert.equal(summaryAmounts(cart, { ...rate, country: 'DE' }, totals).isExact, false);
  });
});
