import type { Language } from '@shop/contract';
import { attributes } from '../catalogue/attributes.ts';
import type { DemoBundle } from '../model.ts';
import { sumOf } from './arithmetic.ts';
import { pricesOn, sellable, tierPercent, type Sellable } from './catalogue-prices.ts';
import type { DemoOrderBundlePart, DemoOrderLine } from './model.ts';
import type { PlannedItem } from './plan.ts';

/** NL VAT: what the gross price of the shop contains, and what a net price leaves out (LAW-25). */
const homePercent = 21;

export type Row = Pick<
  DemoOrderLine,
  'sku' | 'parentSku' | 'type' | 'name' | 'options' | 'bundleParts' | 'quantity' | 'regularCents' | 'unitCents' | 'rowCents'
> & { readonly item: Sellable; readonly isReduced: boolean };

type Buyer = { readonly language: Language; readonly isApproved: boolean; readonly isTaxExempt: boolean; readonly daysAgo: number };

/** The chosen options of a variant in words. */
function optionsOf({ variant }: Sellable, language: Language): Row['options'] {
  return Object.entries(variant?.options ?? {}).map(([attributeCode, optionCode]) => {
    const attribute = attributes.find(({ code }) => code === attributeCode);
    const option = attribute?.options.find(({ code }) => code === optionCode);
    if (!attribute || !option) throw new Error(`${attributeCode} has no ${optionCode}`);
    return { label: attribute.label[language], value: option.label[language] };
  });
}

function bundleParts(bundle: DemoBundle, parts: readonly string[], { language, daysAgo }: Buyer): readonly DemoOrderBundlePart[] {
  return parts.map((sku) => {
    const option = bundle.options.find(({ selections }) => selections.some((selection) => selection.sku === sku));
    const selection = option?.selections.find((candidate) => candidate.sku === sku);
    if (!option || !selection) throw new Error(`${bundle.sku} has no ${sku}`);
    const part = sellable(sku);
    const { cents } = pricesOn(part, daysAgo);
    return { option: option.title[language], sku, name: part.product.name[language], quantity: selection.quantity, cents };
  });
}

type Price = { readonly regularCents: number; readonly cents: number; readonly bundleParts: readonly DemoOrderBundlePart[] };

function priceOf(item: Sellable, planned: PlannedItem, buyer: Buyer): Price {
  if (item.product.type === 'bundle') {
    const parts = bundleParts(item.product, planned.parts ?? [], buyer);
    const regularCents = sumOf(parts.map(({ cents, quantity }) => cents * quantity));
    return { regularCents, cents: Math.round((regularCents * (100 - item.product.discountPercent)) / 100), bundleParts: parts };
  }
  const { regularCents, cents } = pricesOn(item, buyer.daysAgo);
  const tier = buyer.isApproved ? tierPercent(item, planned.quantity) : 0;
  return { regularCents, cents: Math.min(cents, Math.round((regularCents * (100 - tier)) / 100)), bundleParts: [] };
}

/** A planned item as a priced row, in the words and at the prices of its day. */
export function rowOf(planned: PlannedItem, buyer: Buyer): Row {
  const item = sellable(planned.sku);
  const { type, sku: parentSku, name } = item.product;
  if (type === 'grouped') throw new Error(`${planned.sku} is sold by its parts`);
  const { regularCents, cents, bundleParts: parts } = priceOf(item, planned, buyer);
  const net = (gross: number): number => (buyer.isTaxExempt ? Math.round((gross * 100) / (100 + homePercent)) : gross);
  return {
    item,
    sku: planned.sku,
    ...(item.variant === undefined ? {} : { parentSku }),
    type,
    name: name[buyer.language],
    options: optionsOf(item, buyer.language),
    bundleParts: parts,
    quantity: planned.quantity,
    regularCents,
    unitCents: net(cents),
    rowCents: net(cents * planned.quantity),
    isReduced: cents < regularCents,
  };
}

/** A gross amount of the shop as an exempt business pays it. */
export const netOfHome = (grossCents: number): number => Math.round((grossCents * 100) / (100 + homePercent));
