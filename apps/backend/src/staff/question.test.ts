import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isCovered, type Question } from './question.ts';

const campaign = { about: 'campaign', name: 'Winter', articles: 201, percent: 10 } as const;
const erasure = { about: 'erasure', customer: 7, request: 3, orders: 2 } as const;
const refund = { about: 'refund', order: '100000012', cents: 30_000, why: 'large' } as const;
/** As the database gives facts back. */
const kept = (facts: Question): unknown => JSON.parse(JSON.stringify(facts));

describe('a yes to what was asked', () => {
  it('is one to the same, and to no other amount, order or person', () => {
    for (const question of [campaign, erasure, refund]) assert.ok(isCovered(question, kept(question)));
    assert.ok(!isCovered({ ...refund, cents: 30_001 }, kept(refund)));
    assert.ok(!isCovered({ ...refund, order: '100000013' }, kept(refund)));
    assert.ok(!isCovered({ ...erasure, customer: 8 }, kept(erasure)));
    assert.ok(!isCovered(refund, kept(campaign)));
    assert.ok(!isCovered(refund, null), 'nor when nobody knows what was asked');
  });

  it('is one to less of a campaign, never to more', () => {
    assert.ok(isCovered({ ...campaign, articles: 180, percent: 9 }, kept(campaign)));
    assert.ok(!isCovered({ ...campaign, percent: 90 }, kept(campaign)));
    assert.ok(!isCovered({ ...campaign, articles: 202, percent: 5 }, kept(campaign)));
    assert.ok(!isCovered({ ...campaign, name: 'Zomer' }, kept(campaign)));
  });

  it('does not depend on how many orders of somebody the law keeps', () => {
    assert.ok(isCovered({ ...erasure, orders: 3 }, kept(erasure)));
  });
});
