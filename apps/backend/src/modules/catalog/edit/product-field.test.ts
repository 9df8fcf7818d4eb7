import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { held, known } from '#testing/held-product.ts';
import { productField, productPaths } from './product-field.ts';

describe('fields of a product that staff edits', () => {
  it('have a value each, which they take as it is', () => {
    for (const path of productPaths(held, known)) {
      const field = productField(path, known) ?? assert.fail(path);
      const value = field.read(held);
      assert.notEqual(value, undefined, path);
      if (!['texts', 'pictures', 'groupedItems'].includes(field.of) || value !== null) assert.deepEqual(field.take(value), value, path);
    }
  });

  it('take nothing that they cannot keep', () => {
    const refused: readonly (readonly [string, unknown])[] = [
      ['isEnabled', 'yes'],
      ['weightGrams', -1],
      ['brandId', 99],
      ['newFrom', 'soon'],
      ['newFrom', '2026-02-30T00:00:00.000Z'],
      ['newFrom', '+012026-12-24T00:00:00.000Z'],
      ['content', { amount: 0, unit: 'ml' }],
      ['content', { amount: 1e308, unit: 'ml' }],
      ['care', ['with a blank']],
      ['sizeChartKey', 'none'],
      ['attributes.kleur', [99]],
      ['attributes.kleur', [51, 51]],
      ['texts.nl.name', 'a\u0000b'],
      ['texts.nl.name', 'x'.repeat(256)],
      ['texts.nl.urlKey', 'Not a key'],
      ['categories.3', 1.5],
      ['axes.kleur', 'first'],
      ['bundleOptions', [{ title: { nl: 'Schort' }, type: 'radio', isRequired: true, selections: [{ productId: 99, quantity: 1 }] }]],
      ['bundleOptions', [{ title: {}, type: 'radio', isRequired: true, selections: [] }]],
      ['downloads', [{ type: 'two words', name: { nl: 'Wassen' }, content: {} }]],
      ['groupedItems.2.quantity', 0],
      ['materials', [{ part: { nl: 'Stof' }, fibres: [{ fibre: 'katoen', percent: 99 }] }]],
      ['materials', [{ part: { nl: 'Stof' }, fibres: [{ fibre: 'lycra', percent: 100 }] }]],
      ['materials', [{ part: {}, material: { nl: 'Leer' } }]],
      ['look', { hash: 'x', label: {}, hotspots: [] }],
    ];
    for (const [path, value] of refused) {
      const field = productField(path, known) ?? assert.fail(path);
      assert.throws(() => field.take(value), { category: 'input' }, `${path}: ${JSON.stringify(value)}`);
    }
  });

  it('are none that are called otherwise', () => {
    for (const path of [
      '',
      'sku',
      'prices',
      'texts.fr.name',
      'texts.nl.__proto__',
      'attributes.merk',
      'categories.4',
      'axes.merk',
      'axes.none',
      'links.other.2',
      'constructor',
    ])
      assert.equal(productField(path, known), undefined, path);
  });

  it('keep HTML without what could run (R168)', () => {
    assert.equal(productField('texts.nl.description', known)?.take('<p>Loden<script>steal()</script></p>'), '<p>Loden</p>');
  });
});
