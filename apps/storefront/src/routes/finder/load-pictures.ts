import { partFilters } from '../../features/finder/finder-choice.ts';
import { picturedFields, withPictures, type FinderSelector } from '../../features/finder/finder-selectors.ts';
import { FinderPicturesDocument } from '../../generated/graphql.ts';
import type { ServerShopClient } from '../../lib/graphql/server-shop-client.ts';
import { present } from '../frame/present.ts';

/** The garments that stand for the answers: the shop's own, the first of what an answer alone would find. */
export const loadPictures = (shop: ServerShopClient, selectors: readonly FinderSelector[]): Promise<readonly FinderSelector[]> =>
  Promise.all(selectors.map((selector) => pictured(shop, selector)));

async function pictured(shop: ServerShopClient, selector: FinderSelector): Promise<FinderSelector> {
  if (!picturedFields.includes(selector.field)) return selector;
  const found = await Promise.all(
    selector.options.map(async ({ value }) => {
      // An answer without a picture is an answer all the same (R183).
      const answer = await shop.optional(FinderPicturesDocument, { partFilters: partFilters({ [selector.field]: value }) ?? {} });
      return [value, present(answer?.partfinderSearch?.items).flatMap(({ small_image }) => small_image?.url ?? [])] as const;
    }),
  );
  const pictures = new Map(found);
  return withPictures(selector, (value) => pictures.get(value) ?? []);
}
