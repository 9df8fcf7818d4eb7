import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { languageCodes } from '@shop/contract';
import { demoShop, scaledShop, smallShop } from '../index.ts';
import type { DemoProduct } from '../model.ts';

const own = demoShop.products.length;
/** Two rounds and a part of the third. */
const count = own * 3 + 300;
const scaled = scaledShop({ shop: demoShop, products: count, seed: 1 });
const portions = [...scaled.furtherProducts()];
const further = portions.flat();
const all = [...scaled.products, ...further];
const variantsOf = (products: readonly DemoProduct[]) => products.flatMap((one) => (one.type === 'configurable' ? one.variants : []));
const variants = variantsOf(all);

function assertUnique(values: readonly (string | number)[], what: string): void {
  assert.equal(new Set(values).size, values.length, what);
}

function assertShare(name: string, has: (product: DemoProduct) => boolean): void {
  const share = (list: readonly DemoProduct[]): number => list.filter(has).length / list.length;
  assert.ok(Math.abs(share(further) - share(demoShop.products)) < 0.01, `${name}: ${share(further)}`);
}

const fingerprint = (products: Iterable<unknown>): string =>
  createHash('sha256')
    .update(JSON.stringify([...products]))
    .digest('hex');

describe('a scaled shop', () => {
  it('has exactly the products asked for, the demo shop first', () => {
    assert.equal(all.length, count);
    assert.equal(scaled.products, demoShop.products);
    assert.equal(scaled.categories, demoShop.categories);
    const perProduct = variants.length / all.length;
    assert.ok(Math.abs(perProduct - 11.6) < 0.2, String(perProduct));
  });

  it('has unique SKUs, ids, names and addresses', () => {
    assertUnique(
      [...all, ...variants].map(({ sku }) => sku),
      'sku',
    );
    assertUnique(
      [...all, ...variants].map(({ id }) => id),
      'id',
    );
    for (const language of languageCodes) {
      assertUnique(
        all.map(({ name }) => name[language]),
        `name ${language}`,
      );
      assertUnique(
        all.map(({ urlKey }) => urlKey[language]),
        `address ${language}`,
      );
      for (const { urlKey } of further) assert.match(urlKey[language], /^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
    const options = all.flatMap((one) => (one.type === 'bundle' ? one.options : []));
    assertUnique(
      options.map(({ id }) => id),
      'bundle option',
    );
    assertUnique(
      options.flatMap(({ selections }) => selections.map(({ id }) => id)),
      'bundle selection',
    );
  });

  it('names stay unique when every second name had its turn', () => {
    const rounds = 150;
    const products = [...scaledShop({ shop: smallShop, products: smallShop.products.length * rounds, seed: 1 }).furtherProducts()].flat();
    for (const language of languageCodes)
      assertUnique(
        products.map(({ urlKey }) => urlKey[language]),
        language,
      );
    assertUnique(
      [...products, ...variantsOf(products)].map(({ sku }) => sku),
      'sku',
    );
  });

  it('names in each portion only products of that portion and of the demo shop', () => {
    const demo = new Set([...demoShop.products, ...variantsOf(demoShop.products)].map(({ sku }) => sku));
    for (const portion of portions) {
      const here = new Set([...portion, ...variantsOf(portion)].map(({ sku }) => sku));
      const named = portion.flatMap((one) => [
        ...one.related,
        ...one.upsell,
        ...one.crosssell,
        ...(one.type === 'bundle' ? one.options.flatMap(({ selections }) => selections.map(({ sku }) => sku)) : []),
        ...(one.type === 'grouped' ? [...one.items, ...(one.look?.hotspots ?? [])].map(({ sku }) => sku) : []),
      ]);
      assert.deepEqual(
        named.filter((sku) => !here.has(sku) && !demo.has(sku)),
        [],
      );
    }
  });

  it('has the shares of the demo shop, also in a part of a round', () => {
    for (const type of ['simple', 'configurable', 'bundle', 'grouped'] as const) assertShare(type, (product) => product.type === type);
    assertShare('new', ({ newUntilInDays }) => newUntilInDays !== undefined);
    assertShare('reduced', ({ special }) => special !== undefined);
    assertShare('bestsellers', ({ sales }) => sales.quantity >= 60);
    const last = portions.at(-1) ?? [];
    const dirndls = last.filter(({ sku }) => sku.startsWith('MA-DIR-')).length / last.length;
    assert.ok(Math.abs(dirndls - 130 / own) < 0.02, String(dirndls));
  });

  it('has bestsellers exactly where the sales say so', () => {
    for (const { sku, sales, categoryIds, type } of further)
      if (type === 'simple' || type === 'configurable') assert.equal(categoryIds.includes(547), sales.quantity >= 60, sku);
  });

  it('reduces below the lowest price of the 30 days before (LAW-03)', () => {
    for (const { sku, special, prices, createdDaysAgo } of further) {
      assert.ok(
        prices.every(({ cents }) => cents > 0),
        sku,
      );
      if (prices[0] !== undefined) assert.equal(prices[0].fromDaysAgo, createdDaysAgo, sku);
      if (special === undefined) continue;
      const held = prices.filter(
        (step, index) => step.fromDaysAgo > special.fromDaysAgo && (prices[index + 1]?.fromDaysAgo ?? 0) < special.fromDaysAgo + 30,
      );
      assert.ok(held.length > 0 && special.cents > 0 && held.every(({ cents }) => special.cents < cents), sku);
    }
  });

  it('needs no drawing the demo shop does not have', () => {
    const garments = (products: readonly DemoProduct[]): readonly object[] =>
      [...products, ...variantsOf(products)].flatMap(({ pictures }) => pictures?.map(({ garment }) => garment) ?? []);
    const drawn = new Set(garments(demoShop.products));
    assert.ok(garments(further).every((garment) => drawn.has(garment)));
  });

  it('calls its pictures by its own name', () => {
    for (const { sku, type, name, pictures } of further)
      if (type === 'simple' || type === 'configurable') for (const { alt } of pictures) assert.ok(alt.de.startsWith(name.de), sku);
  });

  it('is the same on every call, and another with another seed', () => {
    const begin = (shop: typeof scaled): string => {
      const [portion] = shop.furtherProducts();
      return fingerprint([portion]);
    };
    const first = fingerprint(portions.slice(0, 1));
    assert.equal(begin(scaled), first);
    assert.notEqual(begin(scaledShop({ shop: demoShop, products: count, seed: 2 })), first);
  });

  it('refuses to be smaller than the demo shop or to have half a product', () => {
    for (const products of [own - 1, own + 0.5, NaN, 1e9])
      assert.throws(() => scaledShop({ shop: demoShop, products, seed: 1 }), RangeError);
    assert.deepEqual([...scaledShop({ shop: demoShop, products: own, seed: 1 }).furtherProducts()], []);
  });
});
