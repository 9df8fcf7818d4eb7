import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ShopError } from '#kernel/errors.ts';
import type { CatalogRoutes } from './catalog-routes.ts';
import type { CmsPageRecord, LandingPageRecord, UrlRewrite } from './page.ts';
import { resolveRoute } from './resolve-route.ts';
import { contentFor } from './store-content.ts';

const dirndl = { typename: 'ConfigurableProduct', id: 5, relative_url: 'dirndl-liesl.html' };
const category = { typename: 'CategoryTree', id: 12, relative_url: 'dames/dirndls' };
const products = new Map([['dirndl-liesl', dirndl]]);
const categories = new Map([
  ['dames', { typename: 'CategoryTree', id: 11, relative_url: 'dames' }],
  ['dames/dirndls', category],
  ['heren', { typename: 'CategoryTree', id: 20, relative_url: 'heren' }],
]);
const catalog: CatalogRoutes = {
  productByUrlKey: (_store, key) => products.get(key),
  categoryByUrlPath: (_store, path) => categories.get(path),
  productById: (_store, id) => (id === 5 ? dirndl : undefined),
  productBySku: () => undefined,
  categoryById: (_store, id) => (id === 12 ? category : undefined),
  isProductInCategory: (_store, productId, categoryId) => productId === 5 && categoryId !== 20,
};

const aPage = (id: number, identifier: string, isActive = true): CmsPageRecord => ({
  id,
  isActive,
  layout: '1column',
  texts: { nl: { identifier } },
});
const aLandingPage = (id: number, identifier: string): LandingPageRecord => ({
  id,
  isActive: true,
  filters: [],
  texts: { nl: { identifier } },
});
const aRewrite = (requestPath: string, targetPath: string, redirectCode: 301 | 302 = 301): UrlRewrite => ({
  storeCode: 'nl',
  requestPath,
  targetPath,
  redirectCode,
});

const records = {
  pages: [aPage(1, 'home'), aPage(2, 'bezorgen'), aPage(3, 'concept', false)],
  landingPages: [aLandingPage(1, 'bruiloft')],
  rewrites: [
    aRewrite('oude-dirndl.html', 'dirndl-liesl.html'),
    aRewrite('oudste-dirndl.html', 'oude-dirndl.html'),
    aRewrite('actie', 'oudste-dirndl.html', 302),
    aRewrite('verzending', 'bezorgen'),
    aRewrite('onze-merken', 'merken'),
    aRewrite('sale-rood', 'dames/dirndls?kleur=rood'),
    aRewrite('uitverkocht.html', 'weg.html'),
    aRewrite('rond-1', 'rond-2'),
    aRewrite('rond-2', 'rond-1'),
  ],
};

const route = (url: string, categorySuffix = '') =>
  resolveRoute(url, {
    storeCode: 'nl',
    catalog,
    content: contentFor(records, ['nl_limburg', 'nl']),
    settings: { homePage: 'home', productSuffix: '.html', categorySuffix },
  });
const summary = (url: string) => {
  const found = route(url);
  return found && [found.type, found.entity?.id, found.relativeUrl, found.redirectCode];
};

describe('resolveRoute', () => {
  const cases: [string, (string | number | null | undefined)[] | undefined][] = [
    ['/', ['CMS_PAGE', 1, 'home', 0]],
    ['/?utm=x', ['CMS_PAGE', 1, 'home?utm=x', 0]],
    ['bezorgen', ['CMS_PAGE', 2, 'bezorgen', 0]],
    ['/bezorgen/', ['CMS_PAGE', 2, 'bezorgen', 0]],
    ['bruiloft', ['LANDING_PAGE', 1, 'bruiloft', 0]],
    ['dirndl-liesl.html', ['PRODUCT', 5, 'dirndl-liesl.html', 0]],
    ['/dirndl-liesl.html?maat=36#foto', ['PRODUCT', 5, 'dirndl-liesl.html?maat=36', 0]],
    ['dames/dirndls', ['CATEGORY', 12, 'dames/dirndls', 0]],
    ['catalog/product/view/id/5', ['PRODUCT', 5, 'dirndl-liesl.html', 0]],
    ['catalog/category/view/id/12', ['CATEGORY', 12, 'dames/dirndls', 0]],
    ['%64ames/dirndls', ['CATEGORY', 12, 'dames/dirndls', 0]],
  ];
  for (const [url, expected] of cases) it(`finds ${url}`, () => assert.deepEqual(summary(url), expected));

  const redirects: [string, (string | number | null | undefined)[]][] = [
    ['dames/dirndls/dirndl-liesl.html', ['PRODUCT', 5, 'dirndl-liesl.html', 301]],
    ['dirndl-liesl', ['PRODUCT', 5, 'dirndl-liesl.html', 301]],
    ['dames/dirndls.html?p=2', ['CATEGORY', 12, 'dames/dirndls?p=2', 301]],
    ['oude-dirndl.html', ['PRODUCT', 5, 'dirndl-liesl.html', 301]],
    ['oudste-dirndl.html?a=1', ['PRODUCT', 5, 'dirndl-liesl.html?a=1', 301]],
    ['actie', ['PRODUCT', 5, 'dirndl-liesl.html', 302]],
    ['verzending', ['CMS_PAGE', 2, 'bezorgen', 301]],
    ['sale-rood?p=2', ['CATEGORY', 12, 'dames/dirndls?kleur=rood&p=2', 301]],
    ['onze-merken', [null, undefined, 'merken', 301]],
  ];
  for (const [url, expected] of redirects) it(`leads on from ${url}`, () => assert.deepEqual(summary(url), expected));

  const nowhere = [
    'niets',
    'concept',
    'heren/dirndl-liesl.html',
    'niets/dirndl-liesl.html',
    'catalog/product/view/id/6',
    'catalog/product/view/id/0',
    'rond-1',
    'uitverkocht.html',
    '.html',
    '%zz',
    'a\\b',
    'https://evil.example/',
    'x'.repeat(3_000),
  ];
  for (const url of nowhere) it(`is undefined for ${url.slice(0, 40)}`, () => assert.equal(route(url), undefined));

  it('refuses an empty url', () => {
    for (const url of ['', '  ']) {
      assert.throws(
        () => route(url),
        (error) => error instanceof ShopError && error.message === '"url" argument should be specified and not empty',
      );
    }
  });

  it('keeps line breaks and markup out of the query it hands on (R158)', () => {
    assert.equal(route('verzending?a=\r\nSet-Cookie: x&b=<script>')?.relativeUrl, 'bezorgen?a=%0D%0ASet-Cookie:%20x&b=%3Cscript%3E');
  });
});

describe('contentFor', () => {
  const page = (texts: CmsPageRecord['texts']): CmsPageRecord => ({ id: 9, isActive: true, layout: '1column', texts });
  const only = (record: CmsPageRecord) => ({ pages: [record], landingPages: [], rewrites: [] });

  it('takes each text from the view or else from its fallback', () => {
    const record = page({ nl: { identifier: 'over-ons', title: 'Over ons', content: '<p>nl</p>' }, nl_limburg: { title: 'Euver os' } });
    const found = contentFor(only(record), ['nl_limburg', 'nl']).pages.get('over-ons');
    assert.deepEqual([found?.title, found?.content], ['Euver os', '<p>nl</p>']);
    assert.equal(contentFor(only(record), ['nl']).pages.get('over-ons')?.title, 'Over ons');
  });

  it('does not show a page that has no name in the view', () => {
    assert.equal(contentFor(only(page({ nl: { identifier: 'over-ons' } })), ['de']).pagesById.size, 0);
  });

  it('prefers the page written for the view when two have one name', () => {
    const own = { ...page({ nl_limburg: { identifier: 'x', title: 'eigen' } }), id: 1 };
    const inherited = { ...page({ nl: { identifier: 'x', title: 'geërfd' } }), id: 2 };
    for (const pages of [
      [own, inherited],
      [inherited, own],
    ]) {
      assert.equal(contentFor({ pages, landingPages: [], rewrites: [] }, ['nl_limburg', 'nl']).pages.get('x')?.title, 'eigen');
    }
  });
});
