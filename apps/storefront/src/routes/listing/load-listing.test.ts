import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ServerShopClient } from '../../lib/graphql/server-shop-client.ts';
import type { PageArguments } from '../../lib/page/page-loader.ts';
import { loadListing } from './load-listing.ts';

type Variables = { readonly filter: object; readonly currentPage?: number; readonly sort?: object };

const colours = {
  attribute_code: 'kleur',
  label: 'Farbe',
  is_range: false,
  min_value: null,
  max_value: null,
  options: [
    { value: '2200', label: 'Grün', count: 4, swatch_data: null },
    { value: '2201', label: 'Rot', count: 2, swatch_data: null },
  ],
};
const prices = { attribute_code: 'price', label: 'Preis', is_range: true, min_value: 20, max_value: 300, options: null };

function setUp(address: string, total = 30) {
  const asked: { readonly name: string; readonly variables: Variables }[] = [];
  const answer = async (document: { toString(): string }, variables: Variables) => {
    const name = /query (\w+)/.exec(document.toString())?.[1] ?? '';
    asked.push({ name, variables });
    const isNarrow = Object.keys(variables.filter).length > 1;
    return {
      products: {
        total_count: name === 'CountListing' && total === 0 ? 7 : total,
        page_info: { total_pages: Math.ceil(total / 12) },
        items: [],
        aggregations: isNarrow && total === 0 ? [] : [colours, prices],
      },
    };
  };
  const shop = { query: answer, optional: answer } as unknown as ServerShopClient;
  const storeView = { prefix: 'de', productsPerPage: 12 };
  const page = { shop, storeView, url: new URL(address, 'https://shop.test') } as unknown as PageArguments;
  const load = (more: object = {}) => loadListing(page, { path: 'damen', source: { filter: { category_uid: { eq: 'MTI=' } } }, ...more });
  return { asked, load };
}

describe('a list', () => {
  it('asks once when nothing is filtered', async () => {
    const { asked, load } = setUp('/de/damen?sort=price_up');
    const { listing } = await load();
    assert.deepEqual(
      asked.map(({ name }) => name),
      ['LoadListing'],
    );
    assert.deepEqual(asked[0]?.variables.sort, { price: 'ASC' });
    assert.deepEqual(listing.base, { path: '/de/damen', pageSize: 12 });
    assert.deepEqual(listing.filters.price, { min: 20, max: 300 });
  });

  it('reads words and ids of the address, and ignores what does not exist (SPEC-2)', async () => {
    const { asked, load } = setUp('/de/damen/kleur:rot,2200,lila/smaak:suess/price:0-99.5');
    const { listing } = await load();
    assert.deepEqual(listing.state.filters, { kleur: ['gruen', 'rot'] });
    assert.deepEqual(asked.at(-1)?.variables.filter, {
      category_uid: { eq: 'MTI=' },
      kleur: { in: ['2200', '2201'] },
      price: { from: '20', to: '100' },
    });
  });

  it('sends the query form on to the path form, inside its language', async () => {
    const { load } = setUp('/de/damen?filter-kleur=rot&filter-smaak=suess&sort=newest');
    await assert.rejects(load(), (answer) => {
      assert.ok(answer instanceof Response);
      assert.deepEqual([answer.status, answer.headers.get('Location')], [302, '/damen/kleur:rot?sort=newest']);
      return true;
    });
  });

  it('ignores a page beyond the last (SPEC-5)', async () => {
    assert.equal((await setUp('/de/damen?page=3').load()).listing.state.page, 3);
    assert.equal((await setUp('/de/damen?page=4').load()).listing.state.page, 1);
  });

  it('has only an order when it cannot be filtered (SPEC-4)', async () => {
    const { asked, load } = setUp('/de/damen/kleur:rot');
    const { listing } = await load({ filterable: false });
    assert.deepEqual(listing.filters, { groups: [] });
    assert.deepEqual(asked.at(-1)?.variables.filter, { category_uid: { eq: 'MTI=' } });
  });

  it('keeps to the orders a category allows, and to its own', async () => {
    const { asked, load } = setUp('/de/damen?sort=newest');
    const { listing } = await load({ sortFields: ['name', 'price'], ownSort: { name: 'ASC' } });
    assert.equal(listing.state.sort, 'default');
    assert.deepEqual(asked.at(-1)?.variables.sort, { name: 'ASC' });
  });

  it('tells what one filter less would give when it is empty (UX-15)', async () => {
    const { load } = setUp('/de/damen/kleur:rot/price:50-60', 0);
    const { escapes } = await load();
    assert.deepEqual(
      escapes.map(({ code, count }) => `${code} ${count}`),
      ['kleur 7', 'price 7'],
    );
    assert.equal(escapes[0]?.state.price?.from, 50);
  });
});
