import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { localKeys, sessionKeys } from './storage-keys.ts';
import { createStoredValues, forgetPerson } from './storage.ts';

function fakeArea(limit = Infinity) {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem(name: string, value: string) {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError');
      items.set(name, value);
    },
    removeItem: (name: string) => void items.delete(name),
  };
}

describe('what the shop stores on a device', () => {
  it('is exactly the five names of the specification in local storage (R172)', () => {
    assert.deepEqual(Object.values(localKeys).toSorted(), [
      'cartServerToken',
      'checkoutPayment',
      'compareProducts',
      'userServerToken',
      'wishListId',
    ]);
  });

  it('never names a password', () => {
    for (const name of [...Object.values(localKeys), ...Object.values(sessionKeys)]) assert.doesNotMatch(name, /pass/i);
  });

  it('is written under the name of the specification', () => {
    const area = fakeArea();
    createStoredValues(localKeys, () => area).set('cartId', 'abc');
    assert.equal(area.items.get('cartServerToken'), 'abc');
  });

  it('lives as long as the page when storage is full', () => {
    const area = fakeArea(2);
    const values = createStoredValues(localKeys, () => area);
    values.set('cartId', 'abc');
    assert.equal(values.get('cartId'), 'abc');
    assert.equal(area.items.size, 0);
  });

  it('lives as long as the page when storage is switched off', () => {
    const values = createStoredValues(localKeys, () => {
      throw new DOMException('denied', 'SecurityError');
    });
    assert.equal(values.get('cartId'), undefined);
    values.set('cartId', 'abc');
    assert.equal(values.get('cartId'), 'abc');
    values.remove('cartId');
    assert.equal(values.get('cartId'), undefined);
  });

  it('tells of changes in another tab, and only of our own names', () => {
    const values = createStoredValues(localKeys, () => fakeArea());
    const told: (string | undefined)[] = [];
    values.subscribe((key) => told.push(key));
    values.changedElsewhere('userServerToken');
    values.changedElsewhere('somebody-elses');
    values.changedElsewhere(null);
    assert.deepEqual(told, ['customerToken', undefined]);
  });

  it('forgets the person at logout and keeps the comparison', () => {
    const area = fakeArea();
    const values = createStoredValues(localKeys, () => area);
    for (const key of Object.keys(localKeys) as (keyof typeof localKeys)[]) values.set(key, 'x');
    forgetPerson(values);
    assert.deepEqual([...area.items.keys()], ['compareProducts']);
  });
});
