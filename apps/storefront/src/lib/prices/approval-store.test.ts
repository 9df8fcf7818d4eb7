import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createApprovalStore } from './approval-store.ts';

describe('whether an account sees net prices (LAW-02)', () => {
  it('is asked once for each login', async () => {
    const store = createApprovalStore();
    let asked = 0;
    const ask = () => Promise.resolve((asked += 1) > 0);
    await Promise.all([store.load('a', ask), store.load('a', ask)]);
    await store.load('a', ask);
    assert.equal(asked, 1);
    assert.equal(store.isApproved('a'), true);
  });

  it('holds for that login alone', async () => {
    const store = createApprovalStore();
    await store.load('a', () => Promise.resolve(true));
    assert.equal(store.isApproved('b'), false);
    assert.equal(store.isApproved(undefined), false);
  });

  it('stays no when the shop does not answer, and can be asked again', async () => {
    const store = createApprovalStore();
    await store.load('a', () => Promise.reject(new Error('away')));
    assert.equal(store.isApproved('a'), false);
    await store.load('a', () => Promise.resolve(true));
    assert.equal(store.isApproved('a'), true);
  });
});
