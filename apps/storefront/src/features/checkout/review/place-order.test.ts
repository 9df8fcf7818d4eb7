import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CheckoutCartFragment } from '../../../generated/graphql.ts';
import { soldOutSince } from './place-order.ts';

type Line = { readonly uid: string; readonly isAvailable: boolean };
const cartOf = (...lines: readonly Line[]): CheckoutCartFragment => {
  const items = lines.map(({ uid, isAvailable }) => ({ uid, is_available: isAvailable, product: { name: `Product ${uid}` } }));
  return { itemsV2: { items } } as unknown as CheckoutCartFragment;
};
const there = (uid: string): Line => ({ uid, isAvailable: true });
const gone = (uid: string): Line => ({ uid, isAvailable: false });

describe('a cart that changed before it was ordered', () => {
  it('names the lines that somebody else bought meanwhile, and no others (R006)', () => {
    assert.deepEqual(soldOutSince(cartOf(there('a'), there('b')), cartOf(gone('a'), there('b'))), ['Product a']);
    assert.deepEqual(soldOutSince(cartOf(gone('a'), there('b')), cartOf(gone('a'), gone('b'))), ['Product b']);
    assert.deepEqual(soldOutSince(cartOf(there('a')), cartOf(there('a'), gone('b'))), []);
    assert.deepEqual(soldOutSince(cartOf(there('a')), cartOf(there('a'))), []);
  });
});
