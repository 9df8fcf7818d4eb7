import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { languageCodes } from '@shop/contract';
import { demoShop, smallShop } from '../../index.ts';
import type { DemoPicture, DemoProduct, DemoStock, Text } from '../../model.ts';
import { fibreCodes } from '../fibres.ts';
import { plannedCatalogue } from './catalogue.ts';
import { visibleChoices } from './drafts.ts';
import { families } from './families.ts';
import { palettes } from './palettes.ts';
import { priceToday } from './sets/parts.ts';

const { attributes, brands, categories, products, sizeCharts } = demoShop;
const configurables = products.filter((product) => product.type === 'configurable');
const simples = products.filter((product) => product.type === 'simple');
const variants = configurables.flatMap((product) => product.variants);
const priced = [...configurables, ...simples];
const bySku = new Map(products.map((product) => [product.sku, product]));
const sellable = new Map<string, DemoStock>([...simples, ...variants].map(({ sku, stock }) => [sku, stock]));
const optionCodes = new Map(attributes.map(({ code, options }) => [code, new Set(options.map((option) => option.code))]));

const total = (stock: DemoStock): number => stock.WEB + stock.SIT + stock.ROE + stock.AAC;
const stocksOf = (product: DemoProduct): readonly DemoStock[] =>
  product.type === 'configurable' ? product.variants.map(({ stock }) => stock) : product.type === 'simple' ? [product.stock] : [];
const numberOf = (sku: string): number => Number(sku.split('-').at(-1));

function assertUnique(values: readonly (string | number)[]): void {
  assert.equal(new Set(values).size, values.length);
}

function assertShare(part: number, whole: number, percent: number, what: string): void {
  const share = (100 * part) / whole;
  assert.ok(Math.abs(share - percent) <= 3, `${what}: ${share.toFixed(1)} % instead of ${percent} %`);
}

test('every family has the number of products the plan wants', () => {
  for (const { key, prefix, firstNumber, count, curated } of families) {
    const made = products.filter(({ sku }) => {
      const number = numberOf(sku);
      return sku.startsWith(`MA-${prefix}-`) && number >= firstNumber && number < firstNumber + count - curated.length;
    });
    assert.equal(made.length + curated.filter((sku) => bySku.has(sku)).length, count, key);
  }
  const rows = { bundle: 20, grouped: 8, look: 12 };
  assert.equal(products.filter(({ type }) => type === 'bundle').length, rows.bundle);
  const grouped = products.filter((product) => product.type === 'grouped');
  assert.equal(grouped.filter(({ look }) => look === undefined).length, rows.grouped);
  assert.equal(grouped.filter(({ look }) => look !== undefined).length, rows.look);
  assert.equal(products.length, 676);
  assert.ok(sellable.size >= 7500 && sellable.size <= 9000, String(sellable.size));
});

test('the rows of the plan add up as written', () => {
  const sum = (...keys: readonly string[]): number =>
    families.filter(({ key }) => keys.includes(key)).reduce((all, { count }) => all + count, 0);
  assert.equal(sum('tops', 'skirts'), 22);
  assert.equal(sum('womens-shoes', 'womens-socks'), 20);
  assert.equal(sum('girls', 'boys', 'baby'), 72);
  assert.equal(sum('bags', 'jewellery', 'belts', 'scarves', 'hair'), 68);
  assert.equal(palettes.length, 30);
});

test('the hand-written products stand first and unchanged, each in one family', () => {
  assert.deepEqual(products.slice(0, smallShop.products.length), smallShop.products);
  const named = families.flatMap(({ curated }) => curated);
  assertUnique(named);
  const singles = smallShop.products.filter(({ type }) => type === 'simple' || type === 'configurable').map(({ sku }) => sku);
  assert.deepEqual([...named].sort(), [...singles].sort());
});

test('skus, ids, names and addresses are unique', () => {
  const all = [...products, ...variants];
  assertUnique(all.map(({ sku }) => sku));
  assertUnique(all.map(({ id }) => id));
  for (const language of languageCodes) {
    assertUnique(products.map(({ name }) => name[language]));
    assertUnique(products.map(({ urlKey }) => urlKey[language]));
    for (const { urlKey } of products) assert.match(urlKey[language], /^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});

test('what a product names exists', () => {
  const categoryIds = new Set(categories.map(({ id }) => id));
  const brandCodes = new Set(brands.map(({ code }) => code));
  for (const product of products) {
    for (const id of product.categoryIds) assert.ok(categoryIds.has(id), `${product.sku}: category ${id}`);
    assert.ok(brandCodes.has(product.brand), product.sku);
    for (const [attribute, value] of Object.entries(product.attributes)) {
      for (const code of typeof value === 'boolean' ? [] : [value].flat())
        assert.ok(optionCodes.get(attribute)?.has(code), `${product.sku}: ${attribute} ${code}`);
    }
    const links = [...product.related, ...product.upsell, ...product.crosssell];
    for (const sku of links) assert.ok(bySku.has(sku) && sku !== product.sku, `${product.sku} links to ${sku}`);
  }
});

test('what goes with a product is worn with it and is no rival', () => {
  const kindOf = (sku: string): string => sku.split('-')[1] ?? '';
  const worn: Readonly<Record<string, readonly string[]>> = {
    DIR: ['BLU', 'SCH', 'SHU', 'SIE', 'HAA', 'JAN', 'TAS', 'DOE'],
    LED: ['HEM', 'BLU', 'TOP', 'SOK', 'SHU', 'RIE', 'JAN', 'SIE', 'DOE', 'TAS', 'GIL', 'HOE'],
  };
  for (const product of products) {
    const kind = kindOf(product.sku);
    assert.ok(new Set(product.related).size === product.related.length, product.sku);
    // Children's clothes share a number range, and go with each other.
    if (kind !== 'KID') assert.ok(!product.related.some((sku) => kindOf(sku) === kind && kind !== 'HOE'), product.sku);
    for (const sku of product.related) if (worn[kind]) assert.ok(worn[kind].includes(kindOf(sku)), `${product.sku}: ${sku}`);
    const pieces = product.type === 'grouped' ? product.items.map(({ sku }) => sku) : [];
    assert.ok(!product.related.some((sku) => pieces.includes(sku)), `${product.sku} shows its own pieces`);
  }
});

test('variants choose one option on every axis, and size charts explain it', () => {
  for (const { sku, axes, variants: own, sizeChart } of configurables) {
    assertUnique(own.map(({ options }) => JSON.stringify(options)));
    assert.ok(own.length >= 3 && own.length < 100, `${sku}: ${own.length}`);
    for (const { options } of own) {
      assert.deepEqual(Object.keys(options), axes, sku);
      for (const [axis, code] of Object.entries(options)) assert.ok(optionCodes.get(axis)?.has(code), `${sku}: ${axis} ${code}`);
    }
    if (sizeChart === undefined) continue;
    const chart = sizeCharts.find(({ key }) => key === sizeChart);
    assert.ok(chart, sku);
    const explained = new Set(chart.rows.map(({ option }) => option));
    for (const { options } of own) assert.ok(explained.has(options[chart.attribute] ?? ''), sku);
  }
});

test('no category is empty', () => {
  const filled = new Set(products.flatMap(({ categoryIds }) => categoryIds));
  const empty = categories.filter(({ id }) => id !== 2 && !filled.has(id)).map(({ name }) => name.nl);
  assert.deepEqual(empty, []);
});

test('regular prices stay inside the range of the family', () => {
  for (const { prefix, firstNumber, count, curated, priceRange } of families) {
    for (let turn = 0; turn < count - curated.length; turn += 1) {
      const product = bySku.get(`MA-${prefix}-${firstNumber + turn}`);
      const cents = product?.prices.at(-1)?.cents ?? 0;
      assert.ok(cents >= priceRange[0] && cents <= priceRange[1], `${product?.sku}: ${cents}`);
      assert.ok(cents % 100 === 95 || cents % 1000 === 900, `${product?.sku}: ${cents}`);
    }
  }
});

test('a reduction lies below the lowest price of the 30 days before it and has 60 days of history (LAW-03)', () => {
  for (const { sku, special, prices, createdDaysAgo } of priced) {
    assert.equal(prices[0]?.fromDaysAgo, createdDaysAgo, sku);
    if (special === undefined) continue;
    const held = prices.filter(
      (step, index) => step.fromDaysAgo > special.fromDaysAgo && (prices[index + 1]?.fromDaysAgo ?? 0) < special.fromDaysAgo + 30,
    );
    assert.ok(held.length > 0 && held.every(({ cents }) => special.cents < cents), sku);
    assert.ok(special.fromDaysAgo >= 3 && special.fromDaysAgo <= 40, sku);
    assert.ok(createdDaysAgo - special.fromDaysAgo >= 60, sku);
    assert.ok(special.fromDaysAgo + special.toInDays <= 90, sku);
  }
});

test('what is new came in the last 45 days and is not reduced', () => {
  for (const { sku, newUntilInDays, createdDaysAgo, special } of products) {
    if (newUntilInDays === undefined) continue;
    assert.ok(createdDaysAgo + newUntilInDays <= 45 && newUntilInDays > 0, sku);
    assert.equal(special, undefined, sku);
  }
});

test('shares of the plan hold within three points', () => {
  assertShare(priced.filter(({ special }) => special !== undefined).length, priced.length, 22, 'reduced');
  assertShare(products.filter(({ newUntilInDays }) => newUntilInDays !== undefined).length, products.length, 12, 'new');
  const stocks = variants.map(({ stock }) => stock);
  assertShare(stocks.filter((stock) => total(stock) === 0).length, stocks.length, 8, 'variants sold out');
  assertShare(stocks.filter((stock) => total(stock) > 0 && total(stock) <= 3).length, stocks.length, 6, 'variants low');
  assertShare(
    priced.filter((product) => stocksOf(product).every((stock) => total(stock) === 0)).length,
    priced.length,
    3,
    'products sold out',
  );
  assertShare(priced.filter((product) => stocksOf(product).some(({ ROE }) => ROE > 0)).length, priced.length, 70, 'in Roermond');
  assertShare(priced.filter((product) => stocksOf(product).some(({ AAC }) => AAC > 0)).length, priced.length, 60, 'in Aachen');
  const pieces = (branch: 'SIT' | 'ROE' | 'AAC'): number => stocks.reduce((sum, stock) => sum + stock[branch], 0);
  assert.ok(pieces('SIT') > pieces('ROE') && pieces('ROE') > pieces('AAC'));
});

test('fibres of each part sum to 100, largest first, from the list of the law (LAW-15)', () => {
  for (const { sku, materials } of products) {
    for (const part of materials) {
      if (!('fibres' in part)) continue;
      const shares = part.fibres.map(({ percent }) => percent);
      assert.equal(
        shares.reduce((sum, share) => sum + share, 0),
        100,
        sku,
      );
      assert.deepEqual(
        shares,
        [...shares].sort((a, b) => b - a),
        sku,
      );
      for (const { fibre } of part.fibres) assert.ok((fibreCodes as readonly string[]).includes(fibre), sku);
    }
  }
  for (const { sku, materials } of priced) assert.equal(materials.length > 0, !/ONV-66(01|02|11|12)$/.test(sku), sku);
  for (const { sku, materials } of products) if (sku.startsWith('MA-SHU')) assert.equal(materials.length, 3, sku);
});

test('only what is sold by measure has a content, children and small parts have warnings (LAW-04, LAW-14)', () => {
  for (const { sku, content, warnings } of products) {
    assert.equal(content !== undefined, /ONV-66(01|02|11|12)$/.test(sku), sku);
    if (sku.startsWith('MA-SIE-')) assert.ok(warnings, sku);
  }
});

test('shirts, aprons, socks and hats have tier prices, dirndls and lederhosen a leaflet', () => {
  for (const { sku, tierPrices, downloads } of products) {
    assert.equal(tierPrices.length > 0, /^MA-(HEM|SCH|SOK|HOE)-/.test(sku), sku);
    if (/^MA-(DIR|LED)-/.test(sku)) assert.ok(downloads.length > 0, sku);
  }
});

test('every product is complete in three languages', () => {
  const isFull = (value: Text): boolean =>
    languageCodes.every((language) => value[language].trim().length > 1 && !/undefined|  /.test(value[language]));
  for (const { sku, name, shortDescription, description, pictures } of products) {
    for (const value of [name, shortDescription, description, ...pictures.map(({ alt }) => alt)]) assert.ok(isFull(value), sku);
    assert.ok(pictures.length >= 4 && pictures.length <= 6, `${sku}: ${pictures.length} pictures`);
  }
});

test('no two fronts show the same choices, and another colour has a front of its own', () => {
  const front = (pictures: readonly DemoPicture[]): string => (pictures[0] === undefined ? '' : visibleChoices(pictures[0].garment));
  const fronts = priced.flatMap((product) => [
    front(product.pictures),
    ...new Set(
      product.type === 'configurable' ? product.variants.flatMap(({ pictures }) => (pictures === undefined ? [] : [front(pictures)])) : [],
    ),
  ]);
  assertUnique(fronts);
});

test('bundles offer parts on the shelf, required options first; looks and groups name what exists', () => {
  for (const product of products) {
    if (product.type === 'grouped') {
      for (const { sku } of [...product.items, ...(product.look?.hotspots ?? [])]) assert.ok(bySku.has(sku) || sellable.has(sku), sku);
      assert.ok(product.items.length >= 3, product.sku);
      if (product.look !== undefined) assert.equal(product.look.hotspots.length, product.items.length, product.sku);
    }
    if (product.type !== 'bundle') continue;
    assert.ok(product.discountPercent >= 8 && product.discountPercent <= 12, product.sku);
    const order = product.options.map(({ required }) => Number(required));
    assert.deepEqual(
      order,
      [...order].sort((a, b) => b - a),
      product.sku,
    );
    for (const { selections, required } of product.options) {
      assert.ok(selections.length > (required ? 1 : 0), product.sku);
      assertUnique(selections.map(({ sku }) => sku));
      for (const { sku } of selections) assert.ok((sellable.get(sku)?.WEB ?? 0) > 0, sku);
    }
  }
});

test('the name of a look is German in every language: pages say so to screen readers', () => {
  const looks = products.filter((product) => product.type === 'grouped' && product.look !== undefined);
  assert.ok(looks.length > 5);
  for (const { name } of looks) {
    const own = name.nl.replace(/^Look /, '');
    assert.deepEqual([name.de, name.en], [`Look „${own}“`, `${own} look`]);
    assert.doesNotMatch(own, /\b(by|the|of|and|night|de|het|en|bij|met|voor)\b|[àâçèéêëîïôûù]/i, name.nl);
  }
});

test('the starter set keeps the promise of its name', () => {
  const set = products.find(({ name }) => name.en.includes('under €199'));
  assert.ok(set?.type === 'bundle');
  const dearest = set.options.map(({ selections }) =>
    Math.max(...selections.map(({ sku }) => priceToday(bySku.get(sku.split('-').slice(0, 3).join('-')) ?? set))),
  );
  assert.ok(dearest.reduce((sum, cents) => sum + cents, 0) * (1 - set.discountPercent / 100) < 19900);
});

test('the same seeds give the same bytes', () => {
  const hash = (): string =>
    createHash('sha256')
      .update(JSON.stringify(plannedCatalogue(smallShop.products)))
      .digest('hex');
  assert.equal(hash(), hash());
});
