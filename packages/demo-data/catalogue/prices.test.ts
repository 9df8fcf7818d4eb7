import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smallShop } from '../index.ts';
import type { DemoPriceStep } from '../model.ts';

const { products } = smallShop;
const reduced = products.filter(({ special }) => special !== undefined);

/** The lowest price that held at any time between two days of the past, the later day left out. */
function lowestBetween(steps: readonly DemoPriceStep[], fromDaysAgo: number, untilDaysAgo: number): number {
  const held = steps.filter((step, index) => {
    const endsDaysAgo = steps[index + 1]?.fromDaysAgo ?? 0;
    return step.fromDaysAgo > untilDaysAgo && endsDaysAgo < fromDaysAgo;
  });
  return Math.min(...held.map(({ cents }) => cents));
}

test('prices are positive whole cents, also for every variant', () => {
  for (const product of products) {
    const cents = [...product.prices.map((step) => step.cents), ...(product.special === undefined ? [] : [product.special.cents])];
    const extras = product.type === 'configurable' ? product.variants.map(({ extraCents }) => extraCents) : [];
    for (const amount of cents) assert.ok(Number.isInteger(amount) && amount > 0, product.sku);
    for (const amount of extras) assert.ok(Number.isInteger(amount) && amount >= 0, product.sku);
  }
});

test('simple and configurable products have a price, sets take it from their parts', () => {
  for (const { sku, type, prices } of products) assert.equal(prices.length > 0, type === 'simple' || type === 'configurable', sku);
});

test('price histories run forward and start with the product', () => {
  for (const { sku, prices, createdDaysAgo } of products) {
    const days = prices.map(({ fromDaysAgo }) => fromDaysAgo);
    assert.deepEqual(
      days,
      [...days].sort((a, b) => b - a),
      sku,
    );
    if (days.length > 0) assert.equal(days[0], createdDaysAgo, sku);
  }
});

test('a reduction is below the lowest price of the 30 days before it (LAW-03)', () => {
  assert.ok(reduced.length >= 6);
  for (const { sku, special, prices } of reduced) {
    assert.ok(special);
    const reference = lowestBetween(prices, special.fromDaysAgo + 30, special.fromDaysAgo);
    assert.ok(special.cents < reference, `${sku}: ${special.cents} against ${reference}`);
  }
});

test('a reduction rests on at least 60 days of history and ends within 90 days (LAW-03)', () => {
  for (const { sku, special, prices } of reduced) {
    assert.ok(special);
    assert.ok((prices[0]?.fromDaysAgo ?? 0) - special.fromDaysAgo >= 60, sku);
    assert.ok(special.fromDaysAgo + special.toInDays <= 90, sku);
  }
});

test('a dip before the reduction lowers the reference price (LAW-03)', () => {
  const toni = products.find(({ sku }) => sku === 'MA-LED-2002');
  assert.ok(toni?.special);
  assert.equal(lowestBetween(toni.prices, toni.special.fromDaysAgo + 30, toni.special.fromDaysAgo), 10995);
});

test('new, sale and bestsellers hold exactly the products they promise', () => {
  const inCategory = (id: number): readonly string[] =>
    products.filter(({ categoryIds }) => categoryIds.includes(id)).map(({ sku }) => sku);
  const fresh = products.filter(({ newUntilInDays }) => newUntilInDays !== undefined);
  for (const { sku, createdDaysAgo, newUntilInDays } of fresh) assert.ok(createdDaysAgo + (newUntilInDays ?? 0) <= 45, sku);
  assert.deepEqual(
    inCategory(38),
    fresh.map(({ sku }) => sku),
  );
  assert.deepEqual(
    inCategory(39),
    reduced.map(({ sku }) => sku),
  );
  assert.ok(inCategory(38).length >= 5);
  assert.ok(inCategory(547).length >= 8);
});

test('shirts, aprons, socks and hats have tier prices', () => {
  for (const { sku, tierPrices } of products) assert.equal(tierPrices.length > 0, /^MA-(HEM|SCH|SOK|HOE)-/.test(sku), sku);
});
