import { languageCodes } from '@shop/contract';
import { systemClock } from '#kernel/clock.ts';
import { StartError } from '#kernel/errors.ts';
import { silentLogger } from '#kernel/logger.ts';
import { openCatalog, type CatalogueView } from '#modules/catalog/index.ts';
import { openInventory } from '#modules/inventory/index.ts';
import { explainSearch, type SearchExplanation } from '#modules/search/index.ts';
import { openStores } from '#modules/stores/index.ts';
import { openMedia } from '../../app/open-modules.ts';
import { withShopDatabase, type ShopDatabase } from '../open-shop.ts';
import { describeMatch } from './describe-match.ts';

export const usage = `Usage: npm run explain -- "search text" [--lang ${languageCodes.join('|')}] [--limit 5]`;

export type SearchQuestion = { readonly query: string; readonly language: string | undefined; readonly limit: number };

/** `npm run explain -- "search text"`: why the first results are there. */
export const searchLines = ({ query, language, limit }: SearchQuestion): Promise<readonly string[]> =>
  withShopDatabase((parts) =>
    withCatalogue(parts, language, (view) => describe(query, view.scope.code, explainSearch(view, query, limit))),
  );

/** Opens just what the catalogue needs, silently: what fails to refresh after loading is no matter of a command. A language names the first active store view that speaks it. */
async function withCatalogue<T>(
  { config, database }: ShopDatabase,
  language: string | undefined,
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
    const store = language === undefined ? stores.defaultView() : stores.activeViews().find((view) => view.language === language);
    if (!store) throw new StartError(`No store view speaks "${language}". ${usage}`);
    return work(catalog.view(store.code));
  } finally {
    for (const module of [catalog, stores, inventory]) await module.close();
  }
}

const describe = (query: string, store: string, { found, corrected, sizes, results }: SearchExplanation): readonly string[] => [
  `"${query}" finds ${found} products in the store view ${store}, before filters.`,
  ...(corrected === undefined ? [] : [`Read as "${corrected}".`]),
  ...(sizes.length > 0 ? [`Sizes in the text: ${sizes.join(', ')}.`] : []),
  ...results.flatMap(({ sku, name, match }, rank) => [
    '',
    `${rank + 1}. ${sku} ${name}`,
    ...describeMatch(match).map((line) => `   ${line}`),
  ]),
];
