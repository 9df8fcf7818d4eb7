import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { runAtOnce } from '#kernel/memory/slices.ts';
import { aCatalogue, aProduct, aView, someCategories as categories } from '#testing/a-catalogue.ts';
import { priceEpoch } from '../prices/price-epochs.ts';
import { concerned } from '../stock/watch-stock.ts';
import { changeCatalogue, productChanges } from '../write/change-catalogue.ts';
import { bestsellerQuantity } from './build-catalogue.ts';
import type { Catalogue, ProductRecord } from './catalogue.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { changeListing, listingInSlices, type Listing } from './listing.ts';

const since = Date.UTC(2026, 0, 1);
const starts = [0, 1, 2, 3];
const parts = [1, 2];
const german = { fallback: ['de'], defaultCode: 'nl' };

const given = fc.record({
  isEnabled: fc.boolean(),
  isVisible: fc.boolean(),
  urlKey: fc.constantFrom('a', 'b'),
  germanKey: fc.option(fc.constantFrom('a-1', 'b-2', 'c')),
  places: fc.dictionary(fc.constantFrom('10', '11', '12', '13'), fc.integer({ min: 1, max: 2 }), { maxKeys: 2 }),
  pieces: fc.integer({ min: 0, max: 40 }),
  part: fc.option(fc.constantFrom(...parts)),
  start: fc.constantFrom(...starts),
});
type Given = typeof given extends fc.Arbitrary<infer T> ? T : never;

const productOf = (id: number, { urlKey, germanKey, places, pieces, part, start, ...flags }: Given): ProductRecord =>
  aProduct({
    id,
    ...flags,
    type: part === null ? 'simple' : 'grouped',
    groupedItems: part === null ? [] : [{ itemId: part, quantity: 1, position: 1 }],
    texts: {
      nl: { name: urlKey, urlKey: `${urlKey}-${id}` },
      ...(germanKey === null ? {} : { de: { name: germanKey, urlKey: germanKey } }),
    },
    categories: new Map(Object.entries(places).map(([category, position]) => [Number(category), position])),
    sales: { orders: pieces, quantity: pieces },
    prices: { nl: [{ kind: 'regular', cents: 100, from: since + start }] },
  });

function read(products: ReadonlyMap<number, ProductRecord>): Catalogue {
  return { ...aCatalogue([...products.values()], { categories }), bestsellerQuantity: bestsellerQuantity(products.values()) };
}

const ascending = (ids: Iterable<number>): readonly number[] => [...ids].sort((a, b) => a - b);

/** Of two products with one address either may have it. */
const addressesOf = ({ ids, idsByUrlKey, borrowedUrlKeys }: Listing) => ({ ids, urlKeys: new Set(idsByUrlKey.keys()), borrowedUrlKeys });

const shownBy = ({ catalogue, listing, tree }: CatalogueView) => ({
  ...addressesOf(listing),
  members: Array.from(tree.byId.values(), ({ record, products }) => [record.id, new Map(products)]),
  bestsellers: catalogue.bestsellerQuantity,
  sets: parts.map((id) => ascending(concerned(catalogue, [id]))),
});

const beginsAt = (catalogue: Catalogue, start: number): boolean =>
  priceEpoch(catalogue, new Date(since + start)) > priceEpoch(catalogue, new Date(since + start - 1));

it('what is taken over from the catalogue before is what reading everything gives', () => {
  const turns = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), given), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(given, { minLength: 1, maxLength: 8 }), turns, (first, changes) => {
      const records = new Map(first.map((one, at) => [at + 1, productOf(at + 1, one)]));
      let view = aView(read(records));
      for (const [id, one] of changes) {
        // Asked for, so that there is something to take over.
        shownBy(view);
        for (const start of starts) beginsAt(view.catalogue, start);
        const before = view.catalogue;
        const record = productOf(id, one);
        records.set(id, record);
        view = aView(changeCatalogue(before, [id], [record]), {}, view);
        const anew = read(records);
        assert.deepEqual(shownBy(view), shownBy(aView(anew)));
        for (const start of starts) assert.ok(beginsAt(view.catalogue, start) || !beginsAt(anew, start));
        const [last, next] = [before, view.catalogue].map((catalogue) => runAtOnce(listingInSlices(catalogue, german)));
        const taken = last && changeListing(last, productChanges(before, view.catalogue) ?? [], german);
        if (taken && next) assert.deepEqual(addressesOf(taken), addressesOf(next));
      }
    }),
    { numRuns: 200 },
  );
});
