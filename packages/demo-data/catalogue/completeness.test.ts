import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageCodes } from '@shop/contract';
import { demoShop, smallShop } from '../index.ts';
import type { DemoProduct, Text } from '../model.ts';
import { optionLabel } from './attributes.ts';

const { products, samples } = demoShop;
const all: readonly DemoProduct[] = [...products, ...samples];
const isFull = (value: Text): boolean => languageCodes.every((language) => value[language].trim().length > 1);
/** Sprays, balms and brushes care for other things; sets are what their parts are. */
const isGoods = ({ type, sku }: DemoProduct): boolean => (type === 'simple' || type === 'configurable') && !sku.startsWith('MA-ONV-');

test('every product and every sample has a name, a short and a long text in three languages', () => {
  for (const { sku, name, shortDescription, description } of all) {
    for (const value of [name, shortDescription, description]) assert.ok(isFull(value), sku);
    for (const language of languageCodes) assert.ok(description[language].length > shortDescription[language].length, `${sku} ${language}`);
  }
});

test('every product and every sample has pictures with words for those who do not see them', () => {
  for (const { sku, pictures } of all) {
    assert.ok(pictures.length > 0, sku);
    for (const { alt } of pictures) assert.ok(isFull(alt), sku);
  }
});

test('all goods name their materials; the fibres of each textile part sum to 100 (LAW-15)', () => {
  for (const product of all.filter(isGoods)) assert.ok(product.materials.length > 0, product.sku);
  for (const { sku, materials } of all) {
    for (const part of materials) {
      assert.ok(isFull(part.part), sku);
      if ('material' in part) assert.ok(isFull(part.material), sku);
      else
        assert.equal(
          part.fibres.reduce((sum, { percent }) => sum + percent, 0),
          100,
          sku,
        );
    }
  }
});

test('all goods say how to look after them, in three languages', () => {
  for (const { sku, care } of all.filter(isGoods)) {
    assert.ok(care.length > 0, sku);
    for (const code of care) assert.ok(isFull(optionLabel('wassen', code)), `${sku}: ${code}`);
  }
});

test('the small shop has a product with every field a shop owner may fill in: keywords, cashback, recommended price, unit', () => {
  for (const { sku, metaKeyword } of smallShop.products) assert.ok(metaKeyword && isFull(metaKeyword), sku);
  const cashbacks = smallShop.products.flatMap(({ cashback }) => cashback ?? []);
  assert.ok(cashbacks.length > 0 && cashbacks.every(isFull));
  const recommended = smallShop.products.filter(({ manufacturerPriceCents }) => manufacturerPriceCents !== undefined);
  assert.ok(recommended.length > 0);
  for (const { sku, manufacturerPriceCents = 0, prices } of recommended)
    assert.ok(manufacturerPriceCents > (prices.at(-1)?.cents ?? 0), sku);
  assert.ok(smallShop.products.some(({ content }) => content !== undefined));
});

test('every brand stands in a category that has something of it', () => {
  for (const { code, categoryId } of demoShop.brands) {
    assert.ok(
      smallShop.products.some(({ brand, categoryIds }) => brand === code && categoryIds.includes(categoryId)),
      `${code} in ${categoryId}`,
    );
  }
});
