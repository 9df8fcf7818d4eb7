import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aCatalogue, aCategory, aProduct } from '#testing/a-catalogue.ts';
import type { ProductInput } from '../write/catalogue-input.ts';
import { productField, productPaths, type Known } from './product-field.ts';
import type { HeldProduct } from './held-product.ts';

const hash = 'a'.repeat(40);
const attribute = {
  id: 5,
  code: 'kleur',
  label: { nl: 'Kleur' },
  input: 'select' as const,
  position: 1,
  isFilterable: true,
  isVisibleOnFront: true,
  isComparable: false,
  isSearchable: false,
  options: [{ id: 51, attributeId: 5, code: 'rood', label: { nl: 'Rood' }, position: 0, swatch: undefined }],
};
const record = aProduct({
  id: 1,
  type: 'configurable',
  axes: [{ id: 1, attributeId: 5, position: 0 }],
  bundleOptions: [
    {
      id: 4,
      title: { nl: 'Schort' },
      type: 'radio',
      isRequired: true,
      position: 1,
      selections: [{ id: 8, productId: 2, quantity: 1, canChangeQuantity: false, isDefault: true, position: 1 }],
    },
  ],
  downloads: [{ id: 3, type: 'leaflet', name: { nl: 'Wassen' }, content: { nl: 'Koud.\nNiet in de droger.' } }],
  pictures: [{ id: 1, position: 1, hash, label: { nl: 'Voor' }, isDisabled: false }],
  groupedItems: [{ itemId: 2, quantity: 1, position: 1 }],
});
const catalogue = aCatalogue([record, aProduct({ id: 2 })], { categories: [aCategory({ id: 3, parentId: 2 })], attributes: [attribute] });
const known: Known = { ...catalogue, stores: ['nl', 'de'] };
const positions = new Map([[2, 1]]);
const held: HeldProduct = {
  version: 1,
  record,
  linkPositions: { related: positions, upsell: positions, crosssell: positions },
  variantPositions: positions,
};

/** Every field of a product that is written: one that is new does not compile until it has a line here. */
const fields: Readonly<Record<keyof ProductInput, 'edited' | 'made with it' | 'by the shop' | 'prices'>> = {
  id: 'made with it',
  sku: 'made with it',
  type: 'made with it',
  isEnabled: 'edited',
  isVisible: 'edited',
  brandId: 'edited',
  attributes: 'edited',
  weightGrams: 'edited',
  isMadeToOrder: 'edited',
  newFrom: 'edited',
  newTo: 'edited',
  manufacturerPriceCents: 'edited',
  hasAnimalParts: 'edited',
  claimEvidence: 'edited',
  content: 'edited',
  materials: 'edited',
  care: 'edited',
  sizeChartKey: 'edited',
  bundleDiscountPercent: 'edited',
  texts: 'edited',
  categories: 'edited',
  pictures: 'edited',
  links: 'edited',
  groupedItems: 'edited',
  look: 'edited',
  // They are moved here, and made with their options by `make-variants.ts`.
  variantIds: 'edited',
  axes: 'edited',
  bundleOptions: 'edited',
  downloads: 'edited',
  createdAt: 'by the shop',
  updatedAt: 'by the shop',
  sales: 'by the shop',
  prices: 'prices',
  tiers: 'prices',
};

describe('fields of a product that staff edits', () => {
  const reached = new Set(productPaths(held, known).map((path) => productField(path, known)?.of));

  for (const [field, how] of Object.entries(fields)) {
    it(`${field}: ${how}`, () => assert.equal(reached.has(field as keyof ProductInput), how === 'edited'));
  }

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
      ['content', { amount: 0, unit: 'ml' }],
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
