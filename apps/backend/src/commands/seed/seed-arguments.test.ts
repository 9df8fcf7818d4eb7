import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoShop } from '@shop/demo-data';
import { StartError } from '#kernel/errors.ts';
import { readShop } from './seed-arguments.ts';

test('without arguments the demo shop is written', () => {
  assert.equal(readShop([]), demoShop);
});

test('--scale asks for a shop of that many products', () => {
  const shop = readShop(['--scale', '700']);
  assert.ok('furtherProducts' in shop);
  assert.equal(shop.products.length + [...shop.furtherProducts()].flat().length, 700);
});

for (const args of [['--scale'], ['--scale', 'many'], ['--scale', '3'], ['--bigger'], ['20000']]) {
  test(`"${args.join(' ')}" is answered with one sentence`, () => {
    assert.throws(() => readShop(args), StartError);
  });
}
