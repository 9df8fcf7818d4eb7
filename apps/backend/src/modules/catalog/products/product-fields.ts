import type { Language } from '@shop/contract';

/** What a kind of field holds in the read model; money is in cents, times are in milliseconds. */
export type FieldValue = {
  readonly flag: boolean;
  readonly whole: number | undefined;
  /** Kilograms on the wire and in the file. */
  readonly grams: number | undefined;
  readonly cents: number | undefined;
  readonly time: number | undefined;
  readonly word: string | undefined;
};
export type FieldKind = keyof FieldValue;

export type FieldRow = {
  readonly kind: FieldKind;
  /** In the table `product`. */
  readonly column: string;
  /** In the file: a column of Magento, or one of ours, which begin with `maas_`. */
  readonly csv: string;
  /** In `ProductInterface`; left out where only the shop itself needs it. */
  readonly wire?: string;
  /** In the list of features of the product page, where a number may have a unit; `id` is not one of an attribute. */
  readonly feature?: { readonly id: number; readonly label: Readonly<Record<Language, string>>; readonly unit?: string };
};

/**
 * The simple fields of a product. Table, read model, file and wire are made from these rows, by kind: `product-schema.ts`,
 * `product-rows.ts`, `products-repository.ts`, `field-cells.ts` and `field-shape.ts`. What has a form or a rule of its own is no row here.
 */
export const productFields = {
  weightGrams: { kind: 'grams', column: 'weight_grams', csv: 'weight', wire: 'weight' },
  isMadeToOrder: { kind: 'flag', column: 'is_made_to_order', csv: 'maas_made_to_order' },
  newFrom: { kind: 'time', column: 'new_from', csv: 'new_from_date', wire: 'new_from_date' },
  newTo: { kind: 'time', column: 'new_to', csv: 'new_to_date', wire: 'new_to_date' },
  manufacturerPriceCents: { kind: 'cents', column: 'manufacturer_price_cents', csv: 'msrp_price', wire: 'manufacturer_price' },
  hasAnimalParts: { kind: 'flag', column: 'has_animal_parts', csv: 'maas_animal_parts' },
  /** LAW-11: what proves a green claim of its texts, such as a certificate with its number. */
  claimEvidence: { kind: 'word', column: 'claim_evidence', csv: 'maas_claim_evidence' },
} as const satisfies Readonly<Record<string, FieldRow>>;

export type ProductField = keyof typeof productFields;
export type KindOf<Field extends ProductField> = (typeof productFields)[Field]['kind'];
export type ProductFields = { readonly [Field in ProductField]: FieldValue[KindOf<Field>] };

export const fieldEntries = Object.entries(productFields) as readonly (readonly [ProductField, FieldRow])[];

/** The same for every field: a flag that is not set is false, everything else is not there. */
export const emptyFields = Object.fromEntries(
  fieldEntries.map(([field, { kind }]) => [field, kind === 'flag' ? false : undefined]),
) as ProductFields;

/** Texts that each store view may say in its own words: their columns in `product_text` and in the file. */
export const productTexts = {
  name: { column: 'name', csv: 'name' },
  urlKey: { column: 'url_key', csv: 'url_key' },
  shortDescription: { column: 'short_description', csv: 'short_description' },
  description: { column: 'description', csv: 'description' },
  metaTitle: { column: 'meta_title', csv: 'meta_title' },
  metaDescription: { column: 'meta_description', csv: 'meta_description' },
  metaKeyword: { column: 'meta_keyword', csv: 'meta_keywords' },
  warnings: { column: 'warnings', csv: 'maas_warnings' },
  cashback: { column: 'cashback', csv: 'maas_cashback' },
} as const satisfies Readonly<Record<string, { readonly column: string; readonly csv: string }>>;

export type ProductTextName = keyof typeof productTexts;
export type ProductText = { readonly [Name in ProductTextName]?: string };

/** Those that are shown as HTML; all others are words. */
export const htmlTexts: ReadonlySet<ProductTextName> = new Set(['shortDescription', 'description']);

export const textEntries = Object.entries(productTexts) as readonly (readonly [ProductTextName, (typeof productTexts)[ProductTextName]])[];
