import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defaultLimits } from './limits.ts';
import { parseGraphqlLimits, parseRateLimits } from './parse-limits.ts';
import { defaultRateLimits } from './rate-limit.ts';

describe('limits of documents from the environment', () => {
  it('change what is named and keep the rest', () => {
    assert.deepEqual(parseGraphqlLimits('cost=5,depth=7'), { ...defaultLimits, cost: 5, depth: 7 });
  });
  for (const text of ['cost', 'cost=x', 'length=5', 'cost=5;depth=7', 'toString=5']) {
    it(`refuse ${text}`, () => assert.equal(parseGraphqlLimits(text), undefined));
  }
});

describe('rate limits from the environment', () => {
  it('are switched on and off', () => {
    assert.equal(parseRateLimits('on'), defaultRateLimits);
    assert.equal(parseRateLimits('off'), null);
  });
  it('name a rate for everything and several for a field', () => {
    assert.deepEqual(parseRateLimits('all=10/60,products=5/60+50/3600'), {
      all: { count: 10, seconds: 60 },
      fields: {
        ...defaultRateLimits.fields,
        products: [
          { count: 5, seconds: 60 },
          { count: 50, seconds: 3600 },
        ],
      },
    });
  });
  for (const text of ['all', 'all=10', 'all=0/60', 'products=5/60+', 'maybe']) {
    it(`refuse ${text}`, () => assert.equal(parseRateLimits(text), undefined));
  }
});
