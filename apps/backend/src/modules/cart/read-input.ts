import type {
  BundleProductCartItemInput,
  CartItemInput,
  CartItemUpdateInput,
  ConfigurableProductCartItemInput,
  InputMaybe,
} from '@shop/contract';
import { decodeNumericUid } from '#kernel/ids.ts';
import type { LineChange } from './update-items.ts';
import { readPartUid, type PartChoice } from './resolve-bundle.ts';
import type { WantedItem } from './resolve-item.ts';

/** A list as clients may send it: Magento lets null stand in every list of an input. */
type Holey<T> = readonly InputMaybe<T>[] | null | undefined;

export const withoutHoles = <T>(list: Holey<T>): T[] =>
  (list ?? []).flatMap((item) => (item === null || item === undefined ? [] : [item as T]));

/** Any kind of product: options by their uids, quantities of bundle selections as entered options. */
export function readItem({
  sku,
  quantity,
  parent_sku: parentSku,
  selected_options: selected,
  entered_options: entered,
}: CartItemInput): WantedItem {
  const uids = withoutHoles<string>(selected);
  const quantities = new Map(withoutHoles(entered).map(({ uid, value }) => [uid, Number(value)]));
  const parts = uids.flatMap((uid): readonly PartChoice[] => {
    const choice = readPartUid(uid);
    if (!choice) return [];
    return [{ ...choice, quantity: quantities.get(uid) ?? choice.quantity }];
  });
  return { sku, quantity, ...(parentSku ? { parentSku } : {}), selected: uids.filter((uid) => !readPartUid(uid)), parts };
}

/** `data.sku` is the child; older clients name it in `variant_sku`. */
export function readConfigurable({ data, parent_sku: parentSku, variant_sku: variantSku }: ConfigurableProductCartItemInput): WantedItem {
  return { ...readItem(data), sku: variantSku ?? data.sku, ...(parentSku ? { parentSku } : {}) };
}

/** Parts by their numbers; the ids of the chosen selections come as texts. */
export function readBundle({ data, bundle_options: options }: BundleProductCartItemInput): WantedItem {
  const parts = withoutHoles(options).flatMap(({ id, quantity, value }) =>
    withoutHoles<string>(value).map((selection) => ({ optionId: id, selectionId: Number(selection), quantity })),
  );
  return { sku: data.sku, quantity: data.quantity, parts };
}

/** Which line is meant: by number, or by uid. */
export function readLineId(id: InputMaybe<number> | undefined, uid: InputMaybe<string> | undefined): number | undefined {
  if (uid !== null && uid !== undefined) return decodeNumericUid(uid);
  return id ?? undefined;
}

export const readChange = ({ cart_item_id: id, cart_item_uid: uid, quantity }: CartItemUpdateInput): LineChange => ({
  lineId: readLineId(id, uid),
  quantity: quantity ?? undefined,
});
