import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SuggestionsQuery } from '../../generated/graphql.ts';
import { aStoreView } from '../../lib/page/testing/a-store-view.ts';
import { suggestionGroups } from './suggestion-groups.ts';

const german = aStoreView('de', 'de');
const product = (sku: string): NonNullable<NonNullable<NonNullable<SuggestionsQuery['products']>['items']>[number]> => ({
  __typename: 'SimpleProduct',
  sku,
  name: sku,
  url_key: sku,
  url_suffix: '.html',
  small_image: null,
  price_range: { minimum_price: { final_price: { value: 10 }, reference_price: null, base_price: null }, maximum_price: null },
});
const answer = (changes: Partial<SuggestionsQuery> = {}): SuggestionsQuery => ({
  products: { total_count: 0, search_suggestions: [], search_recommendations: [], items: [] },
  categories: { items: [] },
  brands: { items: [] },
  ...changes,
});

describe('what the search panel offers', () => {
  it('is nothing for an empty answer', () => assert.deepEqual(suggestionGroups(answer(), 'x', german), []));

  it('leads to the pages of the language', () => {
    const groups = suggestionGroups(
      answer({
        categories: {
          items: [
            {
              uid: 'MTA=',
              name: 'Dirndl',
              url_path: 'damen/dirndl',
              include_in_menu: 1,
              breadcrumbs: [{ category_uid: 'OA==', category_name: 'Damen' }],
            },
          ],
        },
        brands: { items: [{ id: '1', title: 'Firnkind', urlKey: 'firnkind' }] },
        products: {
          total_count: 48,
          search_suggestions: [{ query_text: 'dirndlbluse' }],
          search_recommendations: [{ query_text: 'schürze' }],
          items: [product('liesl')],
        },
      }),
      'dirndl',
      german,
    );
    assert.deepEqual(
      groups.flatMap(({ options }) => options.map(({ href }) => href)),
      [
        '/de/search?q=dirndlbluse',
        '/de/damen/dirndl',
        '/de/marken/firnkind',
        '/de/search?q=sch%C3%BCrze',
        '/de/liesl.html',
        '/de/search?q=dirndl',
      ],
    );
  });

  it('shows five products at most, then all of them', () => {
    const items = ['a', 'b', 'c', 'd', 'e', 'f'].map(product);
    const [group] = suggestionGroups(
      answer({ products: { total_count: 60, search_suggestions: [], search_recommendations: [], items } }),
      'x',
      german,
    );
    assert.equal(group?.options.length, 6);
    assert.deepEqual(group?.options.at(-1), { kind: 'all', key: 'all', count: 60, href: '/de/search?q=x' });
  });

  it('offers nothing twice, not the typed text itself, nor a category that is not meant to be seen', () => {
    const groups = suggestionGroups(
      answer({
        products: {
          total_count: 0,
          search_suggestions: [{ query_text: 'Dirndl' }, { query_text: 'dirndl lang' }, null],
          search_recommendations: [
            { query_text: 'dirndl' },
            { query_text: 'Dirndl lang' },
            { query_text: 'bluse' },
            { query_text: 'bluse' },
          ],
          items: [],
        },
        categories: { items: [{ uid: 'MTA=', name: 'Hidden', url_path: 'x', include_in_menu: 0, breadcrumbs: null }] },
      }),
      'dirndl',
      german,
    );
    assert.deepEqual(
      groups.map(({ options }) => options.map(({ key }) => key)),
      [['term-dirndl lang'], ['term-bluse']],
    );
  });
});
