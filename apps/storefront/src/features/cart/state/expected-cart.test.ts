import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { expectedCart } from './expected-cart.ts';
import { linesOf } from '../lines/line-facts.ts';
import { aCart, aLine } from '../testing/fake-shop.ts';

const cart = aCart('c', [aLine('a', 1, 19.95), aLine('b', 2, 30)]);

describe('the cart that is expected', () => {
  it('is the cart itself when nothing is on its way', () => assert.equal(expectedCart(cart, {}), cart));

  it('has the wanted quantity, its row, the subtotal and the rest to free delivery to the cent', () => {
    const expected = expectedCart(cart, { a: 3 });
    assert.equal(linesOf(expected)[0]?.quantity, 3);
    assert.equal(linesOf(expected)[0]?.prices?.row_total_including_tax.value, 59.85);
    assert.equal(expected.prices?.subtotal_including_tax?.value, 119.85);
    assert.equal(expected.free_shipping_remaining?.value, 0);
    assert.equal(expected.summary_count, 5);
  });

  it('loses a line of which none is wanted', () => {
    const expected = expectedCart(cart, { b: 0 });
    assert.deepEqual(
      linesOf(expected).map(({ uid }) => uid),
      ['a'],
    );
    assert.equal(expected.prices?.grand_total?.value, 19.95);
    assert.equal(expected.summary_count, 1);
  });

  it('counts lines where the shop counts lines', () => {
    const byLines = { ...cart, summary_count: 2 };
    assert.equal(expectedCart(byLines, { a: 9 }).summary_count, 2);
    assert.equal(expectedCart(byLines, { b: 0 }).summary_count, 1);
  });
});
