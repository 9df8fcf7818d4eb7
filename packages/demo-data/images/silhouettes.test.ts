import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoShop } from '../index.ts';
import { silhouetteOf } from './index.ts';
import type { DirndlSpec } from './spec.ts';

/** Products of a category in the order the shop lists them: by position, which is the order of the catalogue. */
const listed = (categories: readonly number[]): readonly DirndlSpec[] =>
  demoShop.products
    .filter((product) => product.categoryIds.some((id) => categories.includes(id)))
    .flatMap(({ pictures }) => {
      const garment = pictures[0]?.garment;
      return garment?.kind === 'dirndl' ? [garment] : [];
    });

const pagesOf = <T>(list: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.floor(list.length / size) }, (_, page) => list.slice(page * size, (page + 1) * size));

const all = [111, 112, 113, 114];

for (const categories of [all, ...all.map((id) => [id]), [115], [311]])
  test(`every page of twelve dirndls in ${categories.join(', ')} shows at least six silhouettes`, () => {
    for (const [page, dresses] of pagesOf(listed(categories), 12).entries()) {
      const silhouettes = new Set(dresses.map(silhouetteOf));
      assert.ok(silhouettes.size >= 6, `page ${page + 1}: ${[...silhouettes].join(', ')}`);
    }
  });

test('the shop has at least eight silhouettes of dirndls, and no one of them is the rule', () => {
  const counts = Map.groupBy(listed(all), silhouetteOf);
  assert.ok(counts.size >= 8, String(counts.size));
  const total = listed(all).length;
  for (const [name, dresses] of counts) assert.ok(dresses.length < total / 4, `${name}: ${dresses.length} of ${total}`);
});

test('a silhouette follows from length, neckline and closure alone: colours of one dress share it', () => {
  for (const product of demoShop.products) {
    if (product.type !== 'configurable') continue;
    const drawn = [product.pictures, ...product.variants.map(({ pictures }) => pictures ?? [])].flatMap(([first]) =>
      first ? [first.garment] : [],
    );
    const silhouettes = new Set(drawn.flatMap((garment) => (garment.kind === 'dirndl' ? [silhouetteOf(garment)] : [])));
    assert.ok(silhouettes.size <= 1, product.sku);
  }
});
