import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { demoMember, type StaffClient } from '#testing/staff-client.ts';

let shop: TestShop;
let editor: StaffClient;
before(async () => {
  shop = await createTestShop();
  editor = await demoMember(shop.app, 'editor');
});
after(() => shop.close());

const sku = 'MA-DIR-1001';
type Picture = { readonly hash: string; readonly place: number; readonly words: Readonly<Record<string, string>> };
type Variant = {
  readonly sku: string;
  readonly version: number;
  readonly values: readonly string[];
  readonly pictures: readonly Picture[];
};

async function variantsOfFirstColour(): Promise<readonly Variant[]> {
  const { data, errors } = await editor.ask<{ product: { variants: readonly Variant[] } }>(
    'query ($sku: ID!) { product(sku: $sku) { variants { sku version values pictures { hash place words } } } }',
    { sku },
  );
  assert.deepEqual(errors, []);
  const { variants } = data.product;
  return variants.filter(({ values }) => values[0] === variants[0]?.values[0]);
}

type Change = { readonly field: string; readonly base: unknown; readonly value: unknown };
type Result = { readonly __typename: string; readonly fields?: readonly { readonly path: string; readonly theirs: unknown }[] };
let keys = 0;
async function edit({ sku: id, version }: Variant, changes: readonly Change[], also: readonly string[] = []): Promise<Result> {
  const { data, errors } = await editor.ask<{ editProduct: Result }>(
    `mutation ($edit: Edit!, $also: [ID!]) { editProduct(edit: $edit, also: $also, areAlike: true) {
       __typename ... on EditConflict { fields { path theirs } } } }`,
    { edit: { id, version, changes, key: `colour-${(keys += 1)}` }, also },
  );
  assert.deepEqual(errors, []);
  return data.editProduct;
}

/** A picture of the shop that none of them has. */
async function otherPicture(): Promise<string> {
  const { rows } = await shop.database.query<{ hash: string }>(
    `select hash from product_media where product_id = (select id from product where sku = 'MA-SIE-6202') order by position limit 1`,
  );
  return rows[0]?.hash ?? assert.fail('no picture');
}

const galleriesInShop = async (): Promise<readonly string[]> => {
  const { data } = await shop.ask<{
    products: { items: { variants: { product: { sku: string; media_gallery: { label: string }[] } }[] }[] };
  }>(
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { ... on ConfigurableProduct {
       variants { product { sku media_gallery { label } } } } } } }`,
    { variables: { sku }, headers: { store: 'nl' } },
  );
  return (data.products.items[0]?.variants ?? []).flatMap(({ product }) =>
    product.media_gallery.some(({ label }) => label === 'Van voren') ? [product.sku] : [],
  );
};

describe('pictures of a colour', () => {
  it('are put on all of its sizes in one step, seen by shoppers, and taken back', async () => {
    const [variants, hash] = [await variantsOfFirstColour(), await otherPicture()];
    const [first, ...others] = variants;
    assert.ok(first && others.length > 2);
    const skus = others.map((one) => one.sku);
    const place = Math.max(-1, ...variants.flatMap(({ pictures }) => pictures.map((one) => one.place))) + 1;
    const field = `pictures.${hash}`;
    const added = [
      { field, base: null, value: place },
      { field: `${field}.label.nl`, base: null, value: 'Van voren' },
    ];
    assert.equal((await edit(first, added, skus)).__typename, 'ProductSaved');
    const now = await variantsOfFirstColour();
    for (const { pictures } of now) assert.deepEqual(pictures.at(-1), { hash, place, words: { nl: 'Van voren' } });
    assert.ok((await galleriesInShop()).length > 0);
    const { rows } = await shop.database.query<{ count: number; bulks: number }>(
      `select count(*)::int as count, count(distinct bulk_id)::int as bulks from audit_entry where action = 'product.edit' and entity_id = any($1)`,
      [[first.sku, ...skus]],
    );
    assert.deepEqual(rows[0], { count: variants.length, bulks: 1 });
    const [last] = now;
    assert.ok(last);
    assert.equal((await edit(last, [{ field, base: place, value: null }], skus)).__typename, 'ProductSaved');
    assert.deepEqual(
      (await variantsOfFirstColour()).map(({ pictures }) => pictures),
      variants.map(({ pictures }) => pictures),
    );
    assert.deepEqual(await galleriesInShop(), []);
  });

  it('that somebody has moved on one size meanwhile are a conflict, and none of the sizes is changed', async () => {
    const [first, second, ...others] = await variantsOfFirstColour();
    const hash = await otherPicture();
    const field = `pictures.${hash}`;
    assert.ok(first && second);
    await edit(second, [{ field, base: null, value: 77 }]);
    const met = await edit(first, [{ field, base: null, value: 5 }], [second.sku, ...others.map((one) => one.sku)]);
    assert.deepEqual([met.__typename, met.fields?.map(({ path, theirs }) => [path, theirs])], ['EditConflict', [[field, 77]]]);
    const now = await variantsOfFirstColour();
    assert.deepEqual(
      now.filter(({ pictures }) => pictures.some((one) => one.hash === hash)).map((one) => one.sku),
      [second.sku],
    );
  });
});
