import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readCart, standingOf, verdictOf } from './coupon.ts';

describe('a cart that a coupon is tried on', () => {
  it('is typed or pasted, an article a line with how many of it', () => {
    assert.deepEqual(readCart('MA-1\n MA-2 3\r\nMA-3\tx2, 4x MA-4; 5 MA-5\n\n'), [
      { sku: 'MA-1', quantity: 1 },
      { sku: 'MA-2', quantity: 3 },
      { sku: 'MA-3', quantity: 2 },
      { sku: 'MA-4', quantity: 4 },
      { sku: 'MA-5', quantity: 5 },
    ]);
    assert.deepEqual(readCart('  '), []);
  });
});

describe('what a coupon says to a cart', () => {
  const line = { sku: 'MA-1', name: 'Schort', quantity: 1, row: { cents: 4_900 }, obstacle: null };
  const of = (rule: 'active' | 'lines' | 'minimum', holds: boolean) => ({ rule, holds, given: null, limit: null });

  it('is open for what only articles can answer, as long as there is none', () => {
    const empty = { works: false, lines: [], rules: [of('active', true), of('minimum', false), of('lines', false)] };
    assert.deepEqual(
      empty.rules.map((rule) => standingOf(rule, empty)),
      ['yes', 'open', 'open'],
    );
    assert.equal(verdictOf(empty), 'open');
    assert.equal(verdictOf({ ...empty, rules: [of('active', false), of('lines', false)] }), 'no');
  });

  it('is yes or no of the articles that are there', () => {
    const refused = { works: false, lines: [line], rules: [of('active', true), of('lines', false)] };
    assert.deepEqual(
      refused.rules.map((rule) => standingOf(rule, refused)),
      ['yes', 'no'],
    );
    assert.equal(verdictOf(refused), 'no');
    assert.equal(verdictOf({ works: true, lines: [line], rules: [of('lines', true)] }), 'yes');
  });
});
