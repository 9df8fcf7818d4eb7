import type { WishlistContentFragment, WishlistEntryFragment } from '../../generated/graphql.ts';

export const entriesOf = (list: Pick<WishlistContentFragment, 'items_v2'> | undefined): readonly WishlistEntryFragment[] =>
  (list?.items_v2?.items ?? []).flatMap((entry) => (entry ? [entry] : []));

/** The entries of a product, whatever its options are. */
export const entriesOfProduct = (list: WishlistContentFragment | undefined, sku: string): readonly WishlistEntryFragment[] =>
  entriesOf(list).filter(({ product }) => product?.sku === sku);
