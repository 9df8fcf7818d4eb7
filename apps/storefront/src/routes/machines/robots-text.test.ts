import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ServerShopClient } from '../../lib/graphql/server-shop-client.ts';
import { aStoreView } from '../../lib/page/testing/a-store-view.ts';
import { loadSitePages } from './load-site-pages.ts';
import { robotsText } from './robots-text.ts';

const storeViews = [aStoreView('nl', ''), aStoreView('de', 'de'), aStoreView('en', 'en')];
const rules = [...robotsText(storeViews, 'https://shop.test').matchAll(/^Disallow: (.+)$/gm)].map((match) => match[1] ?? '');
const hides = (path: string): boolean => rules.some((rule) => path.startsWith(rule));

/** A shop without products and texts: its site map names the screens. */
const shop = { query: async () => ({ contentPaths: [] }), inStore: () => shop } as unknown as ServerShopClient;

describe('robots', () => {
  it('may read every screen of the site map', async () => {
    const paths = (await loadSitePages({ shop, storeViews })).flatMap((page) => Object.values(page.paths));
    assert.ok(paths.includes('/customer-service'));
    assert.deepEqual(paths.filter(hides), []);
  });

  it('are kept from what belongs to one person', () => {
    for (const prefix of ['', '/de', '/en'])
      for (const path of ['/customer/account/createPassword', '/login', '/create-account', '/account/orders', '/checkout', '/wishlist'])
        assert.ok(hides(`${prefix}${path}`), `${prefix}${path}`);
  });
});
