import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageCodes } from '@shop/contract';
import { smallShop } from '../index.ts';
import type { DemoConfigurable, DemoProduct, DemoVariant } from '../model.ts';
import { fibreCodes } from './fibres.ts';

const { attributes, brands, categories, products, sizeCharts } = smallShop;

const isConfigurable = (product: DemoProduct): product is DemoConfigurable => product.type === 'configurable';
const configurables = products.filter(isConfigurable);
const variants: readonly DemoVariant[] = configurables.flatMap((product) => product.variants);
const skus = new Set(products.map(({ sku }) => sku));
const sellableSkus = new Set([...products.filter(({ type }) => type === 'simple'), ...variants].map(({ sku }) => sku));
const optionCodes = new Map(attributes.map(({ code, options }) => [code, new Set(options.map((option) => option.code))]));

function duplicates(values: readonly (string | number)[]): readonly (string | number)[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function assertOption(attribute: string, code: string, where: string): void {
  assert.ok(optionCodes.get(attribute)?.has(code), `${where}: ${attribute} has no option ${code}`);
}

test('category ids are unique and parents come first', () => {
  assert.deepEqual(duplicates(categories.map(({ id }) => id)), []);
  const seen = new Set([1]);
  for (const { id, parentId } of categories) {
    assert.ok(seen.has(parentId), `parent of ${id}`);
    seen.add(id);
  }
  for (const id of [2, 38, 547]) assert.ok(seen.has(id), String(id));
});

test('url keys are unique per parent and language', () => {
  for (const language of languageCodes) {
    assert.deepEqual(duplicates(categories.map(({ parentId, urlKey }) => `${parentId}/${urlKey[language]}`)), []);
    assert.deepEqual(duplicates(products.map(({ urlKey }) => urlKey[language])), []);
  }
});

test('url keys are plain', () => {
  const keys = [...categories, ...products].flatMap(({ urlKey }) => Object.values(urlKey));
  assert.deepEqual(
    keys.filter((key) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key)),
    [],
  );
});

test('skus and ids are unique over products and variants', () => {
  const all = [...products, ...variants];
  assert.deepEqual(duplicates(all.map(({ sku }) => sku)), []);
  assert.deepEqual(duplicates(all.map(({ id }) => id)), []);
});

test('attribute and option ids are unique', () => {
  assert.deepEqual(duplicates(attributes.map(({ id }) => id)), []);
  assert.deepEqual(duplicates(attributes.flatMap(({ options }) => options.map(({ id }) => id))), []);
  for (const { code, options } of attributes) assert.deepEqual(duplicates(options.map((option) => option.code)), [], code);
});

test('products name categories, brands and options that exist', () => {
  const categoryIds = new Set(categories.map(({ id }) => id));
  const brandCodes = new Set(brands.map(({ code }) => code));
  for (const product of products) {
    for (const id of product.categoryIds) assert.ok(categoryIds.has(id), `${product.sku}: category ${id}`);
    assert.ok(brandCodes.has(product.brand), `${product.sku}: brand ${product.brand}`);
    for (const [attribute, value] of Object.entries(product.attributes)) {
      assert.ok(optionCodes.has(attribute), `${product.sku}: attribute ${attribute}`);
      if (typeof value === 'boolean') continue;
      for (const code of typeof value === 'string' ? [value] : value) assertOption(attribute, code, product.sku);
    }
    for (const code of product.care) assertOption('wassen', code, product.sku);
  }
});

test('brands are options of attribute merk', () => {
  assert.equal(brands.length, 12);
  for (const { code } of brands) assertOption('merk', code, code);
});

test('linked products exist and no product links to itself', () => {
  for (const product of products) {
    for (const sku of [...product.related, ...product.upsell, ...product.crosssell]) {
      assert.ok(skus.has(sku), `${product.sku} links to ${sku}`);
      assert.notEqual(sku, product.sku);
    }
  }
});

test('variants choose one option on every axis, each combination once', () => {
  for (const { sku, axes, variants: own } of configurables) {
    assert.ok(own.length >= 3, sku);
    assert.deepEqual(duplicates(own.map(({ options }) => axes.map((axis) => options[axis]).join('/'))), [], sku);
    for (const { options } of own) {
      assert.deepEqual(Object.keys(options), axes, sku);
      for (const [axis, code] of Object.entries(options)) assertOption(axis, code, sku);
    }
  }
});

test('a variant of another colour brings its own pictures', () => {
  for (const { sku, axes, variants: own } of configurables) {
    const colourAxis = axes[0] ?? '';
    const first = own[0]?.options[colourAxis];
    for (const { options, pictures } of own) assert.equal(pictures !== undefined, options[colourAxis] !== first, sku);
  }
});

test('size charts explain every size that is sold with them', () => {
  const charts = new Map(sizeCharts.map((chart) => [chart.key, chart]));
  for (const { sku, sizeChart, variants: own } of configurables) {
    if (sizeChart === undefined) continue;
    const chart = charts.get(sizeChart);
    assert.ok(chart, sku);
    const explained = new Set(chart.rows.map(({ option }) => option));
    const sizes = own.map(({ options }) => options[chart.attribute] ?? '');
    for (const size of sizes) assert.ok(explained.has(size), `${sku}: ${size}`);
  }
  for (const { attribute, rows } of sizeCharts) for (const { option } of rows) assertOption(attribute, option, attribute);
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
      for (const { fibre } of part.fibres) assert.ok((fibreCodes as readonly string[]).includes(fibre), `${sku}: ${fibre}`);
    }
  }
});

test('shoes name upper, lining and outsole (LAW-15)', () => {
  const shoes = products.filter(({ sku }) => sku.startsWith('MA-SHU'));
  assert.equal(shoes.length, 2);
  for (const { sku, materials } of shoes) assert.equal(materials.length, 3, sku);
});

test('what is sold by measure has a content, clothes have none (LAW-04)', () => {
  const measured = products.filter(({ content }) => content !== undefined).map(({ sku }) => sku);
  assert.deepEqual(measured, ['MA-ONV-6601', 'MA-ONV-6602']);
});

test('every brand names a maker in the EU or an EU representative (LAW-14)', () => {
  const union = ['NL', 'DE', 'AT', 'IT', 'PT', 'PL'];
  for (const { code, maker, euResponsible } of brands) {
    assert.ok(union.includes(maker.countryCode) || euResponsible !== undefined, code);
    assert.match(maker.email, /\.example$/);
  }
});

test('bundles offer parts that can be bought now, required options first', () => {
  const stockOf = new Map(variants.map(({ sku, stock }) => [sku, stock.WEB]));
  const bundles = products.filter((product) => product.type === 'bundle');
  assert.equal(bundles.length, 2);
  for (const { sku, options } of bundles) {
    assert.deepEqual(duplicates(options.flatMap(({ id, selections }) => [id, ...selections.map((selection) => selection.id)])), [], sku);
    assert.deepEqual(
      options.map(({ required }) => required),
      options.map(({ required }) => required).sort((a, b) => Number(b) - Number(a)),
      sku,
    );
    for (const { selections, required } of options) {
      assert.ok(selections.length > (required ? 1 : 0), sku);
      for (const selection of selections) {
        assert.ok(sellableSkus.has(selection.sku), selection.sku);
        assert.notEqual(stockOf.get(selection.sku), 0, selection.sku);
      }
    }
  }
  const types = new Set(bundles.flatMap(({ options }) => options.map(({ type }) => type)));
  assert.deepEqual([...types].sort(), ['checkbox', 'multi', 'radio', 'select']);
});

test('grouped products and looks name products that exist', () => {
  for (const product of products) {
    if (product.type !== 'grouped') continue;
    const items = product.items.map(({ sku }) => sku);
    for (const sku of items) assert.ok(skus.has(sku) || sellableSkus.has(sku), sku);
    if (product.look !== undefined) assert.equal(product.look.hotspots.length, items.length);
    for (const { x, y, sku } of product.look?.hotspots ?? []) {
      assert.ok(items.includes(sku), sku);
      assert.ok(x > 0 && x < 1 && y > 0 && y < 1, sku);
    }
  }
});

test('stock has sold-out, low and branch-only variants', () => {
  const total = ({ stock }: DemoVariant): number => stock.WEB + stock.SIT + stock.ROE + stock.AAC;
  const share = (fits: (variant: DemoVariant) => boolean): number => variants.filter(fits).length / variants.length;
  assert.ok(share((variant) => total(variant) === 0) > 0.03);
  assert.ok(share((variant) => total(variant) > 0 && total(variant) <= 3) > 0.03);
  assert.ok(share((variant) => variant.stock.WEB === 0 && total(variant) > 0) > 0.03);
});
