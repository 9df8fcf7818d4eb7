import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { refusalText } from './refusal-text.ts';

describe('a refusal', () => {
  const t = (key: string) => (key === 'coupon-articles' ? 'Deze artikelen zijn er niet.' : key);
  const message = 'There is no article NIET-1.';

  it('says what it is about, as much of it as a sentence bears', () => {
    const text = (about?: readonly string[]) => refusalText(t, { code: 'coupon-articles', message, ...(about && { about }) });
    assert.equal(text(), 'Deze artikelen zijn er niet.');
    assert.equal(text(['NIET-1', 'NIET-2']), 'NIET-1, NIET-2: Deze artikelen zijn er niet.');
    assert.equal(text(['1', '2', '3', '4', '5', '6']), '1, 2, 3, 4, 5 …: Deze artikelen zijn er niet.');
  });

  it('without a sentence of its own says what the shop wrote', () => {
    assert.equal(refusalText(t, { code: 'new-code', message, about: ['NIET-1'] }), message);
  });
});
