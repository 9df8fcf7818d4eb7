import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { addressOf, selectionFrom } from './option-address.ts';
import { optionSlugs } from '../filters/option-slugs.ts';
import { choiceText, productMatrix } from './product-matrix.ts';

const colours = ['Dennengroen', 'Weiß', 'Crème'];
const value = (axis: string, label: string) => ({ uid: `${axis}-${label}`, label, swatch_data: null });

function product(sizes: number) {
  const labels = Array.from({ length: sizes }, (_, index) => String(32 + 2 * index));
  return {
    __typename: 'ConfigurableProduct' as const,
    configurable_options: [
      { attribute_code: 'kleur', label: 'Kleur', values: colours.map((label) => value('kleur', label)) },
      { attribute_code: 'maat_dirndl', label: 'Maat', values: labels.map((label) => value('maat', label)) },
    ],
    variants: colours.flatMap((colour) =>
      labels.map((label) => ({
        attributes: [{ uid: `kleur-${colour}` }, { uid: `maat-${label}` }],
        product: {
          sku: `MA-DIR-1001-${colour.slice(0, 2).toUpperCase()}-${label}`,
          stock_status: label === '34' ? ('OUT_OF_STOCK' as const) : ('IN_STOCK' as const),
          stock_qty: label === '34' ? 0 : 4,
          DeliveryTime: { color: label === '34' ? 'grey' : 'green', icon: 'truck' },
          media_gallery: [{ __typename: 'ProductImage' as const, url: `/media/${colour}/960.webp`, label: colour }],
          price_range: {
            minimum_price: { final_price: { value: 219 }, reference_price: null, base_price: null },
            maximum_price: { final_price: { value: 219 } },
          },
          store_availability: [
            { store_name: 'Sittard', qty_available: 1 },
            { store_name: 'Aachen', qty_available: 0 },
          ],
        },
      })),
    ),
  };
}

describe('the matrix of a page', () => {
  const matrix = productMatrix(product(3));

  it('has every variant at its position, and pictures and texts once', () => {
    assert.deepEqual([matrix.sizes, matrix.variants.length, matrix.galleries.length, matrix.deliveries.length], [[3, 3], 9, 3, 2]);
    assert.deepEqual(matrix.variants[4]?.at, [1, 1]);
    assert.deepEqual(
      [matrix.branches, matrix.variants[0]?.branches],
      [
        ['Sittard', 'Aachen'],
        [1, 0],
      ],
    );
    assert.equal(matrix.variants[1]?.isSaleable, false);
  });

  it('stays small with 300 variants: far below 60 KB on the wire', () => {
    const text = JSON.stringify(productMatrix(product(100)));
    assert.equal(JSON.parse(text).variants.length, 300);
    assert.ok(gzipSync(text).length < 12_000, `${gzipSync(text).length} bytes`);
  });

  it('is read from and written to an address', () => {
    const selection = selectionFrom(matrix, new URLSearchParams('kleur=weiss&maat_dirndl=36'));
    assert.deepEqual(selection, [1, 2]);
    assert.equal(choiceText(matrix, selection), 'Weiß, 36');
    assert.equal(addressOf(matrix, selection, 'http://shop/x.html?utm=1#top'), '/x.html?utm=1&kleur=weiss&maat_dirndl=36#top');
    assert.equal(addressOf(matrix, [null, 2], 'http://shop/x.html?kleur=weiss'), '/x.html?maat_dirndl=36');
  });

  it('ignores an address that asks for nonsense', () => {
    assert.deepEqual(selectionFrom(matrix, new URLSearchParams('kleur=paars&maat_dirndl=99&x=1')), [null, null]);
  });
});

describe('words of an address', () => {
  it('are plain letters, and differ', () => {
    assert.deepEqual(optionSlugs(['Crème', 'Weiß', '60 cm', 'Grün / blau', 'creme', '½']), [
      'creme',
      'weiss',
      '60-cm',
      'gruen-blau',
      'creme-2',
      'x',
    ]);
  });
});
