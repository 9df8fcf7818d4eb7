import { isDeepStrictEqual } from 'node:util';
import { isLanguage, type Language } from '@shop/contract';
import { StoreViewsDocument, type StoreViewsQuery } from '../generated/graphql.ts';
import { toLocale } from '../i18n/formats.ts';
import { moneyPattern } from '../i18n/money-pattern.ts';
import { toPriceFormat } from '../i18n/price-format.ts';
import { defaultStore, type GraphqlExecutor } from '../lib/graphql/executor.ts';
import type { StorefrontLogger } from '../lib/page/request-context.ts';
import type { StoreView } from '../lib/page/store-view.ts';

type StoreConfig = NonNullable<NonNullable<StoreViewsQuery['availableStores']>[number]>;

export type StoreViewRegistry = {
  /** Known views, the main one of each language first; throws when none was ever loaded. */
  current(): Promise<readonly StoreView[]>;
  /** What is known may be wrong: the next visitor waits for what is right. */
  invalidate(): void;
};

const freshFor = 60_000;

/** Which store views the shop has, under which prefixes: always the backend's word, asked again every minute. */
export function createStoreViewRegistry(execute: GraphqlExecutor, now: () => Date, log: StorefrontLogger): StoreViewRegistry {
  let views: readonly StoreView[] = [];
  let loadedAt = -Infinity;
  let isInvalidated = false;
  let loading: Promise<readonly StoreView[]> | undefined;

  const load = async (): Promise<readonly StoreView[]> => {
    const query = StoreViewsDocument.toString();
    const { body } = await execute({
      method: 'GET',
      query,
      operationName: 'StoreViews',
      store: defaultStore,
      requestId: 'store-views',
      ip: '127.0.0.1',
    });
    const configs = (body.data as StoreViewsQuery | undefined)?.availableStores ?? [];
    const found = toStoreViews(configs.filter((config) => config !== null));
    if (found.length === 0) throw new Error(`The backend names no store view: ${body.errors?.[0]?.message ?? 'empty list'}`);
    loadedAt = now().getTime();
    isInvalidated = false;
    // The same objects as long as nothing has changed: formatters and finished cards are cached by them.
    if (!isDeepStrictEqual(found, views)) {
      views = found;
      const unspoken = configs.flatMap((config) => (config?.language && !isLanguage(config.language) ? [config.store_code] : []));
      if (unspoken.length > 0) log.warn('store_views.no_messages', { stores: unspoken });
    }
    return views;
  };

  /** An old list is better than none, as long as the backend is silent. */
  const orStale = (error: unknown): readonly StoreView[] => {
    if (views.length === 0) throw error;
    log.warn('store_views.stale', { error });
    return views;
  };

  return {
    invalidate: () => {
      loadedAt = -Infinity;
      isInvalidated = true;
      loading = undefined;
    },
    async current() {
      if (now().getTime() - loadedAt < freshFor) return views;
      if (!loading) {
        const mine = load().finally(() => {
          if (loading === mine) loading = undefined;
        });
        loading = mine;
      }
      if (views.length === 0 || isInvalidated) return loading.catch(orStale);
      // The known views serve until the new ones are here, and as long as the backend is silent.
      loading.catch((error: unknown) => log.warn('store_views.stale', { error }));
      return views;
    },
  };
}

/** Magento's word for default holds inside a store group only: the default of the default group is the shop's. */
const rank = (config: StoreConfig): number => (config.is_default_store_group ? 2 : 0) + (config.is_default_store ? 1 : 0);
const highestRank = 3;

/**
 * The main view of each language, the one nearest to the shop's default where there are several, and after them the others that have an
 * address of their own. A view in a language the storefront has no messages for is left out; it would have to speak another one.
 */
export function toStoreViews(configs: readonly StoreConfig[]): readonly StoreView[] {
  const main = new Map<Language, StoreConfig>();
  const spoken = configs.flatMap((config) =>
    config.store_code && config.language && isLanguage(config.language) ? [{ config, language: config.language }] : [],
  );
  for (const { config, language } of spoken) {
    const known = main.get(language);
    if (!known || rank(config) > rank(known)) main.set(language, config);
  }
  const mainPrefixes = new Set([...main.values()].map(({ language_prefix }) => language_prefix ?? ''));
  const others = spoken.filter(({ config }) => config.language_prefix && !mainPrefixes.has(config.language_prefix));
  return [
    ...[...main].map(([language, config]) => toStoreView(language, config, true)),
    ...others.map(({ language, config }) => toStoreView(language, config, false)),
  ];
}

function toStoreView(language: Language, config: StoreConfig, isMain: boolean): StoreView {
  const locale = toLocale(config.locale ?? language);
  const currency = config.default_display_currency_code ?? 'EUR';
  return {
    code: config.store_code ?? '',
    language,
    prefix: config.language_prefix ?? '',
    isDefault: rank(config) === highestRank,
    isMain,
    name: config.store_name ?? config.store_code ?? '',
    locale,
    currency,
    priceFormat: toPriceFormat(config.price_format),
    moneyPattern: moneyPattern(locale, currency),
    theme: config.theme ?? '',
    rootCategoryId: config.root_category_uid ?? undefined,
    productsPerPage: config.products_per_page ?? 12,
    listVatPercent: config.list_vat_percent ?? 0,
    deliveryCountries: config.delivery_countries ?? [],
    deliveryDays: config.delivery_days ?? [],
  };
}
