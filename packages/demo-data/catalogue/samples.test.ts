import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageCodes } from '@shop/contract';
import { demoShop, smallShop } from '../index.ts';

const { products, samples, attributes } = demoShop;
const dirndls = products.filter(({ sku }) => sku.startsWith('MA-DIR-'));

test('every dirndl names its sample, nothing else does, and no two share one', () => {
  assert.equal(dirndls.length, 130);
  assert.deepEqual(
    dirndls.map(({ sampleSku }) => sampleSku),
    samples.map(({ sku }) => sku),
  );
  assert.equal(products.filter(({ sampleSku }) => sampleSku !== undefined).length, dirndls.length);
  assert.equal(smallShop.samples.length, smallShop.products.filter(({ sampleSku }) => sampleSku !== undefined).length);
});

test('samples have skus, ids and addresses of their own', () => {
  const others = products.flatMap((product) => [product, ...(product.type === 'configurable' ? product.variants : [])]);
  for (const key of ['sku', 'id'] as const) {
    const taken = new Set<string | number>(others.map((one) => one[key]));
    assert.equal(new Set(samples.map((sample) => sample[key])).size, samples.length);
    assert.ok(samples.every((sample) => !taken.has(sample[key])));
  }
  for (const language of languageCodes) {
    const addresses = [...products, ...samples].map(({ urlKey }) => urlKey[language]);
    assert.equal(new Set(addresses).size, addresses.length, language);
  }
});

test('samples are light and cheap and stand in no category', () => {
  for (const { sku, weightGrams, prices, categoryIds, stock } of samples) {
    assert.ok(weightGrams <= 50, sku);
    assert.ok((prices.at(-1)?.cents ?? 0) < 300, sku);
    assert.deepEqual(categoryIds, [], sku);
    assert.ok(stock.WEB > 0, sku);
  }
});

test('a sample has the brand, fibres and care of its dirndl (LAW-14, LAW-15)', () => {
  for (const [index, { brand, materials, care }] of samples.entries()) {
    const dirndl = dirndls[index];
    assert.deepEqual([brand, materials, care], [dirndl?.brand, dirndl?.materials, dirndl?.care]);
    assert.ok(materials.length > 0 && care.length > 0);
  }
});

test('a sample shows the fabric in every colour of its dirndl, each with its own words', () => {
  for (const [index, { sku, name, pictures }] of samples.entries()) {
    const dirndl = dirndls[index];
    assert.ok(dirndl?.type === 'configurable');
    assert.equal(pictures.length, new Set(dirndl.variants.map(({ options }) => options['kleur'])).size, sku);
    for (const language of languageCodes) {
      const words = pictures.map(({ alt }) => alt[language]);
      assert.equal(new Set(words).size, words.length, sku);
      for (const alt of words) assert.ok(alt.startsWith(name[language]), alt);
    }
  }
});

test('the attribute that names a sample is not shown as a property', () => {
  const attribute = attributes.find(({ code }) => code === 'stofstaal');
  assert.equal(attribute?.input, 'text');
  assert.deepEqual(
    [attribute?.isVisibleOnFront, attribute?.isFilterable, attribute?.isComparable, attribute?.isSearchable],
    [false, false, false, false],
  );
});
