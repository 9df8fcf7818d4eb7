import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { it } from 'node:test';
import { readSchema } from '@shop/contract/server';
import { graphql } from 'graphql';
import { migrate } from '#kernel/database/migrate.ts';
import { describeOnDatabase } from '#kernel/database/test-databases.ts';
import { ShopError } from '#kernel/errors.ts';
import { createSchema } from '#kernel/graphql/schema.ts';
import { silentLogger } from '#kernel/logger.ts';
import { openContent, writeCmsPages, writeLandingPages, writeUrlRewrites, type CatalogRoutes, type Content } from './index.ts';

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url));

const product = { typename: 'SimpleProduct', id: 5, relative_url: 'kropfband.html', redirect_code: 0, type: 'PRODUCT', sku: 'KB-1' };
const catalog: CatalogRoutes = {
  productByUrlKey: (_store, key) => (key === 'kropfband' ? product : undefined),
  categoryByUrlPath: () => undefined,
  productById: () => undefined,
  productBySku: () => undefined,
  categoryById: () => undefined,
  isProductInCategory: () => false,
};
const stores = {
  textFallback: (code: string) => (code === 'nl_limburg' ? ['nl_limburg', 'nl'] : [code]),
  routeSettings: () => ({ homePage: 'home', productSuffix: '.html', categorySuffix: '' }),
  link: (_code: string, path: string) => `https://shop.example${path}`,
};
const pictureUrl = (hash: string, width: number) => `/media/${hash}/${width}.webp`;
const aRedirect = (requestPath: string, targetPath: string) => ({ storeCode: 'nl', requestPath, targetPath, redirectCode: 301 as const });

describeOnDatabase('content', (databases) => {
  const open = async () => {
    const database = await databases.open();
    await migrate(database, migrations);
    await database.transaction(async (tx) => {
      await writeCmsPages(tx, [
        {
          id: 7,
          isActive: true,
          layout: '1column',
          texts: { nl: { identifier: 'home', title: 'Maas & Alm', content: '<p onclick="x">Hoi</p><script>1</script>' } },
        },
      ]);
      await writeLandingPages(tx, [
        {
          id: 3,
          isActive: true,
          filters: [{ attributeCode: 'kleur', in: ['12', '13'] }],
          texts: { nl: { identifier: 'bruiloft', heading: 'Bruiloft', secondaryContent: '<p>Tip</p><iframe></iframe>' } },
        },
      ]);
      await writeUrlRewrites(tx, [aRedirect('/oud.html', '/kropfband.html'), aRedirect('start', '')]);
    });
    return { database, content: await openContent({ database, logger: silentLogger, stores, catalog, pictureUrl }) };
  };
  const ask = async (content: Content, code: string, source: string) => {
    const store = { code, language: 'nl', locale: 'nl-NL', currency: 'EUR' };
    const contextValue = { requestId: '1', ip: '::1', store, credential: 'none', now: new Date('2026-11-15T12:00:00Z') };
    const { data, errors } = await graphql({ schema: createSchema(readSchema(), [content.resolvers]), source, contextValue });
    return { data: JSON.parse(JSON.stringify(data)) as unknown, error: errors?.[0]?.originalError };
  };

  it('serves pages cleaned, routes with their entity, and redirects with their target', async () => {
    const { content } = await open();
    const { data, error } = await ask(
      content,
      'nl_limburg',
      `{ home: route(url: "/") { __typename redirect_code relative_url type ... on CmsPage { identifier url_key content meta_title } }
         old: route(url: "/oud.html?a=1") { redirect_code relative_url type ... on ProductInterface { sku } }
         start: route(url: "start") { __typename redirect_code relative_url }
         none: route(url: "niets") { type }
         urlResolver(url: "kropfband.html") { id entity_uid redirectCode relative_url type }
         cmsPage(id: 7) { title page_layout redirect_code }
         landingPage(identifier: "bruiloft") { content_heading secondary_content redirect_code type product_filters { attribute_code eq in } }
         unknown: landingPage(identifier: "x") { title } }`,
    );
    assert.equal(error, undefined);
    assert.deepEqual(data, {
      home: {
        __typename: 'CmsPage',
        redirect_code: 0,
        relative_url: 'home',
        type: 'CMS_PAGE',
        identifier: 'home',
        url_key: 'home',
        content: '<p>Hoi</p>',
        meta_title: 'Maas & Alm',
      },
      old: { redirect_code: 301, relative_url: 'kropfband.html?a=1', type: 'PRODUCT', sku: 'KB-1' },
      start: { __typename: 'CmsPage', redirect_code: 301, relative_url: 'home' },
      none: null,
      urlResolver: { id: 5, entity_uid: 'NQ==', redirectCode: 0, relative_url: 'kropfband.html', type: 'PRODUCT' },
      cmsPage: { title: 'Maas & Alm', page_layout: '1column', redirect_code: 0 },
      landingPage: {
        content_heading: 'Bruiloft',
        secondary_content: '<p>Tip</p>',
        redirect_code: 0,
        type: 'LANDING_PAGE',
        product_filters: [{ attribute_code: 'kleur', eq: null, in: ['12', '13'] }],
      },
      unknown: null,
    });
    await content.close();
  });

  it('refuses with the sentences clients know', async () => {
    const { content } = await open();
    const refusals: [string, string, string][] = [
      ['{ cmsPage { title } }', 'input', '"Page id/identifier should be specified'],
      ['{ cmsPage(identifier: "x") { title } }', 'no-such-entity', 'The CMS page with the "x" ID doesn\'t exist.'],
      ['{ cmsPage(id: 99) { title } }', 'no-such-entity', 'The CMS page with the "99" ID doesn\'t exist.'],
      ['{ route(url: "") { type } }', 'input', '"url" argument should be specified and not empty'],
    ];
    for (const [source, category, message] of refusals) {
      const { error } = await ask(content, 'nl', source);
      assert.ok(error instanceof ShopError, source);
      assert.deepEqual([error.category, error.message], [category, message]);
    }
    assert.ok((await ask(content, 'de', '{ cmsPage(id: 7) { title } }')).error);
    await content.close();
  });

  it('is current after a refresh, and gives new pages ids of their own', async () => {
    const { database, content } = await open();
    await database.transaction((tx) => writeCmsPages(tx, [{ id: 7, isActive: false, layout: '1column', texts: {} }]));
    await content.refresh();
    assert.equal(content.route('nl', '/'), undefined);
    const { rows } = await database.query<{ id: number }>("insert into cms_page (is_active, layout) values (false, 'empty') returning id");
    assert.equal(rows[0]?.id, 8);
    await content.close();
  });

  it('refuses redirects that leave the shop (R170)', async () => {
    const { database, content } = await open();
    for (const target of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:x']) {
      await assert.rejects(
        database.transaction((tx) => writeUrlRewrites(tx, [aRedirect('x', target)])),
        /must stay inside the shop/,
      );
    }
    await assert.rejects(database.query("insert into url_rewrite values ('nl', 'x', '//evil.example', 301)"), /url_rewrite_target/);
    await content.close();
  });
});
