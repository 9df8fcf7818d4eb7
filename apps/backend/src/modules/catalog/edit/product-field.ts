import { isHash } from '#modules/media/index.ts';
import type { AttributeRecord, BundleOption, Catalogue, LinkKind, ProductRecord } from '../read-model/catalogue.ts';
import { brandAttribute } from '../read-model/catalogue.ts';
import {
  fieldEntries,
  htmlTexts,
  productTexts,
  type FieldKind,
  type ProductField,
  type ProductTextName,
} from '../products/product-fields.ts';
import type { ProductInput } from '../write/catalogue-input.ts';
import type { HeldProduct } from './held-product.ts';
import * as take from './take-value.ts';

/** What a value may name. */
export type Known = Pick<Catalogue, 'attributesByCode' | 'brands' | 'categories' | 'sizeCharts' | 'products'> & {
  /** Codes of the store views. */
  readonly stores: readonly string[];
};

/** Where a field lies. */
export type Place =
  | { readonly in: 'product'; readonly columns: readonly string[] }
  | { readonly in: 'attributes'; readonly code: string }
  | { readonly in: 'text'; readonly store: string; readonly column: string }
  | { readonly in: 'member'; readonly of: MemberTable; readonly id: number; readonly column: 'position' | 'quantity' }
  | { readonly in: 'picture'; readonly hash: string; readonly part: 'position' | 'isDisabled' | { readonly label: string } }
  | { readonly in: 'look' }
  | { readonly in: 'bundle' }
  | { readonly in: 'downloads' };
type MemberTable = 'categories' | 'groupedItems' | 'variants' | 'axes' | LinkKind;

/** A field of a product that can be changed by itself. */
export type ProductFieldSpec = {
  /** What of a product it is, or is a part of. */
  readonly of: keyof ProductInput;
  readonly place: Place;
  readonly read: (held: HeldProduct) => unknown;
  readonly take: take.Take;
};

const textLengths: Readonly<Record<ProductTextName, number>> = {
  name: 255,
  urlKey: 255,
  shortDescription: 5_000,
  description: 50_000,
  metaTitle: 255,
  metaDescription: 500,
  metaKeyword: 500,
  warnings: 5_000,
  cashback: 500,
};

const takesOf: Readonly<Record<FieldKind, take.Take>> = {
  flag: take.flag,
  whole: take.whole(),
  grams: take.whole(),
  cents: take.whole(),
  time: take.moment,
  word: take.text(1_000),
};

const simple = (of: keyof ProductInput & keyof ProductRecord, column: string, takes: take.Take): ProductFieldSpec => ({
  of,
  place: { in: 'product', columns: [column] },
  read: ({ record }) => record[of] ?? null,
  take: takes,
});

/** The rows of `productFields`, each of its kind. */
const fieldSpec = (field: ProductField, kind: FieldKind, column: string): ProductFieldSpec => ({
  ...simple(field, column, takesOf[kind]),
  read: ({ record }) =>
    kind === 'time' && record[field] !== undefined ? new Date(Number(record[field])).toISOString() : (record[field] ?? null),
});

/** Fields that every product has one of. */
function columnSpecs(known: Known): Readonly<Record<string, ProductFieldSpec>> {
  return {
    ...Object.fromEntries(fieldEntries.map(([field, { kind, column }]) => [field, fieldSpec(field, kind, column)])),
    isEnabled: simple('isEnabled', 'is_enabled', take.flag),
    isVisible: simple('isVisible', 'is_visible', take.flag),
    brandId: simple(
      'brandId',
      'brand_id',
      take.oneOf((id: number) => known.brands.has(id)),
    ),
    sizeChartKey: simple(
      'sizeChartKey',
      'size_chart_key',
      take.oneOf((key: string) => known.sizeCharts.has(key)),
    ),
    care: simple('care', 'care', take.words),
    materials: simple('materials', 'materials', take.materials(known.stores)),
    bundleDiscountPercent: simple('bundleDiscountPercent', 'bundle_discount_percent', take.percent),
    content: { ...simple('content', '', take.content), place: { in: 'product', columns: ['content_amount', 'content_unit'] } },
    bundleOptions: {
      of: 'bundleOptions',
      place: { in: 'bundle' },
      read: ({ record }) => record.bundleOptions.map(bundleOptionOf),
      take: take.bundleOptions(known.stores, (id) => isPart(known, id)),
    },
    downloads: {
      of: 'downloads',
      place: { in: 'downloads' },
      read: ({ record }) => record.downloads.map(({ type, name, content }) => ({ type, name, content })),
      take: take.downloads(known.stores),
    },
    look: { of: 'look', place: { in: 'look' }, read: ({ record }) => lookOf(record), take: take.look(known.stores) },
  };
}

const lookOf = ({ look }: ProductRecord) => (look ? { hash: look.hash, label: look.label, hotspots: look.hotspots } : null);

/** Where parts stand is their order. */
const bundleOptionOf = ({ id, title, type, isRequired, selections }: BundleOption) => ({
  id,
  title,
  type,
  isRequired,
  selections: selections.map(({ id: selectionId, productId, quantity, canChangeQuantity, isDefault }) => ({
    id: selectionId,
    productId,
    quantity,
    canChangeQuantity,
    isDefault,
  })),
});

/** What consists of others is no part of something. */
function isPart({ products }: Known, id: number): boolean {
  const type = products.get(id)?.type;
  return type !== undefined && type !== 'bundle' && type !== 'grouped';
}

const isTextName = (name: string): name is ProductTextName => Object.hasOwn(productTexts, name);

function textSpec(store: string, name: string, { stores }: Known): ProductFieldSpec | undefined {
  if (!isTextName(name) || !stores.includes(store)) return undefined;
  const takes = name === 'urlKey' ? take.urlKey : htmlTexts.has(name) ? take.html(textLengths[name]) : take.text(textLengths[name]);
  return {
    of: 'texts',
    place: { in: 'text', store, column: productTexts[name].column },
    read: ({ record }) => record.texts[store]?.[name] ?? null,
    take: takes,
  };
}

/** The brand has a field of its own. */
function attributeSpec(code: string, { attributesByCode }: Known): ProductFieldSpec | undefined {
  const attribute = code === brandAttribute ? undefined : attributesByCode.get(code);
  return (
    attribute && {
      of: 'attributes',
      place: { in: 'attributes', code },
      read: ({ record }) => record.attributes[code] ?? null,
      take: attribute.input === 'text' ? take.text(1_000) : take.oneOf((value: unknown) => isAttributeValue(value, attribute)),
    }
  );
}

function isAttributeValue(value: unknown, { input, options }: AttributeRecord): boolean {
  if (input === 'boolean') return typeof value === 'boolean';
  const isOption = (id: unknown): boolean => options.some((option) => option.id === id);
  return Array.isArray(value) && value.length > 0 && value.every(isOption) && (input === 'multiselect' || value.length === 1);
}

/** What a product can be chosen by: one of several. The brand is no choice. */
export const isAxis = ({ code, input, options }: AttributeRecord): boolean =>
  input === 'select' && options.length > 0 && code !== brandAttribute;

const linkKinds: readonly LinkKind[] = ['related', 'upsell', 'crosssell'];

type MemberRule = {
  readonly of: keyof ProductInput;
  readonly position: (held: HeldProduct, id: number) => number | undefined;
  readonly exists: (known: Known, id: number) => boolean;
};
const isProduct = ({ products }: Known, id: number): boolean => products.get(id) !== undefined;
const memberRules: Readonly<Record<MemberTable, MemberRule>> = {
  categories: {
    of: 'categories',
    position: ({ record }, id) => record.categories.get(id),
    exists: ({ categories }, id) => categories.has(id),
  },
  groupedItems: {
    of: 'groupedItems',
    position: ({ record }, id) => record.groupedItems.find(({ itemId }) => itemId === id)?.position,
    exists: isProduct,
  },
  axes: {
    of: 'axes',
    position: ({ record }, id) => record.axes.find(({ attributeId }) => attributeId === id)?.position,
    exists: ({ attributesByCode }, id) => [...attributesByCode.values()].some((attribute) => attribute.id === id && isAxis(attribute)),
  },
  variants: { of: 'variantIds', position: ({ variantPositions }, id) => variantPositions.get(id), exists: isProduct },
  ...(Object.fromEntries(
    linkKinds.map((kind) => [
      kind,
      { of: 'links', position: ({ linkPositions }: HeldProduct, id: number) => linkPositions[kind].get(id), exists: isProduct },
    ]),
  ) as Record<LinkKind, MemberRule>),
};

/** A member of a list is a field: its value is where it stands, null when it is none. */
function memberSpec(table: MemberTable, id: number, known: Known): ProductFieldSpec | undefined {
  const { of, position, exists } = memberRules[table];
  if (!exists(known, id)) return undefined;
  return {
    of,
    place: { in: 'member', of: table, id, column: 'position' },
    read: (held) => position(held, id) ?? null,
    take: take.position,
  };
}

const quantitySpec = (id: number): ProductFieldSpec => ({
  of: 'groupedItems',
  place: { in: 'member', of: 'groupedItems', id, column: 'quantity' },
  read: ({ record }) => record.groupedItems.find(({ itemId }) => itemId === id)?.quantity ?? null,
  take: take.whole(1),
});

/** Pictures are known by what they show: their rows are others after every import. */
function pictureSpec(hash: string, part: string | undefined, { stores }: Known): ProductFieldSpec | undefined {
  const found = ({ record }: HeldProduct) => record.pictures.find((picture) => picture.hash === hash);
  const spec = (place: Extract<Place, { in: 'picture' }>['part'], read: ProductFieldSpec['read'], takes: take.Take): ProductFieldSpec => ({
    of: 'pictures',
    place: { in: 'picture', hash, part: place },
    read,
    take: takes,
  });
  if (part === undefined) return spec('position', (held) => found(held)?.position ?? null, take.position);
  if (part === 'isDisabled') return spec('isDisabled', (held) => found(held)?.isDisabled ?? null, take.flag);
  const store = part.slice('label.'.length);
  if (!part.startsWith('label.') || !stores.includes(store)) return undefined;
  return spec({ label: store }, (held) => found(held)?.label[store] ?? null, take.text(500));
}

/** The field of a path, such as `texts.de.name`, `categories.12` or `pictures.<hash>.label.en`; undefined when nothing is called so. */
export function productField(path: string, known: Known): ProductFieldSpec | undefined {
  const columns = columnSpecs(known);
  if (Object.hasOwn(columns, path)) return columns[path];
  const [kind = '', one = '', two] = path.split('.');
  const id = (digits: string): number => (/^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : 0);
  if (kind === 'texts' && two !== undefined) return textSpec(one, two, known);
  if (kind === 'attributes' && two === undefined) return attributeSpec(one, known);
  if (kind === 'axes' && two === undefined) return memberSpec('axes', known.attributesByCode.get(one)?.id ?? 0, known);
  if (kind === 'links' && two !== undefined) {
    const link = linkKinds.find((name) => name === one);
    return link && memberSpec(link, id(two), known);
  }
  if (kind === 'pictures' && isHash(one)) {
    return pictureSpec(one, path.split('.').length > 2 ? path.split('.').slice(2).join('.') : undefined, known);
  }
  if (kind === 'groupedItems' && two === 'quantity') return isProduct(known, id(one)) ? quantitySpec(id(one)) : undefined;
  if (two === undefined && (kind === 'categories' || kind === 'groupedItems' || kind === 'variants'))
    return memberSpec(kind, id(one), known);
  return undefined;
}

/** Every field a product has, by its path; of lists those that are in them, and all categories. */
export function productPaths({ record, linkPositions, variantPositions }: HeldProduct, known: Known): readonly string[] {
  return [
    ...Object.keys(columnSpecs(known)),
    ...[...known.attributesByCode.keys()].filter((code) => code !== brandAttribute).map((code) => `attributes.${code}`),
    ...known.stores.flatMap((store) => Object.keys(productTexts).map((name) => `texts.${store}.${name}`)),
    ...[...known.categories.keys()].map((id) => `categories.${id}`),
    ...linkKinds.flatMap((kind) => [...linkPositions[kind].keys()].map((id) => `links.${kind}.${id}`)),
    ...record.groupedItems.flatMap(({ itemId }) => [`groupedItems.${itemId}`, `groupedItems.${itemId}.quantity`]),
    ...[...variantPositions.keys()].map((id) => `variants.${id}`),
    ...(record.type === 'configurable' ? axisPaths(known) : []),
    ...record.pictures.flatMap(({ hash }) => picturePaths(hash, known.stores)),
  ];
}

const axisPaths = ({ attributesByCode }: Known): readonly string[] =>
  [...attributesByCode.values()].filter(isAxis).map(({ code }) => `axes.${code}`);

export const picturePaths = (hash: string, stores: readonly string[]): readonly string[] => [
  `pictures.${hash}`,
  `pictures.${hash}.isDisabled`,
  ...stores.map((store) => `pictures.${hash}.label.${store}`),
];
