import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { insertRows } from '#kernel/database/rows.ts';
import { touchReadModel } from '#kernel/read-model.ts';
import { appliedPrice } from '#modules/pricing/index.ts';
import { saveSummaries } from '../list/save-summaries.ts';
import type { AttributeRecord, ProductRecord } from '../read-model/catalogue.ts';
import { catalogueModel } from '../read-model/catalogue-version.ts';
import { loadProducts } from '../read-model/load-catalogue.ts';
import type { ProductInput } from '../write/catalogue-input.ts';
import { writeCatalogue } from '../write/write-catalogue.ts';
import type { ProductChange } from './change-product.ts';
import type { HeldProduct } from './held-product.ts';
import { checkSkus, nextProductId, pricesFrom, type Making } from './new-product.ts';
import { saying } from './saying.ts';
import { refuse, whole } from './take-value.ts';
import { axesOf, combinationOf, optionOf } from './variant-options.ts';

/** What a variant is: an option of every axis, by the codes of both attributes' names and options' numbers. */
type Variant = {
  readonly options: Readonly<Record<string, number>>;
  readonly cents: number | null;
  readonly weightGrams: number | null;
};

const begin = 'variant.';
const skuOf = (field: string): string | undefined => (field.startsWith(begin) ? field.slice(begin.length) : undefined);

/** The variants of a product, on or off, as the tables have them. */
type HeldVariants = { readonly axes: readonly AttributeRecord[]; readonly bySku: ReadonlyMap<string, ProductRecord> };

export async function readVariants(tx: Tx, { record }: HeldProduct, making: Making): Promise<HeldVariants> {
  const variants = await loadProducts(tx, record.variantIds);
  return { axes: axesOf(record, making.known), bySku: new Map(variants.map((variant) => [variant.sku, variant])) };
}

/** A field is the SKU of a variant; null: there is none, or it is switched off. */
export function variantValues({ axes, bySku }: HeldVariants, fields: readonly string[], making: Making): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const sku = skuOf(field);
      if (sku === undefined) return [];
      const variant = bySku.get(sku);
      return [[field, variant?.isEnabled ? valueOf(variant, axes, making) : null]];
    }),
  );
}

function valueOf(variant: ProductRecord, axes: readonly AttributeRecord[], { priceStores, now }: Making): Variant {
  const [store = ''] = priceStores;
  return {
    options: Object.fromEntries(axes.flatMap((axis) => [[axis.code, optionOf(variant, axis) ?? 0] as const])),
    cents: appliedPrice(variant.prices[store] ?? [], now().getTime())?.regularCents ?? null,
    weightGrams: variant.weightGrams ?? null,
  };
}

/** What somebody wants, as it is compared and kept. */
export const takeVariants = <Change extends { readonly field: string; readonly value?: unknown }>(
  changes: readonly Change[],
  { axes }: HeldVariants,
): readonly Change[] =>
  changes.map((change) => ({ ...change, value: saying(change.field, () => takeVariant(change.value ?? null, axes)) }));

function takeVariant(value: unknown, axes: readonly AttributeRecord[]): Variant | null {
  if (value === null) return null;
  const { options, cents = null, weightGrams = null } = value as { readonly [Key in keyof Variant]?: unknown };
  const chosen = typeof options === 'object' && options !== null ? (options as Readonly<Record<string, unknown>>) : {};
  const isWhole = axes.every(({ code, options: all }) => all.some(({ id }) => id === chosen[code]));
  if (axes.length === 0 || !isWhole || Object.keys(chosen).length !== axes.length)
    return refuse('variant-options', 'A variant has one option of each axis.');
  return {
    options: Object.fromEntries(axes.map(({ code }) => [code, chosen[code] as number])),
    cents: whole(1)(cents) as number | null,
    weightGrams: whole()(weightGrams) as number | null,
  };
}

type Wanted = { readonly sku: string; readonly field: string; readonly variant: Variant | null };

/** Makes variants that are not there, and switches on or off those that are: what was sold and what it cost stays with its SKU. */
export async function makeVariants(
  tx: Tx,
  held: HeldProduct,
  variants: HeldVariants,
  changes: readonly ProductChange[],
  making: Making,
): Promise<number> {
  const wanted = changes.map(({ field, after }): Wanted => ({ field, sku: skuOf(field) ?? '', variant: after as Variant | null }));
  const fresh = wanted.filter(({ sku }) => !variants.bySku.has(sku));
  checkCombinations(wanted, variants);
  await checkSkus(
    tx,
    fresh.map(({ sku }) => sku),
    (sku) => `${begin}${sku}`,
  );
  const now = making.now();
  const inputs = await newVariants(tx, held.record, variants, fresh, making);
  if (inputs.length > 0) await writeCatalogue(tx, { products: inputs }, now);
  const { record } = held;
  const end = Math.max(0, ...held.variantPositions.values());
  const rows = inputs.map(({ id }, index) => ({ product_id: record.id, variant_id: id, position: end + index + 1 }));
  await insertRows(tx, 'product_variant', ['product_id', 'variant_id', 'position'], rows);
  const switched = await switchVariants(tx, wanted, variants, now);
  await tx.query('update product set version = version + 1, updated_at = $2 where id = $1', [record.id, now]);
  await saveSummaries(tx, [record.id]);
  await touchReadModel(tx, catalogueModel, [record.id, ...switched].map(String));
  return held.version + 1;
}

/** Two variants of a product never stand for the same options. */
function checkCombinations(wanted: readonly Wanted[], { axes, bySku }: HeldVariants): void {
  const taken = new Map([...bySku].map(([sku, variant]) => [combinationOf(variant, axes), sku]));
  for (const { sku, field, variant } of wanted) {
    if (!variant) continue;
    const combination = axes.map(({ code }) => variant.options[code] ?? '').join(' ');
    if ((taken.get(combination) ?? sku) !== sku) saying(field, () => refuse('variant-twice', 'There is a variant with these options.'));
    const own = bySku.get(sku);
    if (own && combinationOf(own, axes) !== combination) saying(field, () => refuse('product-sku-taken', 'This SKU has other options.'));
    taken.set(combination, sku);
  }
}

/** A new size looks like the others of its colour. */
async function newVariants(
  tx: Tx,
  product: ProductRecord,
  { axes, bySku }: HeldVariants,
  fresh: readonly Wanted[],
  { priceStores, now }: Making,
): Promise<readonly ProductInput[]> {
  if (fresh.length > 0 && product.brandId === undefined)
    throw inputError('Goods need a brand, which names their maker.', { code: 'product-brand' });
  const first = await nextProductId(tx);
  const [look] = axes;
  return fresh.flatMap(({ sku, field, variant }, index) => {
    if (!variant) return [];
    const alike = look && [...bySku.values()].find((one) => optionOf(one, look) === variant.options[look.code]);
    return [
      {
        id: first + index,
        sku,
        type: 'simple' as const,
        isVisible: false,
        brandId: product.brandId,
        attributes: Object.fromEntries(Object.entries(variant.options).map(([code, option]) => [code, [option]])),
        weightGrams: variant.weightGrams ?? undefined,
        pictures: alike?.pictures.map(({ hash, label, isDisabled }) => ({ hash, label, isDisabled })) ?? [],
        tiers: [...bySku.values()][0]?.tiers ?? [],
        prices: saying(field, () => pricesFrom(variant.cents, priceStores, now())),
      },
    ];
  });
}

async function switchVariants(tx: Tx, wanted: readonly Wanted[], { bySku }: HeldVariants, now: Date): Promise<readonly number[]> {
  const switched: number[] = [];
  for (const { sku, variant } of wanted) {
    const own = bySku.get(sku);
    if (!own || own.isEnabled === (variant !== null)) continue;
    await tx.query('update product set is_enabled = $2, version = version + 1, updated_at = $3 where id = $1', [
      own.id,
      variant !== null,
      now,
    ]);
    switched.push(own.id);
  }
  return switched;
}
