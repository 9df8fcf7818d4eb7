import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { touchReadModel } from '#kernel/read-model.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { eventually } from '#testing/eventually.ts';
import { fullSelection } from '#testing/full-selection.ts';
import { contentModel, writeCmsPages, writeUrlRewrites } from './write-content.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

type Fields = Readonly<Record<string, unknown>>;
type Resolved = { route: Fields | null; urlResolver: Fields | null };

const routeQuery = `query ($url: String!) {
  route(url: $url) {
    __typename redirect_code relative_url type
    ... on ProductInterface { sku id url_key }
    ... on CategoryTree { id url_path }
    ... on CmsPage { identifier url_key title }
    ... on LandingPage { landing: identifier title }
  }
  urlResolver(url: $url) { id entity_uid redirectCode relative_url canonical_url type }
}`;
const resolve = async (url: string, store = 'nl'): Promise<Resolved> => {
  const { data, errors } = await shop.ask<Resolved>(routeQuery, { variables: { url }, headers: { store } });
  assert.deepEqual(errors, [], url);
  return data;
};
const refusal = async (query: string): Promise<unknown> => {
  const { errors, status } = await shop.ask(query);
  return { status, errors: errors.map(({ message, extensions }) => [message, extensions?.['category']]) };
};
const write = (change: Parameters<TestShop['database']['transaction']>[0]): Promise<unknown> => shop.database.transaction(change);

it('names the pages of a view for the site map, by numbers that hold in every view', async () => {
  type Paths = { contentPaths: { type: string; id: number; path: string }[] };
  const pathsIn = async (store: string) =>
    (await shop.ask<Paths>('{ contentPaths { type id path } }', { headers: { store } })).data.contentPaths.filter(
      ({ type }) => type === 'CMS_PAGE',
    );
  const [dutch, german] = await Promise.all([pathsIn('nl'), pathsIn('de')]);
  const page = dutch.find(({ path }) => path === 'herroepingsrecht');
  assert.ok(page);
  assert.equal(german.find(({ id }) => id === page.id)?.path, 'widerrufsrecht');
});

describe('route', () => {
  const direct: readonly (readonly [store: string, url: string, route: Fields])[] = [
    ['nl', 'dames', { __typename: 'CategoryTree', id: 100, url_path: 'dames', type: 'CATEGORY', relative_url: 'dames' }],
    ['nl', '/dames/dirndls/', { __typename: 'CategoryTree', id: 110, type: 'CATEGORY', relative_url: 'dames/dirndls' }],
    ['nl_limburg', 'dames/dirndls', { __typename: 'CategoryTree', id: 110, type: 'CATEGORY' }],
    ['de', 'damen/dirndl', { __typename: 'CategoryTree', id: 110, type: 'CATEGORY', relative_url: 'damen/dirndl' }],
    ['nl', '/lange-dirndl-magdalena.html', { __typename: 'ConfigurableProduct', sku: 'MA-DIR-1006', type: 'PRODUCT' }],
    ['de', 'langes-dirndl-magdalena.html', { __typename: 'ConfigurableProduct', sku: 'MA-DIR-1006', type: 'PRODUCT' }],
    ['nl', 'charivari-nepomuk.html', { __typename: 'SimpleProduct', sku: 'MA-SIE-6202', type: 'PRODUCT' }],
    ['nl', 'compleet-oktoberfest-voor-hem.html', { __typename: 'BundleProduct', sku: 'MA-SET-7001', type: 'PRODUCT' }],
    ['nl', 'look-sittard-feiert.html', { __typename: 'GroupedProduct', sku: 'MA-LOK-7201', type: 'PRODUCT' }],
    ['nl', '/', { __typename: 'CmsPage', identifier: 'home', type: 'CMS_PAGE' }],
    ['nl', 'retourneren', { __typename: 'CmsPage', identifier: 'retourneren', url_key: 'retourneren', type: 'CMS_PAGE' }],
    ['en', 'returns', { __typename: 'CmsPage', identifier: 'returns', type: 'CMS_PAGE' }],
    ['de', 'oktoberfest-outfits', { __typename: 'LandingPage', landing: 'oktoberfest-outfits', type: 'LANDING_PAGE' }],
    ['nl', 'catalog/product/view/id/6202', { __typename: 'SimpleProduct', relative_url: 'charivari-nepomuk.html' }],
    ['nl', 'catalog/category/view/id/110', { __typename: 'CategoryTree', relative_url: 'dames/dirndls' }],
    ['nl', 'dames?p=2&q=a%20b', { __typename: 'CategoryTree', relative_url: 'dames?p=2&q=a%20b' }],
  ];
  for (const [store, url, expected] of direct) {
    it(`leads "${url}" in ${store} straight to a ${String(expected['__typename'])}`, async () => {
      const { route, urlResolver } = await resolve(url, store);
      assert.partialDeepStrictEqual(route, { ...expected, redirect_code: 0 });
      assert.equal(urlResolver?.['redirectCode'], 0);
      assert.equal(urlResolver?.['relative_url'], route?.['relative_url']);
      assert.equal(urlResolver?.['type'], route?.['type']);
    });
  }

  const moved: readonly (readonly [store: string, url: string, to: string, type: string])[] = [
    ['nl', 'dirndl', 'dames/dirndls', 'CATEGORY'],
    ['de', 'dirndl', 'damen/dirndl', 'CATEGORY'],
    ['nl', 'dirndl-liesl-groen.html', 'midi-dirndl-liesl.html', 'PRODUCT'],
    ['nl', 'dirndl-liesl-groen.html?x=1', 'midi-dirndl-liesl.html?x=1', 'PRODUCT'],
    ['nl', 'midi-dirndl-liesl', 'midi-dirndl-liesl.html', 'PRODUCT'],
    ['nl', 'dames/dirndls/midi-dirndl-liesl.html', 'midi-dirndl-liesl.html', 'PRODUCT'],
    ['nl', 'dames/dirndls.html', 'dames/dirndls', 'CATEGORY'],
  ];
  for (const [store, url, to, type] of moved) {
    it(`sends "${url}" in ${store} on to ${to} for good`, async () => {
      const { route, urlResolver } = await resolve(url, store);
      assert.partialDeepStrictEqual(route, { redirect_code: 301, relative_url: to, type });
      assert.partialDeepStrictEqual(urlResolver, { redirectCode: 301, relative_url: to, type });
    });
  }

  const nowhere: readonly (readonly [store: string, url: string])[] = [
    ['nl', 'no-such-page'],
    ['nl', 'damen'],
    ['nl', 'langes-dirndl-magdalena.html'],
    ['nl', 'ruecksendung'],
    ['de', 'dames/dirndls'],
    ['de', 'retourneren'],
    ['nl', 'heren/midi-dirndl-liesl.html'],
    ['nl', 'catalog/product/view/id/999999'],
    ['nl', 'catalog/category/view/id/2'],
    ['nl', 'catalog/product/view/id/0'],
    ['nl', 'ma-dir-1001-dg-l60-38.html'],
    ['nl', '%E0%A4%A'],
    ['nl', '../../etc/passwd'],
    ['nl', 'a\\b'],
    ['nl', `${'x'.repeat(5_000)}`],
  ];
  for (const [store, url] of nowhere) {
    it(`knows nothing of "${url.slice(0, 40)}" in ${store} and says so without an error`, async () => {
      assert.deepEqual(await resolve(url, store), { route: null, urlResolver: null });
    });
  }

  it('refuses an empty url in both queries', async () => {
    for (const url of ['', '   ']) {
      for (const field of [`route(url: "${url}") { redirect_code }`, `urlResolver(url: "${url}") { id }`]) {
        assert.deepEqual(await refusal(`{ ${field} }`), {
          status: 200,
          errors: [['"url" argument should be specified and not empty', 'graphql-input']],
        });
      }
    }
  });

  it('gives ids in both forms to old clients', async () => {
    const { urlResolver } = await resolve('dames');
    assert.deepEqual(urlResolver, {
      id: 100,
      entity_uid: 'MTAw',
      redirectCode: 0,
      relative_url: 'dames',
      canonical_url: 'dames',
      type: 'CATEGORY',
    });
  });

  it('gives the whole entity, not only its address', async () => {
    const { data, errors } = await shop.ask<{ route: Fields }>(
      '{ route(url: "midi-dirndl-liesl.html") { ... on ConfigurableProduct { price_range { minimum_price { final_price { value } } } variants { product { sku } } } } }',
    );
    assert.deepEqual(errors, []);
    assert.ok((data.route['variants'] as object[]).length > 0);
  });

  it('follows chains to their end, and never a circle', async () => {
    const permanent = { storeCode: 'nl', redirectCode: 301 as const };
    await write((tx) =>
      writeUrlRewrites(tx, [
        { ...permanent, requestPath: 'chain-1', targetPath: 'chain-2?from=1' },
        { ...permanent, requestPath: 'chain-2', targetPath: 'chain-3' },
        { ...permanent, requestPath: 'chain-3', targetPath: 'midi-dirndl-liesl.html' },
        { ...permanent, requestPath: 'circle-1', targetPath: 'circle-2' },
        { ...permanent, requestPath: 'circle-2', targetPath: 'circle-1' },
        ...[1, 2, 3, 4, 5].map((step) => ({ ...permanent, requestPath: `ring-${step}`, targetPath: `ring-${(step % 5) + 1}` })),
        { ...permanent, requestPath: 'into-the-ring', targetPath: 'ring-3' },
        { storeCode: 'nl', requestPath: 'for-now', targetPath: 'chain-3', redirectCode: 302 },
        { ...permanent, requestPath: 'to-nothing', targetPath: 'no-such-product.html' },
        { ...permanent, requestPath: 'to-brands', targetPath: 'merken' },
      ]),
    );
    await eventually(async () => {
      const { route } = await resolve('chain-1?b=2');
      assert.partialDeepStrictEqual(route, { redirect_code: 301, relative_url: 'midi-dirndl-liesl.html?from=1&b=2', sku: 'MA-DIR-1001' });
    });
    assert.equal((await resolve('circle-1')).route, null);
    for (const url of ['ring-1', 'ring-5', 'into-the-ring']) assert.equal((await resolve(url)).route, null, url);
    assert.equal((await resolve('to-nothing')).route, null);
    assert.equal((await resolve('for-now')).route?.['redirect_code'], 302);
    assert.equal((await resolve('chain-1', 'de')).route, null, 'a redirect belongs to its store view');
    const { route: kept } = await resolve('dames?next=//evil.example&x=%0d%0aSet-Cookie:a=b');
    assert.equal(kept?.['relative_url'], 'dames?next=//evil.example&x=%0d%0aSet-Cookie:a=b', 'a query stays a query');
    assert.partialDeepStrictEqual(await resolve('to-brands'), {
      route: { __typename: 'RoutableUrl', redirect_code: 301, relative_url: 'merken', type: null },
    });
  });

  it('never leads out of the shop (R170)', async () => {
    for (const target of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'data:text/html,x']) {
      await assert.rejects(
        write((tx) => writeUrlRewrites(tx, [{ storeCode: 'nl', requestPath: 'out', targetPath: target, redirectCode: 301 }])),
        /must stay inside the shop/,
      );
    }
    assert.equal((await resolve('out')).route, null);
    for (const url of [
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'https://evil.example/',
      '/%2F%2Fevil.example',
      '/%5Cevil.example',
      'javascript:alert(1)',
      '/%0d%0aSet-Cookie:x',
    ]) {
      assert.deepEqual(await resolve(url), { route: null, urlResolver: null }, url);
    }
  });
});

describe('cmsPage', () => {
  const selection = fullSelection('CmsPage', 2);

  it('is found by identifier and by id, in the language of the view', async () => {
    const cases: readonly (readonly [string, string, string])[] = [
      ['nl', '(identifier: "voorwaarden")', 'voorwaarden'],
      ['de', '(id: 6)', 'agb'],
      ['en', '(id: 6)', 'terms'],
      ['nl_limburg', '(id: 6)', 'voorwaarden'],
    ];
    for (const [store, argument, identifier] of cases) {
      const { data, errors } = await shop.ask<{ cmsPage: Fields }>(`{ cmsPage${argument} { ${selection} } }`, { headers: { store } });
      assert.deepEqual(errors, []);
      assert.partialDeepStrictEqual(data.cmsPage, {
        identifier,
        url_key: identifier,
        relative_url: identifier,
        redirect_code: 0,
        type: 'CMS_PAGE',
      });
      assert.ok(String(data.cmsPage['content']).includes('<'), 'content is HTML');
      for (const field of ['title', 'content_heading', 'meta_title', 'page_layout']) assert.ok(data.cmsPage[field], field);
    }
  });

  const missing = (key: string) => ({
    status: 200,
    errors: [[`The CMS page with the "${key}" ID doesn't exist.`, 'graphql-no-such-entity']],
  });
  const refused: readonly (readonly [argument: string, answer: unknown])[] = [
    ['', { status: 200, errors: [['"Page id/identifier should be specified', 'graphql-input']] }],
    ['(id: null)', { status: 200, errors: [['"Page id/identifier should be specified', 'graphql-input']] }],
    ['(identifier: "unknown")', missing('unknown')],
    ['(id: 9999)', missing('9999')],
    ['(identifier: "agb")', missing('agb')],
  ];
  for (const [argument, answer] of refused) {
    it(`asked ${argument || 'for nothing'} is refused in Magento's words`, async () => {
      assert.deepEqual(await refusal(`{ cmsPage${argument} { title } }`), answer);
    });
  }

  it('is cleaned of everything that could run', async () => {
    const content =
      '<p onclick="steal()">Text<script>steal()</script><img src="x" onerror="steal()"><a href="javascript:steal()">a</a><iframe src="//evil.example"></iframe></p>';
    await write((tx) =>
      writeCmsPages(tx, [{ id: 901, isActive: true, layout: '1column', texts: { nl: { identifier: 'dirty', title: 'Dirty', content } } }]),
    );
    await eventually(async () => {
      const { data } = await shop.ask<{ cmsPage: Fields | null }>('{ cmsPage(identifier: "dirty") { content } }');
      const html = String(data.cmsPage?.['content']);
      assert.match(html, /Text/);
      assert.doesNotMatch(html, /script|onclick|onerror|javascript:|iframe|evil/i);
    });
  });

  it('does not exist while it is switched off (R122)', async () => {
    await write(async (tx) => {
      await tx.query('update cms_page set is_active = false where id = 13');
      await touchReadModel(tx, contentModel);
    });
    await eventually(async () => assert.equal((await resolve('maatadvies')).route, null));
    for (const argument of ['(id: 13)', '(identifier: "maatadvies")']) {
      assert.deepEqual(await refusal(`{ cmsPage${argument} { title } }`), missing(argument.includes('id: 13') ? '13' : 'maatadvies'));
    }
  });
});

describe('landingPage', () => {
  it('has its texts and the filter its products are found by', async () => {
    for (const store of ['nl', 'de', 'en']) {
      const { data, errors } = await shop.ask<{ landingPage: Fields & { product_filters: Fields[] } }>(
        `{ landingPage(identifier: "oktoberfest-outfits") { ${fullSelection('LandingPage', 3)} } }`,
        { headers: { store } },
      );
      assert.deepEqual(errors, []);
      assert.partialDeepStrictEqual(data.landingPage, {
        identifier: 'oktoberfest-outfits',
        redirect_code: 0,
        type: 'LANDING_PAGE',
        relative_url: 'oktoberfest-outfits',
      });
      for (const field of ['title', 'content_heading', 'content', 'secondary_content']) assert.ok(data.landingPage[field], field);
      assert.equal(data.landingPage.product_filters[0]?.['attribute_code'], 'gelegenheid');
      assert.match(String(data.landingPage.product_filters[0]?.['eq']), /^\d+$/);
    }
  });

  it('is null when it is unknown', async () => {
    const { data, errors } = await shop.ask('{ landingPage(identifier: "unknown") { title } }');
    assert.deepEqual([data, errors], [{ landingPage: null }, []]);
  });
});
