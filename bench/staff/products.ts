import { seededShop } from '../harness/backend.ts';
import { startShop, stop, untilIdle } from '../harness/processes.ts';
import { enter, screenFiles, type StaffSession } from './staff-session.ts';
import { servers } from './servers.ts';
import { measureSheet } from './sheet.ts';
import { row, take } from './timing.ts';

const port = 4330;
const origin = `http://localhost:${port}`;
const tabs = ['all', 'on', 'off', 'incomplete'] as const;
const searches: Readonly<Record<string, string>> = { 'one word': 'dirndl', 'two words': 'dirndl lies', 'a SKU': 'ma-dir-1001' };
const ordinary = 'MA-DIR-1001';
const largest = 300;

type Ask = StaffSession['ask'];
type Page = {
  readonly product: { readonly version: number; readonly values: Readonly<Record<string, unknown>>; readonly variants: readonly unknown[] };
};
type Choices = {
  readonly productChoices: {
    readonly attributes: readonly { readonly code: string; readonly options: readonly { readonly id: string }[] }[];
  };
};
type Show = (name: string, call: (turn: number) => Promise<unknown>) => Promise<void>;

export const productParts = ['products', 'sheet'] as const;
type ProductPart = (typeof productParts)[number];

/** Lists of products, what they are filtered by, the page of one with 300 variants, read and saved, and as many as fit in a table; on the embedded database and on a server where one is named. */
export async function measureProducts(parts: readonly ProductPart[]): Promise<void> {
  for (const server of servers) {
    const { env, products, forget } = await seededShop(Number(process.env['BENCH_PRODUCTS'] ?? 100_000), server);
    console.log(`\n### ${products} products, ${server ? 'PostgreSQL' : 'embedded database'}\n`);
    const { child } = await startShop(port, env['DATA_DIR'], { ...env, PUBLIC_URL: origin, PREPARE_PICTURES: 'off' }, [], 900_000);
    try {
      await untilIdle(child, 1_200_000);
      const session = await enter(origin, 'owner@maas-alm.example');
      if (parts.includes('products')) await measureCalls(session, child.pid ?? 0);
      if (parts.includes('sheet')) await measureSheet(session);
    } finally {
      await stop(child);
      forget();
    }
  }
}

async function measureCalls({ ask }: StaffSession, pid: number): Promise<void> {
  const base = await take(pid, () => ask('{ me { id } }'));
  console.log('| products | median ms | p95 ms | of the least | processor time ms |\n|---|---|---|---|---|');
  console.log(row('the least: who am I', base, base));
  const show: Show = async (name, call) => console.log(row(name, await take(pid, call), base));
  await measureLists(ask, show);
  await measurePage(ask, show);
}

async function measureLists(ask: Ask, show: Show): Promise<void> {
  const list = screenFiles('features/products/list/product-list.graphql');
  for (const tab of tabs) await show(`${tab}, first page`, () => ask(list, { tab, list: { first: 50 } }));
  for (const [name, search] of Object.entries(searches)) await show(`search: ${name}`, () => ask(list, { list: { first: 50, search } }));
  const { productChoices } = await ask<Choices>('{ productChoices { attributes { code options { id } } } }');
  for (const code of ['kleur', 'maat_dirndl']) {
    const value = productChoices.attributes.find((attribute) => attribute.code === code)?.options[3]?.id;
    await show(`filtered by ${code}`, () => ask(list, { list: { first: 50 }, filter: { attributes: [{ code, value }] } }));
  }
  await show('counts of the tabs', () => ask(screenFiles('features/products/list/product-tabs.graphql')));
}

/** Makes a product with 300 variants: the demo has none that large. */
async function makeLargest(ask: Ask): Promise<string> {
  const sku = `BENCH-${Date.now()}`;
  const { productChoices } = await ask<Choices & { readonly productChoices: { readonly brands: readonly { readonly id: string }[] } }>(
    '{ productChoices { brands { id } attributes { code options { id } } } }',
  );
  const optionsOf = (code: string) => productChoices.attributes.find((attribute) => attribute.code === code)?.options ?? [];
  const axes = ['kleur', 'maat_dirndl', 'lengte'];
  const input = {
    type: 'configurable',
    sku,
    axes,
    brand: productChoices.brands[0]?.id,
    key: sku,
    texts: [{ store: 'nl', name: sku, urlKey: sku.toLowerCase() }],
  };
  await ask('mutation ($input: NewProductInput!) { createProduct(input: $input) { __typename } }', { input });
  const changes = optionsOf('kleur')
    .flatMap((kleur) => optionsOf('maat_dirndl').flatMap((size) => optionsOf('lengte').map((length) => [kleur.id, size.id, length.id])))
    .slice(0, largest)
    .map((ids) => ({
      field: `variant.${sku}-${ids.join('-')}`,
      value: { options: Object.fromEntries(axes.map((code, index) => [code, Number(ids[index])])), cents: 10_000 },
    }));
  await ask('mutation ($edit: Edit!) { makeVariants(edit: $edit) { __typename } }', {
    edit: { id: sku, version: 1, changes, key: `${sku}-v` },
  });
  return sku;
}

async function measurePage(ask: Ask, show: Show): Promise<void> {
  const document = screenFiles('features/products/page/product.graphql', 'features/products/page/product-page.graphql');
  const save = screenFiles('features/products/page/edit-product.graphql', 'features/products/page/product-page.graphql');
  for (const sku of [ordinary, await makeLargest(ask)]) {
    const page = async (): Promise<Page> => ask<Page>(document, { sku });
    const { product } = await page();
    await show(`a product with ${product.variants.length} variants`, page);
    let { version } = product;
    await show('the same, a text saved', async (turn) => {
      const changes = [{ field: 'texts.nl.metaTitle', base: null, value: `Turn ${turn} ${version}` }];
      await ask(save, { edit: { id: sku, version, changes, key: crypto.randomUUID() } });
      version += 1;
    });
  }
}
