import type { EnteredOptionInput, InputMaybe } from '@shop/contract';
import { inputError, notFound } from '#kernel/errors.ts';
import { optionsSelection, type CatalogueView, type ProductSource } from '#modules/catalog/index.ts';
import { readSelections } from './read-selections.ts';
import type { Choice } from './wishlist.ts';
import { wishlistMessages } from './wishlist-messages.ts';

/** What a client names a product and its options with. */
export type ChoiceInput = {
  readonly sku: string;
  readonly parent_sku?: InputMaybe<string>;
  readonly selected_options?: InputMaybe<readonly InputMaybe<string>[]>;
  readonly entered_options?: InputMaybe<readonly InputMaybe<EnteredOptionInput>[]>;
};

const unknown = (sku: string): Error => notFound(`Could not find a product with SKU "${sku.slice(0, 64)}"`);

/** Finds the product and what is chosen of it; refuses a product whose options are open. */
export function readChoice(view: CatalogueView, input: ChoiceInput): Choice {
  const named = view.sourceBySku(input.sku.trim());
  if (!named) throw unknown(input.sku);
  const parentId = named.record.parentId;
  const product = parentId === undefined ? named : view.source(parentId);
  const parentSku = input.parent_sku?.trim() ?? '';
  const isOfParent = parentSku === '' || (parentId !== undefined && product?.record.sku === parentSku);
  if (!product?.record.isVisible || !isOfParent) throw unknown(parentSku === '' ? input.sku : parentSku);
  if (named !== product) return { sku: product.record.sku, variantSku: named.record.sku, selections: [] };
  return chosenOf(product, input);
}

/** The same for a product that is known. */
export function chosenOf(product: ProductSource, input: Omit<ChoiceInput, 'sku' | 'parent_sku'>): Choice {
  const { record, view } = product;
  const uids = (input.selected_options ?? []).filter((uid) => typeof uid === 'string');
  const entered = (input.entered_options ?? []).filter((option) => option !== null && option !== undefined);
  const openOptions = (): Error => inputError(wishlistMessages[view.scope.language].chooseOptions);
  if (record.type === 'bundle') {
    const selections = readSelections(product, uids, entered);
    if (!selections) throw openOptions();
    return { sku: record.sku, variantSku: null, selections };
  }
  if (record.type !== 'configurable') return { sku: record.sku, variantSku: null, selections: [] };
  const variant = uids.length > 0 ? optionsSelection(product, uids).variant : null;
  if (!variant) throw openOptions();
  return { sku: record.sku, variantSku: variant.sku, selections: [] };
}
