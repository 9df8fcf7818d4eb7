import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emptyDraft, inputOf, urlKeyIn } from './new-product.ts';

const draft = { ...emptyDraft, sku: ' MA-1 ', names: { nl: 'Dirndl Grün', de: ' ' }, axes: ['kleur'], cents: 100 };

describe('a product before it is one', () => {
  it('has the address that its name gives, until somebody writes another', () => {
    assert.equal(urlKeyIn(draft, 'nl'), 'dirndl-grun');
    assert.equal(urlKeyIn({ ...draft, urlKeys: { nl: 'groen' } }, 'nl'), 'groen');
  });

  it('is sent with what its kind has: variants are chosen, a single one costs', () => {
    const { sku, texts, axes, cents } = inputOf(draft, 'k');
    assert.deepEqual([sku, texts, axes, cents], ['MA-1', [{ store: 'nl', name: 'Dirndl Grün', urlKey: 'dirndl-grun' }], ['kleur'], null]);
    const simple = inputOf({ ...draft, type: 'simple' }, 'k');
    assert.deepEqual([simple.axes, simple.cents], [[], 100]);
  });
});
