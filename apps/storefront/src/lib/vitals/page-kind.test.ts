import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { serializeLoaderData } from '../../rendering/loader-data.ts';
import { pageKindOf } from './page-kind.ts';

describe('the kind of a page', () => {
  for (const [id, kind] of [
    ['routes/home', 'home'],
    ['routes/search/zoeken', 'listing'],
    ['routes/brand/merken', 'listing'],
    ['routes/branch/winkels', 'content'],
    ['routes/cart', 'cart'],
    ['routes/checkout', 'checkout'],
    ['routes/order-success/checkout/onepage', 'checkout'],
    ['routes/account-orders', 'account'],
    ['routes/page-not-found', 'other'],
  ] as const) {
    it(`${id} is ${kind}`, () => assert.equal(pageKindOf({ id }), kind));
  }
  it('of an address that the backend resolved is what it found there', () => {
    const kindOf = (kind: string) => pageKindOf({ id: 'routes/resolve', loaderData: serializeLoaderData({ kind }) });
    assert.deepEqual(['category', 'product', 'cms', 'landing'].map(kindOf), ['listing', 'product', 'content', 'content']);
    assert.equal(pageKindOf({ id: 'routes/resolve' }), 'other');
  });
  it('of no page at all is other', () => assert.equal(pageKindOf(undefined), 'other'));
});
