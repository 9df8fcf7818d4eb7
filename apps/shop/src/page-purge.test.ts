import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Backend } from '@shop/backend';
import { touchReadModel } from '../../backend/src/kernel/read-model.ts';
import { changeCategory, lockCategory, writePrices } from '../../backend/src/modules/catalog/index.ts';
import { setStock } from '../../backend/src/modules/inventory/index.ts';
import { eventually } from '../../backend/src/testing/eventually.ts';
import { demoMember } from '../../backend/src/testing/staff-client.ts';
import { imported } from '../../backend/src/testing/staff-imports.ts';
import { openTwoBackends, type TwoBackends } from '../../backend/src/testing/two-backends.ts';
import {
  FooterBranchesDocument,
  GlobalMessagesDocument,
  LoadBlogPostDocument,
  LoadCategoryDocument,
  LoadCmsPageDocument,
  LoadListingDocument,
  LoadProductDocument,
  ResolveDocument,
} from '../../storefront/src/generated/graphql.ts';
import type { GraphqlExecutor } from '../../storefront/src/lib/graphql/executor.ts';
import { createServerShopClient, type ServerShopClient } from '../../storefront/src/lib/graphql/server-shop-client.ts';
import { etagOf } from '../../storefront/src/server/page-entry.ts';
import { createPageDependencies } from '../../storefront/src/server/page-dependencies.ts';
import type { PageState } from '../../storefront/src/server/fetch-page.ts';
import { createPageServer, type PageServer } from '../../storefront/src/server/page-server.ts';

const isLong = process.env['TEST_SIZE'] === 'long';
const size = isLong ? { pages: 1_000, changes: 200, looks: 40 } : { pages: 50, changes: 8, looks: 8 };

/** A page is what the storefront asks for it; how it looks does not matter here. */
type Page = { readonly key: string; readonly store: string; readonly load: (shop: ServerShopClient) => Promise<unknown> };

/** The same numbers in every run. */
let seed = 20_261_115;
const random = (below: number): number => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
};
const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;

let two: TwoBackends;
let servers: readonly PageServer[];
let pages: readonly Page[];
let skus: readonly { readonly id: number; readonly sku: string }[];
let cmsPages: readonly { readonly id: number; readonly identifier: string; readonly store: string }[];

before(async () => {
  two = await openTwoBackends();
  servers = [serverOf(two.backend(0)), serverOf(two.backend(1))];
  pages = await pagesOf();
  for (const index of [0, 1]) for (const page of pages) assert.equal((await read(index, page)).state, 'miss', page.key);
});
after(() => two.close());

const executorOf =
  (backend: Backend): GraphqlExecutor =>
  (request) =>
    backend.execute(request);

function serverOf(backend: Backend): PageServer {
  const server = createPageServer({
    execute: executorOf(backend),
    now: () => two.clock.now(),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    maxBytes: 500_000_000,
    epoch: (now) => backend.changes.epoch(now),
  });
  backend.changes.subscribe((tags) => void server.invalidate(tags));
  return server;
}

async function render(index: number, { store, load }: Page) {
  const dependencies = createPageDependencies();
  const shop = createServerShopClient({
    execute: executorOf(two.backend(index)),
    call: { store, requestId: 'purge', ip: '127.0.0.1' },
    deadline: new AbortController().signal,
    warn: () => undefined,
    note: (request, response) => dependencies.add(request, response),
  });
  const frame = [await shop.query(FooterBranchesDocument), await shop.query(GlobalMessagesDocument)];
  const body = Buffer.from(JSON.stringify([await load(shop), ...frame]));
  return { status: 200, headers: { 'cache-control': 'public, max-age=0' }, body, dependencies };
}

async function read(index: number, page: Page): Promise<{ readonly state: PageState; readonly text: string }> {
  const answer = await servers[index]?.answer(page.key, { requestId: 'purge', ip: '127.0.0.1' }, () => render(index, page));
  assert.ok(answer && 'entry' in answer, page.key);
  return { state: answer.state, text: answer.entry.etag };
}

const truth = async (page: Page): Promise<string> => etagOf((await render(0, page)).body);

/** Products, lists in several orders, searches and texts, in three languages. */
async function pagesOf(): Promise<readonly Page[]> {
  const { rows: products } = await two
    .database(0)
    .query<{ id: number; sku: string }>('select id, sku from product where is_visible and is_enabled order by id');
  ({ rows: skus } = await two
    .database(0)
    .query<{ id: number; sku: string }>("select id, sku from product where type = 'simple' and is_enabled order by id"));
  ({ rows: cmsPages } = await two
    .database(0)
    .query<{ id: number; identifier: string; store: string }>(
      `select page_id as id, identifier, store_code as store from cms_page_text where identifier is not null order by 1, 3`,
    ));
  const { rows: categories } = await two.database(0).query<{ id: number }>('select id from category where parent_id > 1 order by id');
  const stores = ['nl', 'de', 'en'];
  const all: Page[] = cmsPages.map(({ identifier, store }) => ({
    key: `cms ${store} ${identifier}`,
    store,
    load: (shop) => shop.query(LoadCmsPageDocument, { identifier, url: identifier }),
  }));
  for (const store of stores) {
    for (const { sku } of products) {
      all.push({ key: `product ${store} ${sku}`, store, load: (shop) => shop.query(LoadProductDocument, { sku }) });
    }
    for (const { id } of categories) {
      const uid = Buffer.from(String(id)).toString('base64');
      for (const sort of [{ name: 'ASC' }, { price: 'ASC' }, { price: 'DESC' }, { position: 'ASC' }] as const) {
        for (const pageSize of isLong ? [4, 6, 12] : [6]) {
          const variables = { filter: { category_uid: { eq: uid } }, pageSize, currentPage: 1, sort };
          const load = async (shop: ServerShopClient) => [
            await shop.query(ResolveDocument, { url: 'dames' }),
            await shop.query(LoadCategoryDocument, { uid }),
            await shop.query(LoadListingDocument, variables),
          ];
          all.push({ key: `list ${store} ${id} ${JSON.stringify(sort)} ${pageSize}`, store, load });
        }
      }
    }
    for (const search of ['dirndl', 'leder', 'bluse', 'rood', 'rot', 'wol']) {
      const variables = { search, filter: {}, pageSize: 12, currentPage: 1 };
      all.push({ key: `search ${store} ${search}`, store, load: (shop) => shop.query(LoadListingDocument, variables) });
    }
  }
  // Every so-manieth page, so that the small run sees all kinds.
  const step = Math.max(1, all.length / size.pages);
  return Array.from({ length: Math.min(size.pages, all.length) }, (_, at) => all[Math.floor(at * step)] as Page);
}

const changes: readonly (() => Promise<string>)[] = [
  async () => {
    const { sku } = pick(skus);
    await two.database(0).transaction((tx) => setStock(tx, [{ sku, source: 'WEB', quantity: 20 + random(30) * random(2) }]));
    return `stock of ${sku}`;
  },
  async () => {
    const { id, sku } = pick(skus);
    await two.database(0).transaction(async (tx) => {
      const from = two.clock.now().getTime();
      const periods = [{ kind: 'regular', cents: 500 + random(90_000), from }] as const;
      await writePrices(tx, [{ sku, prices: Object.fromEntries(['nl', 'de', 'en'].map((code) => [code, periods])) }], two.clock.now());
      await touchReadModel(tx, 'catalog', [String(id)]);
    });
    return `price of ${sku}`;
  },
  async () => {
    const { id, identifier, store } = pick(cmsPages);
    await two.database(0).transaction(async (tx) => {
      await tx.query('update cms_page_text set content = $3 where page_id = $1 and store_code = $2', [id, store, `<p>${random(1e9)}</p>`]);
      await touchReadModel(tx, 'content', ['pages']);
    });
    return `text of ${store} ${identifier}`;
  },
  // What staff changes of a category: its words, its place in the menu, and what stands in it.
  () => changeSomeCategory((_all, name) => ({ field: 'texts.nl.name', before: null, after: name })),
  () =>
    changeSomeCategory((all, _name, id) => {
      const parentId = all.get(id)?.parentId ?? 0;
      return {
        field: 'place',
        before: null,
        after: { parentId, after: [...all.values()].find((one) => one.parentId === parentId && one.id !== id)?.id ?? null },
      };
    }),
  // What staff does on a screen, and by a file.
  async () => {
    const { sku } = pick(skus);
    const manager = await demoMember(two.app(0), 'manager');
    const { data: read } = await manager.ask<{ product: { version: number } }>('query ($sku: ID!) { product(sku: $sku) { version } }', {
      sku,
    });
    const changes = [{ field: 'texts.nl.name', base: null, value: `Naam ${random(1e9)}` }];
    const edit = { id: sku, version: read.product.version, changes, key: `purge-${random(1e9)}` };
    const { data } = await manager.ask<{ editProduct: { __typename: string } }>(
      'mutation ($edit: Edit!) { editProduct(edit: $edit) { __typename } }',
      { edit },
    );
    assert.equal(data.editProduct.__typename, 'ProductSaved');
    return `edit of ${sku}`;
  },
  async () => {
    const named = [pick(skus), pick(skus)].map(({ sku }) => sku);
    const manager = await demoMember(two.app(0), 'manager');
    const rows = [...new Set(named)].map((sku) => `${sku},WEB,${40 + random(900)}`);
    const shop = { backend: two.backend(0) };
    const run = await imported(shop, manager, 'stock', `sku,source_code,quantity\n${rows.join('\n')}\n`);
    assert.equal(run.state, 'done');
    return `file of ${named.join()}`;
  },
];

type CategoryChange = Parameters<typeof changeCategory>[2][number];
type Categories = NonNullable<Awaited<ReturnType<typeof lockCategory>>>['all'];

async function changeSomeCategory(changeOf: (all: Categories, name: string, id: number) => CategoryChange): Promise<string> {
  const { rows } = await two.database(0).query<{ id: number }>('select id from category where parent_id > 1 order by id');
  const { id } = pick(rows);
  await two.database(0).transaction(async (tx) => {
    const held = (await lockCategory(tx, id)) ?? assert.fail(`category ${id}`);
    const known = { stores: ['nl', 'de', 'en'], products: { get: () => undefined } };
    await changeCategory(tx, held, [changeOf(held.all, `Naam ${random(1e9)}`, id)], { known, scopes: [], now: two.clock.now() });
  });
  return `category ${id}`;
}

describe('a change under load', () => {
  it('is on the next read of every page that shows it, in the other process soon, and leaves all other pages alone', async () => {
    const shown = new Map(await Promise.all(pages.map(async (page) => [page.key, (await read(0, page)).text] as const)));
    for (let change = 0; change < size.changes; change += 1) {
      const name = await pick(changes)();
      await two.backend(0).refresh();
      const looked = new Set(Array.from({ length: size.looks }, () => pick(pages)));
      for (const page of pages) {
        const { state, text } = await read(0, page);
        // Made anew means another page: nothing was let go that did not show the change.
        if (state === 'miss') assert.notEqual(text, shown.get(page.key), `${name}: ${page.key} was purged for nothing`);
        else assert.equal(text, shown.get(page.key), page.key);
        shown.set(page.key, text);
        if (looked.has(page) || state === 'miss') assert.equal(text, await truth(page), `${name}: ${page.key} is old`);
      }
      const others = [...looked];
      await eventually(async () => {
        for (const page of others)
          assert.equal((await read(1, page)).text, shown.get(page.key), `${name}: ${page.key} in the other process`);
      });
    }
    for (const page of pages) {
      assert.equal((await read(0, page)).text, await truth(page), page.key);
      assert.equal((await read(1, page)).text, shown.get(page.key), `${page.key} in the other process`);
    }
    const { revalidated, miss } = servers[0]?.counts ?? { revalidated: 0, miss: 0 };
    assert.ok(miss > pages.length && revalidated > 0, `${miss} made, ${revalidated} asked about again`);
  });
});

describe('a product that was hidden and comes back', () => {
  const product: Page = { key: 'names: product', store: 'nl', load: (shop) => shop.query(LoadProductDocument, { sku: 'MA-DIR-1001' }) };
  const post: Page = { key: 'names: post', store: 'nl', load: (shop) => shop.query(LoadBlogPostDocument, { id: '18' }) };
  const text: Page = { key: 'names: text', store: 'nl', load: (shop) => shop.query(LoadCmsPageDocument, { identifier, url: identifier }) };
  let identifier = '';
  const changed = async (model: string, keys: readonly string[], sql: string, values: readonly unknown[]): Promise<void> => {
    await two.database(0).transaction(async (tx) => {
      await tx.query(sql, values);
      await touchReadModel(tx, model, keys);
    });
    await two.backend(0).refresh();
  };
  const show = async (sku: string, isShown: boolean): Promise<void> => {
    const { rows } = await two.database(0).query<{ id: number }>('select id from product where sku = $1', [sku]);
    await changed('catalog', [String(rows[0]?.id)], 'update product set is_enabled = $2 where sku = $1', [sku, isShown]);
  };
  before(async () => {
    identifier = cmsPages.find(({ store }) => store === 'nl')?.identifier ?? assert.fail('no text');
    const content = '<p>[product MA-SIE-6201]</p>';
    await changed('content', ['pages'], `update cms_page_text set content = $1 where identifier = $2`, [content, identifier]);
  });

  for (const [name, page, sku] of [
    ['linked it', product, 'MA-SIE-6201'],
    ['offered it as its sample', product, 'MA-STA-8001'],
    ['stood beside it', post, 'MA-DIR-1007'],
    ['had it in its text', text, 'MA-SIE-6201'],
  ] as const) {
    it(`is again on the page that ${name}`, async () => {
      const shown = (await read(0, page)).text;
      await show(sku, false);
      assert.notEqual((await read(0, page)).text, shown);
      await show(sku, true);
      assert.equal((await read(0, page)).text, shown);
    });
  }
});
