import { decodeUid } from '#kernel/ids.ts';
import type { BundleChoiceSource, BundlePartSource, ProductSource } from '#modules/catalog/index.ts';
import { partsOf, priceOf } from '#modules/catalog/index.ts';
import { bundlePrice } from '#modules/pricing/index.ts';
import type { ChosenPart } from './cart.ts';
import { chooseOptions, isItemError, optionsNotAvailable, type ItemError } from './item-error.ts';
import type { ResolvedItem, WantedItem } from './resolve-item.ts';

/** A selection of a bundle's part; without a quantity the usual one. */
export type PartChoice = { readonly optionId: number; readonly selectionId: number; readonly quantity?: number | undefined };

/** Reads `bundle/<option>/<selection>/<quantity>`; other uids are not about bundles. */
export function readPartUid(uid: string): PartChoice | undefined {
  const [, optionId, selectionId, quantity] = /^bundle\/(\d+)\/(\d+)(?:\/(\d+))?$/.exec(decodeUid(uid)) ?? [];
  if (optionId === undefined) return undefined;
  return { optionId: Number(optionId), selectionId: Number(selectionId), quantity: quantity === undefined ? undefined : Number(quantity) };
}

/** Puts a bundle together: every required part is chosen, single parts once, quantities only where they may be changed. */
export function resolveBundle(source: ProductSource, wanted: WantedItem, now: Date): ResolvedItem | ItemError {
  const choices = [...(wanted.parts ?? []), ...(wanted.selected ?? []).flatMap((uid) => readPartUid(uid) ?? [])];
  const parts = partsOf(source);
  if (choices.some(({ optionId }) => !parts.some(({ option }) => option.id === optionId))) return optionsNotAvailable;
  const chosen: ChosenPart[] = [];
  for (const part of parts) {
    const own = choosePart(
      part,
      choices.filter(({ optionId }) => optionId === part.option.id),
    );
    if (isItemError(own)) return own;
    chosen.push(...own);
  }
  const seenCents = bundleUnitPrice(source, chosen, now)?.finalCents;
  if (chosen.length === 0) return chooseOptions;
  if (seenCents === undefined) return optionsNotAvailable;
  return { sku: source.record.sku, quantity: wanted.quantity, parts: chosen, seenCents };
}

function choosePart({ option, choices }: BundlePartSource, wanted: readonly PartChoice[]): readonly ChosenPart[] | ItemError {
  const byId = new Map(wanted.map((choice) => [choice.selectionId, choice]));
  if (option.isRequired && byId.size === 0) return chooseOptions;
  if (byId.size > 1 && (option.type === 'radio' || option.type === 'select')) return optionsNotAvailable;
  const chosen: ChosenPart[] = [];
  for (const { selectionId, quantity } of byId.values()) {
    const choice = choices.find(({ selection }) => selection.id === selectionId);
    if (!choice || (choice.source.record.type !== 'simple' && choice.source.record.type !== 'virtual')) return optionsNotAvailable;
    const pieces = choice.selection.canChangeQuantity ? (quantity ?? choice.selection.quantity) : choice.selection.quantity;
    if (!Number.isInteger(pieces) || pieces < 1 || pieces > 1_000) {
      return { code: 'INVALID_PARAMETER_VALUE', message: 'The product quantity should be greater than 0' };
    }
    chosen.push({ optionId: option.id, selectionId, sku: choice.source.record.sku, quantity: pieces });
  }
  return chosen;
}

export type PricedPart = ChosenPart & { readonly part: BundlePartSource; readonly choice: BundleChoiceSource };

/** The chosen parts as the catalogue has them now; undefined when one of them is no longer offered. */
export function findParts(source: ProductSource, chosen: readonly ChosenPart[]): readonly PricedPart[] | undefined {
  const found = chosen.flatMap((one): readonly PricedPart[] => {
    const part = partsOf(source).find(({ option }) => option.id === one.optionId);
    const choice = part?.choices.find(({ selection }) => selection.id === one.selectionId);
    return part && choice ? [{ ...one, part, choice }] : [];
  });
  return found.length === chosen.length ? found : undefined;
}

/** What one bundle costs as chosen; undefined when a part has gone or has no price. */
export function bundleUnitPrice(source: ProductSource, chosen: readonly ChosenPart[], now: Date) {
  const parts = findParts(source, chosen);
  const priced = parts?.flatMap(({ choice, quantity }) => {
    const price = priceOf(choice.source, now)?.lowest;
    return price ? [{ price, quantity }] : [];
  });
  if (!priced || priced.length !== chosen.length) return undefined;
  return bundlePrice(priced, source.record.bundleDiscountPercent);
}
