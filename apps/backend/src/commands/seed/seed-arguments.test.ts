import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoShop } from '@shop/demo-data';
import { StartError } from '#kernel/errors.ts';
import { readCustomers, readOrders, readShop } from './seed-arguments.ts';

test('without arguments the demo shop is written', () => {
  assert.equal(readShop([]), demoShop);
});

test('--scale asks for a shop of that many products', () => {
  const shop = readShop(['--scale', '700']);
  assert.ok('furtherProducts' in shop);
  assert.equal(shop.products.length + [...shop.furtherProducts()].flat().length, 700);
});

test('--orders asks for that many more, with or without --scale', () => {
  assert.equal(readOrders([]), 0);
  assert.equal(readOrders(['--scale', '700', '--orders', '100000']), 100_000);
  for (const many of ['many', '-1', '1e9', '99999999']) assert.throws(() => readOrders([`--orders=${many}`]), StartError);
});

test('--customers asks for that many more, who have placed as many orders unless --orders says how many', () => {
  assert.equal(readCustomers([]), 0);
  assert.deepEqual([readCustomers(['--customers', '700']), readOrders(['--customers', '700'])], [700, 700]);
  assert.equal(readOrders(['--customers', '700', '--orders', '20']), 20);
  assert.throws(() => readCustomers(['--customers', '-1']), StartError);
});

for (const args of [['--scale'], ['--scale', 'many'], ['--scale', '3'], ['--bigger'], ['20000']]) {
  test(`"${args.join(' ')}" is answered with one sentence`, () => {
    assert.throws(() => readShop(args), StartError);
  });
}
