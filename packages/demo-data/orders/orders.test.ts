import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { coupons } from '../checkout/coupons.ts';
import { paymentMethods } from '../checkout/payment-methods.ts';
import { customers } from '../customers/customers.ts';
import { demoShop, smallShop } from '../index.ts';
import { shareOut, sumOf, vatIn } from './arithmetic.ts';
import { sellable } from './catalogue-prices.ts';
import type { DemoOrder } from './model.ts';
import { ordersUntil } from './orders.ts';
import { openOrders } from './open-orders.ts';
import { routineOrders } from './routine-orders.ts';
import { settledOrders } from './settled-orders.ts';

const day = '2026-11-15';
const orders = ordersUntil(day);
const plans = [...openOrders, ...settledOrders, ...routineOrders];
const statuses = ['pending', 'pending_payment', 'payment_review', 'processing', 'complete', 'canceled', 'holded', 'fraud'];

const instantsOf = ({ placedAt, updatedAt, invoices, shipments, refunds, comments }: DemoOrder): readonly string[] => [
  placedAt,
  updatedAt,
  ...[...invoices, ...shipments, ...refunds, ...comments].map(({ createdAt }) => createdAt),
];

describe('demo orders', () => {
  it('come in every status, for guests and accounts, picked up and delivered', () => {
    assert.deepEqual([...new Set(orders.map(({ status }) => status))].sort(), [...statuses].sort());
    assert.ok(orders.some(({ customerId }) => customerId === undefined) && orders.some(({ customerId }) => customerId !== undefined));
    for (const branch of ['SIT', 'ROE', 'AAC'])
      assert.ok(
        orders.some(({ pickupLocationCode }) => pickupLocationCode === branch),
        branch,
      );
    assert.deepEqual(
      new Set(orders.filter((order) => !order.pickupLocationCode).map((order) => order.shippingAddress.countryCode)).size,
      5,
    );
  });

  it('lie in the 18 months before the day of seeding and never in the future', () => {
    for (const seeded of [day, '2027-01-04', '2027-04-01', '2028-02-29']) {
      for (const order of ordersUntil(seeded)) {
        for (const at of instantsOf(order)) {
          assert.ok(at < `${seeded}T00:00:00.000Z`, `${order.incrementId} ${at}`);
          assert.ok(at >= order.placedAt, `${order.incrementId} ${at}`);
        }
      }
      const first = ordersUntil(seeded)[0]?.placedAt ?? '';
      assert.ok(Date.parse(seeded) - Date.parse(first) <= 550 * 86_400_000 && Date.parse(seeded) - Date.parse(first) > 500 * 86_400_000);
    }
  });

  it('are the same bytes for the same day', () => {
    assert.equal(JSON.stringify(ordersUntil(day)), JSON.stringify(orders));
    assert.notEqual(JSON.stringify(ordersUntil('2026-11-16')), JSON.stringify(orders));
  });

  it('are numbered in the order of time, their papers without gaps (LAW-26)', () => {
    assert.deepEqual(
      orders.map(({ incrementId }) => Number(incrementId)),
      orders.map((_, index) => 100_000_001 + index),
    );
    for (const kind of ['invoices', 'shipments', 'refunds'] as const) {
      const papers = orders.flatMap((order) => order[kind].map(({ number, createdAt }) => ({ number: Number(number), createdAt })));
      const sorted = [...papers].sort((a, b) => a.number - b.number);
      assert.ok(
        sorted.every(({ number }, index) => number === (sorted[0]?.number ?? 0) + index),
        kind,
      );
      assert.deepEqual(
        sorted.map(({ createdAt }) => createdAt),
        sorted.map(({ createdAt }) => createdAt).sort(),
        kind,
      );
    }
  });

  it('sell SKUs of the catalogue that were on sale that day', () => {
    const skus = new Set(
      demoShop.products.flatMap((product) => (product.type === 'configurable' ? product.variants.map(({ sku }) => sku) : [product.sku])),
    );
    for (const { lines } of orders) {
      for (const { sku, bundleParts } of lines)
        for (const part of [sku, ...bundleParts.map((one) => one.sku)]) assert.ok(skus.has(part), part);
    }
    for (const { daysAgo, items } of plans) {
      for (const { sku } of items) assert.ok(sellable(sku).product.createdDaysAgo > daysAgo, `${sku} ${daysAgo}`);
    }
  });

  it('belong to accounts that existed, with their own mail address', () => {
    for (const { customerId, email, placedAt } of orders) {
      const customer = customers.find(({ id }) => id === customerId);
      assert.equal(customer?.email ?? email, email);
      if (customer) assert.ok((Date.parse(day) - Date.parse(placedAt)) / 86_400_000 < customer.createdDaysAgo, email);
      else assert.ok(!customers.some((one) => one.email === email), email);
    }
  });

  it('write a line name and options in the language of the order', () => {
    for (const { language, lines } of orders) {
      for (const { sku, parentSku, name, options } of lines) {
        const product = smallShop.products.find((one) => one.sku === (parentSku ?? sku));
        assert.equal(name, product?.name[language]);
        assert.equal(options.length, product?.type === 'configurable' ? product.axes.length : 0, sku);
      }
    }
  });
});

describe('amounts of demo orders', () => {
  it('add up in whole cents', () => {
    for (const { incrementId, lines, totals } of orders) {
      const amounts = [
        ...lines.flatMap((line) => [line.unitCents, line.rowCents, line.discountCents, line.taxCents]),
        ...Object.values(totals).filter((value) => typeof value === 'number'),
      ];
      for (const amount of amounts) assert.ok(Number.isInteger(amount) && amount >= 0, incrementId);
      assert.equal(totals.subtotalInclTaxCents, sumOf(lines.map(({ rowCents }) => rowCents)), incrementId);
      assert.equal(totals.discountCents, sumOf(lines.map(({ discountCents }) => discountCents)), incrementId);
      assert.equal(totals.grandTotalCents, totals.subtotalInclTaxCents - totals.discountCents + totals.shippingInclTaxCents, incrementId);
    }
  });

  it('multiply unit and quantity; an exempt row is rounded once', () => {
    for (const { isTaxExempt, lines } of orders) {
      for (const { sku, unitCents, quantity, rowCents } of lines) {
        const difference = Math.abs(unitCents * quantity - rowCents);
        assert.ok(isTaxExempt ? difference <= quantity / 2 : difference === 0, sku);
      }
    }
  });

  it('contain the VAT of the destination or the branch, computed on the sum and shared out exactly (LAW-25)', () => {
    const rates: Readonly<Record<string, number>> = { NL: 21, DE: 19, BE: 21, AT: 20, LU: 17 };
    for (const { incrementId, isTaxExempt, shippingAddress, lines, totals } of orders) {
      const percent = isTaxExempt ? 0 : rates[shippingAddress.countryCode];
      assert.deepEqual(
        totals.taxes.map((tax) => tax.percent),
        percent === 0 ? [] : [percent],
        incrementId,
      );
      assert.equal(totals.totalTaxCents, vatIn(totals.grandTotalCents, percent ?? Number.NaN), incrementId);
      assert.equal(sumOf(totals.taxes.map(({ cents }) => cents)), totals.totalTaxCents, incrementId);
      assert.equal(sumOf(lines.map(({ taxCents }) => taxCents)) + totals.shippingTaxCents, totals.totalTaxCents, incrementId);
    }
  });

  it('are exempt only for an approved business delivered abroad (LAW-25)', () => {
    const exempt = orders.filter(({ isTaxExempt }) => isTaxExempt);
    assert.ok(exempt.length > 0);
    for (const { customerId, billingAddress, shippingAddress, pickupLocationCode } of exempt) {
      assert.ok(customers.find(({ id }) => id === customerId)?.isApproved);
      assert.ok(billingAddress.vatId?.startsWith(shippingAddress.countryCode) && shippingAddress.countryCode !== 'NL');
      assert.equal(pickupLocationCode, undefined);
    }
  });

  it('use coupons only while they ran and where their minimum was reached', () => {
    const used = plans.filter(({ coupon }) => coupon !== undefined);
    assert.ok(used.length >= 4);
    for (const { coupon: code, daysAgo } of used) {
      const coupon = coupons.find((candidate) => candidate.code === code);
      assert.ok(coupon?.isActive && (coupon.fromDaysAgo ?? Infinity) > daysAgo && -(coupon.toInDays ?? Infinity) < daysAgo, code);
    }
    for (const { couponCode, totals, incrementId } of orders.filter((order) => order.couponCode !== undefined)) {
      const coupon = coupons.find(({ code }) => code === couponCode);
      assert.ok(totals.subtotalInclTaxCents >= (coupon?.conditions.minimumSubtotalCents ?? 0), incrementId);
      assert.ok(totals.discountCents > 0 || coupon?.effect.type === 'free-shipping', incrementId);
    }
  });

  it('give back no more than was paid, less the label where it was used (LAW-08)', () => {
    const refunded = orders.filter(({ refunds }) => refunds.length > 0);
    assert.ok(refunded.length >= 4);
    for (const { refunds, totals, lines, incrementId } of refunded) {
      for (const { lines: back, shippingCents, adjustmentCents, totalCents } of refunds) {
        assert.equal(totalCents, sumOf(back.map(({ cents }) => cents)) + shippingCents + adjustmentCents, incrementId);
        assert.ok(adjustmentCents === 0 || adjustmentCents === -495, incrementId);
      }
      assert.ok(sumOf(refunds.map(({ totalCents }) => totalCents)) <= totals.grandTotalCents, incrementId);
      for (const line of lines) assert.ok(line.quantityRefunded <= line.quantityInvoiced, incrementId);
    }
  });
});

describe('papers of demo orders', () => {
  it('follow the status', () => {
    for (const { status, lines, invoices, incrementId } of orders) {
      for (const line of lines) {
        assert.equal(
          line.quantityShipped,
          ['complete', 'holded'].includes(status) ? line.quantity : Math.min(line.quantityShipped, line.quantity),
          incrementId,
        );
        assert.equal(line.quantityCanceled, status === 'canceled' ? line.quantity : 0, incrementId);
      }
      if (['pending', 'pending_payment', 'payment_review', 'canceled', 'fraud'].includes(status))
        assert.deepEqual(invoices, [], incrementId);
      if (status === 'complete') assert.equal(invoices.length, 1, incrementId);
    }
  });

  it('track parcels but not what was handed over in a branch', () => {
    const shipped = orders.filter(({ shipments }) => shipments.length > 0);
    for (const { pickupLocationCode, shipments, incrementId } of shipped) {
      for (const { tracking } of shipments) assert.equal(tracking.length, pickupLocationCode === undefined ? 1 : 0, incrementId);
    }
    const numbers = shipped.flatMap(({ shipments }) => shipments.flatMap(({ tracking }) => tracking.map(({ number }) => number)));
    assert.equal(new Set(numbers).size, numbers.length);
  });

  it('were paid with methods that exist, on account by approved businesses, in the shop with pickup only', () => {
    for (const { payment, customerId, pickupLocationCode, incrementId } of orders) {
      const method = paymentMethods.find(({ code }) => code === payment.methodCode);
      assert.ok(method, incrementId);
      if (method.isForBusiness) assert.ok(customers.find(({ id }) => id === customerId)?.isApproved, incrementId);
      if (method.isForPickup) assert.ok(pickupLocationCode, incrementId);
    }
  });
});

describe('shareOut', () => {
  it('loses no cent and prefers the largest remainders', () => {
    assert.deepEqual(shareOut(100, [1, 1, 1]), [34, 33, 33]);
    assert.deepEqual(shareOut(5, [1, 2]), [2, 3]);
    assert.deepEqual(shareOut(7, [0, 0]), [0, 0]);
  });
});

describe('vatIn', () => {
  it('takes the tax out of a gross amount (LAW-25)', () => {
    assert.deepEqual([vatIn(11_900, 19), vatIn(12_100, 21), vatIn(10_000, 0)], [1900, 2100, 0]);
  });
});
