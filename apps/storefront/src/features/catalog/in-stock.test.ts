import assert from 'node:assert/strict';
import { test } from 'node:test';
import { collectInStock } from './in-stock.ts';

const product = (sku: string, inStock: boolean) => ({ sku, stock_status: inStock ? 'IN_STOCK' : 'OUT_OF_STOCK' });

test('a strip is filled from the next pages when products are sold out', async () => {
  const asked: number[] = [];
  const found = await collectInStock(3, { items: [product('a', true), product('b', false)], totalPages: 3 }, async (page) => {
    asked.push(page);
    return { items: [product(`c${page}`, true)], totalPages: 3 };
  });
  assert.deepEqual(
    found.map(({ sku }) => sku),
    ['a', 'c2', 'c3'],
  );
  assert.deepEqual(asked, [2, 3]);
});

test('a full first page asks for no other', async () => {
  const found = await collectInStock(1, { items: [product('a', true), product('b', true)], totalPages: 9 }, () => assert.fail('asked'));
  assert.deepEqual(
    found.map(({ sku }) => sku),
    ['a'],
  );
});

test('a strip never asks beyond page 99 (spec 9)', async () => {
  let asked = 1;
  await collectInStock(12, { items: [], totalPages: 500 }, async () => {
    asked += 1;
    return { items: [], totalPages: 500 };
  });
  assert.equal(asked, 99);
});
