import type { StoreConfig } from '@shop/contract';
import { encodeUid } from '#kernel/ids.ts';
import { storeConfigDefaults, type DerivedStoreConfig, type StoreConfigDefaults } from './store-config-defaults.ts';
import type { StoreView, StoreViews } from './store-view.ts';

/** What the process is started with and the storefront must know. */
export type ShopAddress = {
  /** Origin without a trailing slash. */
  readonly publicUrl: string;
  readonly theme: string;
  readonly shopAccessToken: string;
  readonly consumerKey: string;
};

/** The settings of a view: its own, then those of its fallbacks, then the defaults of the shop. */
export function settingsOf(view: StoreView, views: StoreViews): StoreConfigDefaults {
  const settings = views.fallbackChain(view.code).map((link) => link.settings);
  return Object.assign({}, storeConfigDefaults, ...settings.reverse()) as StoreConfigDefaults;
}

/** The whole StoreConfig of a view, as the wire knows it. */
export function storeConfigOf(view: StoreView, views: StoreViews, address: ShopAddress): StoreConfig {
  return { ...settingsOf(view, views), ...derivedFields(view, views, address) };
}

/** Names a setting that StoreConfig does not have or that cannot be set, if there is one. */
export function unknownSetting(settings: object): string | undefined {
  return Object.keys(settings).find((key) => !Object.hasOwn(storeConfigDefaults, key));
}

function derivedFields(view: StoreView, views: StoreViews, address: ShopAddress): DerivedStoreConfig {
  return {
    ...addressFields(address.publicUrl),
    base_currency_code: view.currency,
    code: view.code,
    consumer_key: address.consumerKey,
    default_display_currency_code: view.currency,
    id: view.id,
    is_default_store: defaultOfGroup(view.groupCode, views) === view,
    is_default_store_group: views.default?.groupCode === view.groupCode,
    language: view.language,
    language_prefix: pathPrefix(view, views),
    locale: view.locale.replace('-', '_'),
    price_format: view.priceFormat,
    root_category_id: view.rootCategoryId,
    root_category_uid: encodeUid(view.rootCategoryId),
    shop_access_token: address.shopAccessToken,
    store_code: view.code,
    store_group_code: view.groupCode,
    store_group_name: view.groupName,
    store_name: view.name,
    store_sort_order: view.sortOrder,
    theme: view.theme ?? address.theme,
    website_code: view.websiteCode,
    website_id: view.websiteId,
    website_name: view.websiteName,
  };
}

/** The main view of a language is found by its language, every further one by its own code. */
function pathPrefix(view: StoreView, { all, default: shopDefault }: StoreViews): string {
  if (view === shopDefault) return '';
  const same = all.filter(({ language, isActive }) => language === view.language && isActive);
  const main = same.find((one) => one === shopDefault) ?? same.find(({ groupCode }) => groupCode === shopDefault?.groupCode) ?? same[0];
  return main === view ? view.language : view.code;
}

function addressFields(publicUrl: string) {
  const base = `${publicUrl}/`;
  const media = `${base}media/`;
  const assets = `${base}assets/`;
  return {
    base_link_url: base,
    base_media_url: media,
    base_static_url: assets,
    base_url: base,
    secure_base_link_url: base,
    secure_base_media_url: media,
    secure_base_static_url: assets,
    secure_base_url: base,
  };
}

// The default view of the shop, in the other groups the first active one.
function defaultOfGroup(groupCode: string, views: StoreViews): StoreView | undefined {
  const group = views.all.filter((view) => view.groupCode === groupCode && view.isActive);
  return group.find((view) => view.isDefault) ?? group[0];
}
