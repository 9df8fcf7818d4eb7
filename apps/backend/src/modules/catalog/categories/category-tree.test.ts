import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ShopError } from '#kernel/errors.ts';
import { categoryParent } from './category-shape.ts';
import { findCategories } from './find-categories.ts';
import { aCatalogue, aCategory, aProduct, aView } from '#testing/a-catalogue.ts';

const categories = [
  aCategory({ id: 2, parentId: 1 }),
  aCategory({ id: 10, parentId: 2, position: 2, texts: { nl: { name: 'Dames', urlKey: 'dames' } } }),
  aCategory({ id: 20, parentId: 2, position: 1, isAnchor: false }),
  aCategory({ id: 11, parentId: 10, texts: { nl: { name: 'Dirndls', urlKey: 'dirndls' } } }),
  aCategory({ id: 12, parentId: 11, texts: { nl: { name: 'Midi-dirndls', urlKey: 'midi' } } }),
  aCategory({ id: 21, parentId: 20 }),
  aCategory({ id: 30, parentId: 2, isActive: false }),
  aCategory({ id: 31, parentId: 30 }),
];
const products = [
  aProduct({ id: 1, categories: new Map([[12, 1]]) }),
  aProduct({
    id: 2,
    categories: new Map([
      [12, 2],
      [10, 1],
    ]),
  }),
  aProduct({ id: 3, categories: new Map([[21, 1]]) }),
  aProduct({ id: 4, categories: new Map([[12, 3]]), isEnabled: false }),
  aProduct({ id: 5, categories: new Map([[12, 4]]), isVisible: false }),
];
const view = aView(aCatalogue(products, { categories }));
const parent = (id: number) => {
  const node = view.tree.byId.get(id);
  assert.ok(node);
  return categoryParent(node, view);
};
const found = (filters: Parameters<typeof findCategories>[1]): number[] =>
  findCategories(view.tree, filters).map(({ record }) => record.id);

describe('the category tree', () => {
  it('orders children by position', () =>
    assert.deepEqual(
      parent(2).children.map(({ id }) => id),
      [20, 10],
    ));

  it('knows level, path and address', () => {
    const { level, path, path_in_store, url_path, url_suffix } = parent(12);
    assert.deepEqual([level, path, path_in_store, url_path, url_suffix], [4, '1/2/10/11/12', '10/11/12', 'dames/dirndls/midi', '']);
  });

  it('has breadcrumbs without the root and the category itself, and none on level 2', () => {
    assert.equal(parent(10).breadcrumbs, null);
    assert.deepEqual(
      parent(12).breadcrumbs?.map((crumb) => crumb?.category_url_path),
      ['dames', 'dames/dirndls'],
    );
  });

  it('counts visible products of anchors with everything below, of others only their own (R122)', () => {
    assert.deepEqual(
      [2, 10, 12, 20, 21].map((id) => parent(id).product_count),
      [3, 2, 2, 0, 1],
    );
  });

  it('puts products of its own before those from below', () => {
    assert.deepEqual(
      view.tree.byId.get(10)?.products,
      new Map([
        [2, 1],
        [1, 10_001],
      ]),
    );
  });

  it('leaves out inactive categories with everything below them (R122)', () => {
    assert.equal(view.tree.byId.has(30), false);
    assert.equal(view.tree.byId.has(31), false);
    assert.deepEqual(found({ ids: { in: ['30', '31'] } }), []);
  });
});

describe('finding categories', () => {
  it('gives the root without filters', () => assert.deepEqual([found(undefined), found({})], [[2], [2]]));

  it('joins filters, and values within one', () => {
    assert.deepEqual(found({ ids: { in: ['10', '12', null] } }), [10, 12]);
    assert.deepEqual(found({ parent_id: { eq: '2' }, url_key: { eq: 'dames' } }), [10]);
    assert.deepEqual(found({ url_path: { eq: 'dames/dirndls' } }), [11]);
    assert.deepEqual(found({ parent_category_uid: { eq: Buffer.from('11').toString('base64') } }), [12]);
    assert.deepEqual(found({ ids: { eq: '999' } }), []);
  });

  it('matches whole words of a name, or parts of them', () => {
    assert.deepEqual(found({ name: { match: 'dirndls' } }), [11, 12]);
    assert.deepEqual(found({ name: { match: 'dirn' } }), []);
    assert.deepEqual(found({ name: { match: 'dirn', match_type: 'PARTIAL' } }), [11, 12]);
  });

  it('refuses short names and wrong uids', () => {
    assert.throws(() => found({ name: { match: 'di' } }), new ShopError('input', 'Invalid match filter. Minimum length is 3.'));
    assert.throws(() => found({ category_uid: { eq: '38' } }), new ShopError('input', 'Value of uid "38" is incorrect.'));
  });
});
