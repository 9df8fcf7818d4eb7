import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { netPrice } from './net-price.ts';

describe('a net price', () => {
  it('is the gross price without the VAT in it, rounded to the cent (LAW-02)', () => {
    assert.equal(netPrice(99.95, 21), 82.6);
    assert.equal(netPrice(119, 19), 100);
    assert.equal(netPrice(0, 21), 0);
    assert.equal(netPrice(49.95, 0), 49.95);
  });
});
