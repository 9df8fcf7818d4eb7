import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deliveryName, deliveryNameIn } from './delivery-name.ts';

test('a way of delivery is called by its carrier and its method', () => {
  assert.equal(deliveryName('PostNL', 'Thuisbezorgd'), 'PostNL – Thuisbezorgd');
  assert.equal(deliveryName('DHL', 'Lieferung nach Hause'), 'DHL – Lieferung nach Hause');
  assert.equal(deliveryName('PostNL', null), 'PostNL');
  // A beginning of a word is no word.
  assert.equal(deliveryName('Post', 'Postbode aan huis'), 'Post – Postbode aan huis');
});

test('no word of it is said twice', () => {
  for (const [carrier, method, name] of [
    ['Afhalen in de winkel', 'Afhalen', 'Afhalen in de winkel'],
    ['Abholung im Laden', 'Abholung', 'Abholung im Laden'],
    ['Pickup in a shop', 'Pickup', 'Pickup in a shop'],
    ['DHL', 'DHL-punt', 'DHL-punt'],
    ['In-Store Pickup', 'In-Store Pickup Delivery', 'In-Store Pickup Delivery'],
    ['bpost', 'bpost', 'bpost'],
  ] as const) {
    assert.equal(deliveryName(carrier, method), name);
    assert.equal(deliveryNameIn(`${carrier} - ${method}`, carrier), name);
  }
});

test('an order whose carrier is not known keeps the text it came with', () => {
  assert.equal(deliveryNameIn('Flat Rate - Fixed', null), 'Flat Rate - Fixed');
  assert.equal(deliveryNameIn('Flat Rate - Fixed', 'PostNL'), 'Flat Rate - Fixed');
});
