import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

describe('the words of the checkout', () => {
  it('say on the last button what the law says (LAW-07)', () => {
    assert.deepEqual(
      [nl.order, de.order, en.order],
      ['Bestelling met betalingsverplichting', 'Zahlungspflichtig bestellen', 'Order with obligation to pay'],
    );
  });

  it('say it on no other button', () => {
    for (const words of [nl, de, en]) {
      for (const step of [words.toDelivery, words.toPayment, words.toReview])
        assert.doesNotMatch(step, /betalingsverplichting|zahlungspflichtig|obligation/i);
    }
  });

  it('claim nothing about credit (LAW-22)', () => {
    for (const words of [nl, de, en]) {
      for (const text of Object.values(words))
        assert.doesNotMatch(JSON.stringify(text), /zorgeloos|sorgenfrei|no worries|achteraf betalen/i);
    }
  });
});
