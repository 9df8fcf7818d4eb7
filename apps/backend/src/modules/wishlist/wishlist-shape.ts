import type { RequestContext, ResolverMap } from '#kernel/graphql/context.ts';
import { pageOf, type PageArguments } from '#kernel/graphql/paging.ts';
import { wireTime } from '#kernel/graphql/wire-time.ts';
import { encodeUid } from '#kernel/ids.ts';
import { toDecimal } from '#kernel/money.ts';
import { bundleItems, configurableOptions, priceOf, productParent, variantParents } from '#modules/catalog/index.ts';
import type { CatalogueView, ProductSource } from '#modules/catalog/index.ts';
import type { Wishlist, WishlistItem } from './wishlist.ts';

/** An item whose product the view shows. */
export type ItemParent = WishlistItem & { readonly typename: string; readonly source: ProductSource };
export type WishlistParent = { readonly list: Wishlist; items(): Promise<readonly ItemParent[]> };
type SharedParent = WishlistParent & { readonly page: PageArguments };

const typenames: Readonly<Record<string, string>> = { configurable: 'ConfigurableWishlistItem', bundle: 'BundleWishlistItem' };

/** Items with their products; what is not sold any more is left out. */
export function shownItems(items: readonly WishlistItem[], view: CatalogueView): readonly ItemParent[] {
  return items.flatMap((item) => {
    const source = view.sourceBySku(item.sku);
    if (!source?.record.isVisible) return [];
    return [{ ...item, source, typename: typenames[source.record.type] ?? 'SimpleWishlistItem' }];
  });
}

function configuredOptions({ source, variantSku }: ItemParent): readonly object[] {
  const variant = variantParents(source).find(({ product }) => product.sku === variantSku);
  const axes = configurableOptions(source);
  return (variant?.attributes ?? []).flatMap(({ code, label, uid, value_index: value }) => {
    const axis = axes.find(({ attribute_code: own }) => own === code);
    if (!axis) return [];
    return [
      {
        configurable_product_option_uid: encodeUid(`configurable/${source.record.id}/${axis.attribute_id_v2}`),
        configurable_product_option_value_uid: uid,
        id: axis.attribute_id_v2,
        option_label: axis.label,
        value_id: value,
        value_label: label,
      },
    ];
  });
}

const euros = (value: number) => ({ value, currency: 'EUR' });

function bundleOptions({ source, selections }: ItemParent, now: Date): readonly object[] {
  return bundleItems(source, now).flatMap((part) => {
    const values = selections.flatMap(({ selectionId, quantity }) => {
      const option = part.options.find(({ id }) => id === selectionId);
      if (!option) return [];
      const own = priceOf(option.product.source, now)?.lowest.regularCents ?? 0;
      const { id, label, price } = option;
      const uid = encodeUid(`bundle/${part.option_id}/${selectionId}/${quantity}`);
      return [{ id, label: label ?? '', uid, quantity, price, priceV2: euros(price ?? 0), original_price: euros(toDecimal(own)) }];
    });
    if (values.length === 0) return [];
    return [{ id: part.option_id, uid: part.uid, label: part.title ?? '', type: part.type ?? '', values }];
  });
}

const page = async (parent: WishlistParent, args: PageArguments): Promise<object> => {
  const { items, info } = pageOf(await parent.items(), args);
  return { items, page_info: info };
};
const sharedPage = async (parent: SharedParent) => pageOf(await parent.items(), parent.page);

/** Lists and items as the contract shows them. */
export const wishlistShape: ResolverMap = {
  Wishlist: {
    id: ({ list }: WishlistParent) => list.guestId ?? String(list.id),
    items: (parent: WishlistParent) => parent.items(),
    items_count: async (parent: WishlistParent) => (await parent.items()).length,
    items_v2: page,
    sharing_code: ({ list }: WishlistParent) => list.sharingCode,
    updated_at: ({ list }: WishlistParent) => wireTime(list.updatedAt),
  },
  // Only the name its owner gave and the items: neither number nor address (R119).
  SharedWishlist: {
    id: ({ list }: SharedParent) => list.sharingCode,
    sharing_code: ({ list }: SharedParent) => list.sharingCode,
    customer_name: ({ list }: SharedParent) => list.sharedAs,
    items_count: async (parent: SharedParent) => (await parent.items()).length,
    items: async (parent: SharedParent) => (await sharedPage(parent)).items,
    items_v2: page,
    page_info: async (parent: SharedParent) => (await sharedPage(parent)).info,
  },
  WishlistItem: {
    added_at: ({ addedAt }: ItemParent) => wireTime(addedAt),
    product: ({ source }: ItemParent) => productParent(source),
    qty: ({ quantity }: ItemParent) => quantity,
  },
  WishlistItemInterface: {
    added_at: ({ addedAt }: ItemParent) => wireTime(addedAt),
    customizable_options: () => [],
    product: ({ source }: ItemParent) => productParent(source),
  },
  ConfigurableWishlistItem: {
    child_sku: ({ variantSku }: ItemParent) => variantSku,
    configurable_options: configuredOptions,
    configured_variant: ({ source, variantSku }: ItemParent) => {
      const variant = variantSku === null ? undefined : source.view.sourceBySku(variantSku);
      return variant ? productParent(variant) : null;
    },
  },
  BundleWishlistItem: {
    bundle_options: (item: ItemParent, _args: unknown, { now }: RequestContext) => bundleOptions(item, now),
  },
};
