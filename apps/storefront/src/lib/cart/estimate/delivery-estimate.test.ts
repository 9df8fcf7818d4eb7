import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  countriesFor,
  deliveryRate,
  ownRate,
  rateTo,
  summaryAmounts,
  type DeliveryRate,
  type Destination,
  type EstimableCart,
} from './delivery-estimate.ts';

const aCart = (total: number, more: Partial<EstimableCart> = {}): EstimableCart => ({
  id: 'c',
  is_virtual: false,
  itemsV2: { items: [{}] },
  default_shipping_method: null,
  shipping_addresses: [],
  free_shipping_remaining: { value: Math.max(0, 100 - total) },
  prices: {
    subtotal_including_tax: { value: total },
    subtotal_excluding_tax: { value: total },
    subtotal_with_discount_excluding_tax: { value: total },
    grand_total: { value: total },
    discounts: null,
    applied_taxes: null,
  },
  ...more,
});

const chosen = (carrier_code: string, value: number, pickup: string | null = null): EstimableCart['shipping_addresses'] => [
  {
    country: { code: 'NL' },
    pickup_location_code: pickup,
    selected_shipping_method: { carrier_code, method_code: 'home', price_incl_tax: { value }, price_excl_tax: { value } },
  },
];

const way = (carrier_code: string, value: number, available = true) => ({
  carrier_code,
  method_code: 'home',
  available,
  price_incl_tax: { value },
  price_excl_tax: { value: Math.round(value / 0.0121) / 100 },
  delivery_dates: { from: '2026-11-18', to: '2026-11-19' },
});
const method = { carrier_code: 'postnl', method_code: 'home' };
const rate: DeliveryRate = { country: 'NL', price: 5.95, netPrice: 4.92, dates: undefined, method };

describe('the delivery estimate', () => {
  it('names the countries of the shop, that of the language first (LAW-05)', () => {
    assert.deepEqual(countriesFor('nl', ['NL', 'DE', 'BE']), ['NL', 'DE', 'BE']);
    assert.deepEqual(countriesFor('de', ['NL', 'DE', 'BE']), ['DE', 'NL', 'BE']);
    assert.deepEqual(countriesFor('en', []), ['NL']);
  });

  it('takes the first way to the door, and a branch for none', () => {
    const rateOf = (...ways: ReturnType<typeof way>[]) => deliveryRate('NL', { estimateShippingMethods: ways })?.price;
    assert.equal(rateOf(way('instore', 0), way('postnl', 5.95), way('dhl', 4.95)), 5.95);
    assert.equal(rateOf(way('dhl', 6.95, false)), undefined);
    assert.equal(rateOf(way('instore', 0)), undefined);
    assert.equal(deliveryRate('NL', { estimateShippingMethods: null }), undefined);
  });

  it('adds delivery and takes discounts off until the shop has answered', () => {
    const discounts = [{ label: 'Welkom', applied_to: 'ITEM' as const, amount: { value: 2 } }];
    const cart = aCart(19.95);
    const discounted = { ...cart, prices: cart.prices && { ...cart.prices, discounts } };
    const amounts = summaryAmounts(discounted, rate, undefined);
    assert.equal(amounts.total, 23.9);
    assert.equal(amounts.isExact, false);
    assert.deepEqual(amounts.discounts, [{ label: 'Welkom', amount: 2 }]);
  });

  it('believes the shop for the very cart and country it was asked about, and no other', () => {
    const cart = aCart(20);
    const prices = { ...aCart(20).prices, grand_total: { value: 25.95 } };
    const answer = {
      available_payment_methods: null,
      coupon_message: null,
      free_shipping_remaining: { value: 80 },
      prices: cart.prices && { ...cart.prices, ...prices },
    };
    const totals = { cart, country: 'NL' as const, method, answer };
    assert.deepEqual([summaryAmounts(cart, rate, totals).total, summaryAmounts(cart, rate, totals).isExact], [25.95, true]);
    assert.equal(summaryAmounts({ ...cart }, rate, totals).isExact, false);
    // What is in the costs of delivery is not known then: no tax of the goods alone stands under a total with delivery.
    const taxed = { ...cart, prices: cart.prices && { ...cart.prices, applied_taxes: [{ label: '21% btw', amount: { value: 3.47 } }] } };
    assert.deepEqual(summaryAmounts(taxed, rate, undefined).taxes, [{ label: '21% btw', amount: undefined }]);
    assert.deepEqual(summaryAmounts(taxed, { ...rate, price: 0 }, undefined).taxes, [{ label: '21% btw', amount: 3.47 }]);
    assert.equal(summaryAmounts(cart, { ...rate, country: 'DE' }, totals).isExact, false);
    assert.equal(summaryAmounts(cart, { ...rate, method: { ...method, carrier_code: 'dhl' } }, totals).isExact, false);
  });

  it('counts what a coupon takes off delivery once, in the price of delivery or as a row', () => {
    const cart = aCart(20);
    const inPrice = summaryAmounts(
      { ...cart, prices: cart.prices && { ...cart.prices, discounts: null } },
      { ...rate, price: 0 },
      undefined,
    );
    assert.deepEqual([inPrice.discounts, inPrice.total], [[], 20]);
    const coupon = (applied_to: 'ITEM' | 'SHIPPING', value: number) => ({ label: 'Gratis bezorgd', applied_to, amount: { value } });
    const discounts = [coupon('SHIPPING', 5.95), coupon('ITEM', 1.01)];
    const asRow = summaryAmounts({ ...cart, prices: cart.prices && { ...cart.prices, discounts } }, { ...rate, price: 5.95 }, undefined);
    assert.deepEqual([asRow.discounts, asRow.total], [[{ label: 'Gratis bezorgd', amount: 6.96 }], 18.99]);
  });

  it('says how much is missing to free delivery only to whom it is not free already', () => {
    const cart = aCart(54.95);
    const remaining = (given: DeliveryRate): number | undefined => summaryAmounts(cart, given, undefined).remaining;
    assert.equal(remaining(rate), 45.05);
    assert.equal(remaining({ ...rate, price: 0 }), 0);
    assert.equal(remaining({ ...rate, price: 0, method: { carrier_code: 'instore', method_code: 'pickup' } }), undefined);
  });

  it('says what became of a code on the way that is wanted, and not on the one of before', () => {
    const cart = aCart(54.95, { coupon_message: null });
    const collected = { ...rate, price: 0, method: { carrier_code: 'instore', method_code: 'pickup' } };
    const answer = { available_payment_methods: null, coupon_message: 'Niet nodig.', free_shipping_remaining: null, prices: cart.prices };
    const totals = { cart, country: 'NL' as const, method: collected.method, answer };
    assert.equal(summaryAmounts(cart, collected, totals).couponMessage, 'Niet nodig.');
    assert.equal(summaryAmounts(cart, rate, totals).couponMessage, undefined);
    const settled = { ...cart, coupon_message: 'Niet nodig.', shipping_addresses: chosen('instore', 0, 'SIT') };
    assert.equal(
      summaryAmounts(settled, { ...collected, method: { carrier_code: 'instore', method_code: 'home' } }, undefined).couponMessage,
      'Niet nodig.',
    );
  });

  it('shows a business net amounts that add up with their VAT to the total (LAW-02)', () => {
    const cart = aCart(121);
    const net = { subtotal_excluding_tax: { value: 100 }, subtotal_with_discount_excluding_tax: { value: 90 } };
    const discounts = [{ label: 'Welkom', applied_to: 'ITEM' as const, amount: { value: 12.1 } }];
    const prices = cart.prices && {
      ...cart.prices,
      ...net,
      discounts,
      applied_taxes: [{ label: '21% btw', amount: { value: 19.93 } }],
      grand_total: { value: 114.85 },
    };
    const totals = {
      cart,
      country: 'NL' as const,
      method,
      answer: { available_payment_methods: null, coupon_message: null, free_shipping_remaining: null, prices },
    };
    const { subtotal, discounts: off, shipping, taxes, total } = summaryAmounts(cart, rate, totals, true);
    assert.deepEqual([subtotal, off[0]?.amount, shipping, taxes[0]?.amount, total], [100, 10, 4.92, 19.93, 114.85]);
  });

  it('counts with the way that is chosen, and says so to the cart as to the checkout (UX-34)', () => {
    const cart = aCart(20, { shipping_addresses: chosen('dhl', 4.95) });
    const settled = { ...cart, prices: cart.prices && { ...cart.prices, grand_total: { value: 24.95 } } };
    const own = ownRate(settled, 'NL');
    assert.deepEqual(
      [own?.price, summaryAmounts(settled, own, undefined).total, summaryAmounts(settled, own, undefined).isExact],
      [4.95, 24.95, true],
    );
    const ways = { estimateShippingMethods: [way('postnl', 5.95), way('dhl', 4.95)] };
    const destination = { country: 'NL' as const, isBranch: false, chosen: { carrier_code: 'dhl', method_code: 'home' } };
    assert.equal(deliveryRate('NL', ways, destination)?.price, 4.95);
  });

  it('counts with the usual way before any is chosen, without asking', () => {
    const usual = { ...method, price_incl_tax: { value: 5.95 }, price_excl_tax: { value: 4.92 } };
    const cart = aCart(99.95, { default_shipping_method: usual });
    assert.equal(summaryAmounts(cart, ownRate(cart, 'NL'), undefined).total, 105.9);
  });

  it('follows what a form says before the cart knows it: another way, another country, a branch (UX-34)', () => {
    const cart = aCart(54.95, { shipping_addresses: chosen('postnl', 6.95) });
    const ways = { estimateShippingMethods: [way('postnl', 6.95), way('dhl', 4.95), way('instore', 0)] };
    const total = (target: Destination): number => summaryAmounts(cart, rateTo(cart, target, 'NL', ways), undefined).total;
    const toDoor = { country: 'NL' as const, isBranch: false, chosen: undefined };
    assert.equal(total({ ...toDoor, isBranch: true }), 54.95);
    assert.equal(total({ ...toDoor, chosen: { carrier_code: 'dhl', method_code: 'home' } }), 59.9);
    assert.equal(rateTo(cart, toDoor, 'NL', ways)?.price, 6.95);
    assert.equal(rateTo(cart, { ...toDoor, country: 'DE' }, 'NL', undefined), undefined);
    const collected = aCart(54.95, { shipping_addresses: chosen('instore', 0, 'SIT') });
    assert.equal(rateTo(collected, toDoor, 'NL', ways)?.price, 6.95);
  });

  it('adds nothing for who collects in a branch', () => {
    const ways = { estimateShippingMethods: [way('postnl', 5.95), way('instore', 0)] };
    assert.equal(deliveryRate('NL', ways, { country: 'NL', isBranch: true, chosen: undefined })?.price, 0);
    assert.equal(ownRate(aCart(20, { shipping_addresses: chosen('instore', 0, 'SIT') }), 'NL')?.price, 0);
  });
});
