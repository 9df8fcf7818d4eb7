import type { EnteredOptionInput } from '@shop/contract';
import { inputError } from '#kernel/errors.ts';
import { decodeUid } from '#kernel/ids.ts';
import { partsOf, type ProductSource } from '#modules/catalog/index.ts';
import { maxPieces, type Selection } from './wishlist.ts';

const selectionPath = /^bundle\/(\d+)\/(\d+)\/(\d+)$/;

/** What is chosen of a bundle; undefined when a part that is needed is open. Quantities come in the uid or apart from it. */
export function readSelections(
  product: ProductSource,
  uids: readonly string[],
  entered: readonly EnteredOptionInput[],
): readonly Selection[] | undefined {
  const chosen = new Map<number, Selection>();
  for (const selection of [
    ...uids.map((uid) => selectionOf(product, uid, undefined)),
    ...entered.map(({ uid, value }) => selectionOf(product, uid, value)),
  ])
    chosen.set(selection.selectionId, selection);
  const selections = [...chosen.values()].sort((a, b) => a.optionId - b.optionId || a.selectionId - b.selectionId);
  for (const { option } of partsOf(product)) {
    const count = selections.filter(({ optionId }) => optionId === option.id).length;
    if (option.isRequired && count === 0) return undefined;
    if (count > 1 && option.type !== 'checkbox' && option.type !== 'multi') throw inputError('Choose one of each part of the set.');
  }
  return selections.length === 0 ? undefined : selections;
}

function selectionOf(product: ProductSource, uid: string, entered: string | undefined): Selection {
  const [, optionId, selectionId, given] = selectionPath.exec(decodeUid(uid)) ?? [];
  const part = partsOf(product).find(({ option }) => String(option.id) === optionId);
  const choice = part?.choices.find(({ selection }) => String(selection.id) === selectionId);
  if (!part || !choice) throw inputError(`The option "${uid}" is not part of the product.`);
  const quantity = Number(entered ?? given);
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxPieces)
    throw inputError('The quantity of a part must be a whole number.');
  const { id, canChangeQuantity, quantity: usual } = choice.selection;
  if (!canChangeQuantity && quantity !== usual) throw inputError(`The quantity of "${choice.source.text.name ?? uid}" cannot be changed.`);
  return { optionId: part.option.id, selectionId: id, quantity };
}
