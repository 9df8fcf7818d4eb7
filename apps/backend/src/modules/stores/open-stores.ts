import type { StoreConfig } from '@shop/contract';
import type { Database, Queryable } from '#kernel/database/database.ts';
import type { ResolverMap, StoreScope } from '#kernel/graphql/context.ts';
import type { Logger } from '#kernel/logger.ts';
import type { MailSender } from '#kernel/mail/layout.ts';
import { openReadModel } from '#kernel/read-model.ts';
import type { Branch } from './branch.ts';
import type { BranchStock } from './find-pickup-locations.ts';
import type { FreeShippingRule } from './free-shipping.ts';
import { storesResolvers } from './resolvers.ts';
import { settingsOf, storeConfigOf, type ShopAddress } from './store-config.ts';
import { senderOf, type Seller } from './seller.ts';
import { readBranches, readFreeShippingRules, readSeller, readStoreViews } from './store-repository.ts';
import { indexStoreViews, type StoreView } from './store-view.ts';
import { storesModel } from './write-stores.ts';

export type StoresOptions = ShopAddress & {
  readonly database: Database;
  readonly logger: Logger;
  /** Pieces per branch, asked when pickup locations must have certain products. */
  readonly stockOf: (skus: readonly string[]) => BranchStock | Promise<BranchStock>;
};

/** What URLs of a store view look like. */
export type RouteSettings = { readonly homePage: string; readonly productSuffix: string; readonly categorySuffix: string };

/** Store views, their configuration, branches and the free-shipping rule; all of it in memory. */
export type Stores = {
  readonly resolvers: ResolverMap;
  view(code: string): StoreView | undefined;
  /** The view of a request without a Store header. */
  defaultView(): StoreView;
  activeViews(): readonly StoreView[];
  /** What the Store header means: empty is the default view, an unknown or inactive code is undefined. */
  readonly scope: (code: string | undefined) => StoreScope | undefined;
  /** The codes a text is looked for under, own code first: `['nl_limburg', 'nl']`. */
  textFallback(code: string): readonly string[];
  config(code: string): StoreConfig | undefined;
  routeSettings(code: string): RouteSettings;
  branches(): readonly Branch[];
  branchByCode(code: string): Branch | undefined;
  /** The rule that holds in a view; undefined when it is switched off. */
  freeShipping(code: string): FreeShippingRule | undefined;
  /** Another text after every change. */
  version(): string;
  seller(): Seller;
  /** The public address of a page of a view: `link('de', '/login')` is `https://…/de/login`. */
  link(code: string, path: string): string;
  /** Who writes a mail in a view. */
  mailSender(code: string): MailSender;
  /** A writer awaits this before it answers, so that its own process is current. */
  refresh(): Promise<void>;
  close(): Promise<void>;
};

/** Opens the stores module over its read model. */
export async function openStores(options: StoresOptions): Promise<Stores> {
  const { database, logger } = options;
  const model = await openReadModel({ name: storesModel, database, logger, load: (sql) => load(options, sql) });
  const current = model.current;
  const defaultView = (): StoreView => {
    const view = current().views.default;
    if (!view) throw new Error('the shop has no default store view');
    return view;
  };
  const find = (code: string): StoreView | undefined => current().views.byCode.get(code);
  const seller = (): Seller => {
    const found = current().seller;
    if (!found) throw new Error('the shop does not know who sells');
    return found;
  };
  const link = (code: string, path: string): string => {
    const prefix = current().configs.get(code)?.language_prefix;
    return `${options.publicUrl}${prefix ? `/${prefix}` : ''}${path}`;
  };
  const stores: Omit<Stores, 'resolvers'> = {
    view: find,
    defaultView,
    activeViews: () => current().views.all.filter((view) => view.isActive),
    scope: (code) => {
      const view = code ? find(code) : defaultView();
      return view?.isActive ? { code: view.code, language: view.language, locale: view.locale, currency: view.currency } : undefined;
    },
    textFallback: (code) => current().fallbacks.get(code) ?? [],
    config: (code) => current().configs.get(code),
    routeSettings: (code) => current().routeSettings.get(code) ?? { homePage: '', productSuffix: '', categorySuffix: '' },
    branches: () => current().branches,
    branchByCode: (code) => current().branches.find((branch) => branch.code === code),
    freeShipping: (code) => {
      const rule = current().freeShipping.find((one) => one.websiteId === find(code)?.websiteId);
      return rule?.isEnabled ? rule : undefined;
    },
    version: model.version,
    seller,
    link,
    mailSender: (code) => senderOf(seller(), link(code, '/'), find(code)?.theme ?? options.theme),
    refresh: model.refresh,
    close: model.close,
  };
  return { ...stores, resolvers: storesResolvers({ ...stores, stockOf: options.stockOf, publicUrl: options.publicUrl }) };
}

async function load(options: StoresOptions, sql: Queryable) {
  const views = indexStoreViews(await readStoreViews(sql));
  const perView = <T>(value: (view: StoreView) => T): ReadonlyMap<string, T> => new Map(views.all.map((view) => [view.code, value(view)]));
  return {
    views,
    fallbacks: perView((view) => views.fallbackChain(view.code).map(({ code }) => code)),
    configs: perView((view) => storeConfigOf(view, views, options)),
    routeSettings: perView((view): RouteSettings => {
      const settings = settingsOf(view, views);
      return {
        homePage: settings.cms_home_page ?? '',
        productSuffix: settings.product_url_suffix ?? '',
        categorySuffix: settings.category_url_suffix ?? '',
      };
    }),
    branches: await readBranches(sql),
    freeShipping: await readFreeShippingRules(sql),
    seller: await readSeller(sql),
  };
}
