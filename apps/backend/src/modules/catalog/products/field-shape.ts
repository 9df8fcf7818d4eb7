import type { Language, ProductInformationAttribute } from '@shop/contract';
import { wireTime } from '#kernel/graphql/wire-time.ts';
import { toDecimal } from '#kernel/money.ts';
import {
  fieldEntries,
  productFields,
  type FieldKind,
  type FieldRow,
  type FieldValue,
  type KindOf,
  type ProductField,
  type ProductFields,
} from './product-fields.ts';

/** What the wire has of each kind. */
const wireValues = {
  flag: (value: boolean) => value,
  whole: (value: number | undefined) => value ?? null,
  grams: (value: number | undefined) => (value === undefined ? null : value / 1000),
  cents: (value: number | undefined) => (value === undefined ? null : toDecimal(value)),
  time: wireTime,
  word: (value: string | undefined) => value ?? null,
} satisfies { readonly [Kind in FieldKind]: (value: FieldValue[Kind]) => unknown };

type WireName<Field extends ProductField> = (typeof productFields)[Field] extends { readonly wire: infer Name extends string }
  ? Name
  : never;
type WireFields = { readonly [Field in ProductField as WireName<Field>]: ReturnType<(typeof wireValues)[KindOf<Field>]> };

const onWire = fieldEntries.flatMap(([field, { kind, wire }]) =>
  wire === undefined ? [] : [{ field, wire, valueOf: wireValues[kind] as (value: unknown) => unknown }],
);

/** A copy of it has all names from the start, so that all products have one shape. */
const blank: Readonly<Record<string, unknown>> = Object.fromEntries(onWire.map(({ wire }) => [wire, null]));

/** The fields of the wire that are simple fields of a product. */
export function wireFields(record: ProductFields): WireFields {
  const shape: Record<string, unknown> = { ...blank };
  for (const { field, wire, valueOf } of onWire) {
    const value = record[field];
    if (value !== undefined) shape[wire] = valueOf(value);
  }
  return shape as WireFields;
}

/** The fields that the product page lists among the features, those a product has; `yes` is the word of the language for a flag. */
export function featureFields(
  record: Readonly<Record<string, unknown>>,
  { language, yes }: { readonly language: Language; readonly yes: string },
  fields: Readonly<Record<string, FieldRow>> = productFields,
): readonly ProductInformationAttribute[] {
  return Object.entries(fields).flatMap(([field, { kind, column, feature }]) => {
    const value = record[field];
    if (!feature || value === undefined || value === false) return [];
    const text = kind === 'flag' ? yes : `${String((wireValues[kind] as (value: unknown) => unknown)(value))}`;
    const unit = feature.unit === undefined ? '' : ` ${feature.unit}`;
    return [{ attribute_code: column, attribute_id: feature.id, label: feature.label[language], value: `${text}${unit}` }];
  });
}
