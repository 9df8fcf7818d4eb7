import { parseArgs } from 'node:util';
import { systemClock } from '#kernel/clock.ts';
import { StartError } from '#kernel/errors.ts';
import { silentLogger } from '#kernel/logger.ts';
import { openCatalog, type CatalogueView } from '#modules/catalog/index.ts';
import { openInventory } from '#modules/inventory/index.ts';
import { catalogueDocument } from '#modules/search/text/catalogue-document.ts';
import { describeExplanation } from '#modules/search/text/describe-explanation.ts';
import { createTextIndex, shopWords } from '#modules/search/text/index.ts';
import { openStores } from '#modules/stores/index.ts';
import { withShopDatabase, type ShopDatabase } from '../import-export/catalogue/with-shop-database.ts';
import { explainCart } from './explain-cart.ts';
import { openMedia } from '../app/open-modules.ts';
import { runCommand } from '../app/start-server.ts';

const usage = 'Usage: npm run explain -- "search text" [--lang nl|de|en] [--limit 5]';
const mostResults = 50;

type Options = { readonly lang: string | undefined; readonly limit: number };
type Explainer = (words: readonly string[], options: Options) => Promise<readonly string[]>;

/** What can be explained, by its first word; without one of these words it is a search text. */
const explainers: Readonly<Record<string, Explainer>> = { search: explainSearch, cart: explainCart };

/** `npm run explain`: says why the first results of a search text are there. */
await runCommand(async () => {
  const { positionals, options } = readCommandLine(process.argv.slice(2));
  const [first = '', ...others] = positionals;
  const explainer = others.length > 0 ? explainers[first] : undefined;
  const lines = await (explainer ? explainer(others, options) : explainSearch(positionals, options));
  for (const line of lines) process.stdout.write(`${line}\n`);
});

function readCommandLine(args: readonly string[]): { readonly positionals: readonly string[]; readonly options: Options } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { lang: { type: 'string' }, limit: { type: 'string', default: '5' } },
    });
    const limit = Number(values.limit);
    if (positionals.length > 0 && Number.isInteger(limit) && limit > 0) {
      return { positionals, options: { lang: values.lang, limit: Math.min(limit, mostResults) } };
    }
  } catch {
    // An unknown option gets the same answer as a missing text.
  }
  throw new StartError(usage);
}

async function explainSearch(words: readonly string[], { lang, limit }: Options): Promise<readonly string[]> {
  return withShopDatabase((parts) => withCatalogue(parts, lang, (view) => explainResults(words.join(' '), view, limit)));
}

/** Opens just what the catalogue needs, silently: what fails to refresh after loading is no matter of a command. A language names the first active store view that speaks it. */
async function withCatalogue<T>(
  { config, database }: ShopDatabase,
  lang: string | undefined,
  work: (view: CatalogueView) => T,
): Promise<T> {
  const { publicUrl, theme, shopAccessToken, consumerKey } = config;
  const logger = silentLogger;
  const inventory = await openInventory({ database, logger });
  const stores = await openStores({ database, logger, publicUrl, theme, shopAccessToken, consumerKey, stockOf: () => inventory.current() });
  const media = openMedia(config, logger);
  const catalog = await openCatalog({
    database,
    clock: systemClock,
    logger,
    stores,
    inventory,
    mediaUrl: (hash, width, format) => `${publicUrl}${media.url(hash, width, format)}`,
    documentUrl: (file) => `${publicUrl}/media/documents/${file}`,
  });
  try {
    const store = lang === undefined ? stores.defaultView() : stores.activeViews().find(({ language }) => language === lang);
    if (!store) throw new StartError(`No store view speaks "${lang}". ${usage}`);
    return work(catalog.view(store.code));
  } finally {
    for (const module of [catalog, stores, inventory]) await module.close();
  }
}

function explainResults(query: string, view: CatalogueView, limit: number): readonly string[] {
  const { language, code } = view.scope;
  const index = createTextIndex({ documents: view.listed.map(catalogueDocument), language, words: shopWords(language) });
  const { ordinals, sizes } = index.find(query);
  const corrected = index.correct(query);
  const results = [...ordinals.subarray(0, limit)].flatMap((ordinal, place) => [
    '',
    `${place + 1}. ${view.listed[ordinal]?.record.sku} ${view.listed[ordinal]?.text.name ?? ''}`,
    ...describeExplanation(index.explain(query, ordinal)).map((line) => `   ${line}`),
  ]);
  return [
    `"${query}" finds ${ordinals.length} products in the store view ${code}, before filters.`,
    ...(corrected === undefined ? [] : [`Read as "${corrected}".`]),
    ...(sizes.length > 0 ? [`Sizes in the text: ${sizes.join(', ')}.`] : []),
    ...results,
  ];
}
