import assert from 'node:assert/strict';
import { test } from 'node:test';
import { collectInStock, stripStart } from './in-stock.ts';

const product = (sku: string, inStock = true) => ({ sku, stock_status: inStock ? 'IN_STOCK' : 'OUT_OF_STOCK' });
const skus = (products: readonly { sku: string }[]) => products.map(({ sku }) => sku);

test('a strip is filled from the next pages when products are sold out', async () => {
  const asked: number[] = [];
  const { products, next } = await collectInStock(3, stripStart, async (page) => {
    asked.push(page);
    return { items: page === 1 ? [product('a'), product('b', false)] : [product(`c${page}`)], totalPages: 3 };
  });
  assert.deepEqual(skus(products), ['a', 'c2', 'c3']);
  assert.deepEqual(asked, [1, 2, 3]);
  assert.equal(next, undefined);
});

test('what did not fit comes first the next time', async () => {
  const fetchPage = async (page: number) => ({ items: [product(`${page}a`), product(`${page}b`), product(`${page}c`)], totalPages: 2 });
  const first = await collectInStock(2, stripStart, fetchPage);
  assert.deepEqual(skus(first.products), ['1a', '1b']);
  const second = await collectInStock(3, first.next ?? assert.fail('there is more'), fetchPage);
  assert.deepEqual(skus(second.products), ['1c', '2a', '2b']);
  const third = await collectInStock(3, second.next ?? assert.fail('there is more'), fetchPage);
  assert.deepEqual(skus(third.products), ['2c']);
  assert.equal(third.next, undefined);
});

test('a strip never asks beyond page 99 (SPEC-9)', async () => {
  let asked = 0;
  const { next } = await collectInStock(12, stripStart, async () => {
    asked += 1;
    return { items: [], totalPages: 500 };
  });
  assert.equal(asked, 99);
  assert.equal(next, undefined);
});
