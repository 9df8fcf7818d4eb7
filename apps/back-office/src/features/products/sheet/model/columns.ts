import type { SheetChoicesQuery, StaffLanguage } from '../../../../generated/graphql.ts';

export type Choices = SheetChoicesQuery['productChoices'];
export type CellKind = 'line' | 'text' | 'whole' | 'money' | 'percent' | 'measure' | 'day' | 'flag' | 'choice' | 'many' | 'materials';
export type CellOption = { readonly value: unknown; readonly label: string; readonly code: string };

/** A field of products as a column: how its cells are read and written. */
export type SheetColumn = {
  /** As `editProduct` calls it. */
  readonly path: string;
  readonly label: string;
  readonly group: ColumnGroup;
  readonly kind: CellKind;
  /** Of `choice` and `many`, and what a flag may be. */
  readonly options: readonly CellOption[];
  /** Nothing may stand there too. */
  readonly isOptional: boolean;
  /** The role of the person does not change it. */
  readonly isLocked: boolean;
  /** Where nothing stands there is a list without members. */
  readonly isList?: true;
  /** What can be said in cells of materials: `options` are the fibres. */
  readonly said?: Said;
};
/** Words in all languages, and the store view whose words the person reads and types. */
type Said = { readonly store: string; readonly words: readonly Words[] };
export type Words = Readonly<Record<string, string>>;
export type ColumnGroup = 'texts' | 'basics' | 'prices' | 'attributes';

export type ColumnWords = {
  readonly language: StaffLanguage;
  readonly text: (name: string) => string;
  readonly field: (name: string) => string;
  /** Of a regular price. */
  readonly price: string;
  readonly yes: string;
  readonly no: string;
};

/** What a person may do, or see, beside the fields of products. */
type ColumnRights = { readonly seePrices: boolean; readonly prices: boolean; readonly publish: boolean };

/** Texts of several lines; the others are one. */
const texts = {
  name: 'line',
  urlKey: 'line',
  shortDescription: 'text',
  description: 'text',
  metaTitle: 'line',
  metaDescription: 'text',
  metaKeyword: 'line',
  warnings: 'text',
  cashback: 'line',
} as const satisfies Readonly<Record<string, CellKind>>;

const basics = {
  isEnabled: 'flag',
  isVisible: 'flag',
  brandId: 'choice',
  weightGrams: 'whole',
  manufacturerPriceCents: 'money',
  materials: 'materials',
  care: 'many',
  content: 'measure',
  newFrom: 'day',
  newTo: 'day',
  sizeChartKey: 'choice',
  isMadeToOrder: 'flag',
  hasAnimalParts: 'flag',
  claimEvidence: 'line',
  bundleDiscountPercent: 'percent',
} as const satisfies Readonly<Record<string, CellKind>>;

/** Rows and columns that the shop takes at once. */
export const mostColumns = 30;

/** All columns that a sheet can have, in the order in which they stand. */
export function allColumns(choices: Choices, words: ColumnWords, may: ColumnRights): readonly SheetColumn[] {
  const flags: readonly CellOption[] = [
    { value: true, label: words.yes, code: 'yes' },
    { value: false, label: words.no, code: 'no' },
  ];
  const optionsOf: Readonly<Record<string, readonly CellOption[]>> = {
    brandId: choices.brands.map(({ id, title }) => ({ value: Number(id), label: title, code: id })),
    sizeChartKey: choices.sizeCharts.map(({ key, name }) => ({ value: key, label: name, code: key })),
    care: choices.care.map(wordOption),
    materials: choices.fibres.map(wordOption),
  };
  const { code: store = '' } = choices.stores.find(({ language, fallback }) => language === words.language && !fallback) ?? {};
  const said = { store, words: choices.materialWords as readonly Words[] };
  const isLocked = (path: string): boolean => (path === 'manufacturerPriceCents' && !may.prices) || (path === 'isEnabled' && !may.publish);
  return [
    ...choices.stores.flatMap(({ code }) =>
      Object.entries(texts).map(([name, kind]): SheetColumn => ({
        path: `texts.${code}.${name}`,
        label: `${words.text(name)} ${code.toUpperCase()}`,
        group: 'texts',
        kind,
        options: [],
        isOptional: true,
        isLocked: false,
      })),
    ),
    ...Object.entries(basics).map(([path, kind]): SheetColumn => ({
      path,
      label: words.field(path),
      group: 'basics',
      kind,
      options: kind === 'flag' ? flags : (optionsOf[path] ?? []),
      isOptional: kind !== 'flag',
      isLocked: isLocked(path),
      ...(path === 'care' || path === 'materials' ? { isList: true } : {}),
      ...(path === 'materials' ? { said } : {}),
    })),
    ...(may.seePrices ? priceColumns(choices, words, may) : []),
    ...choices.attributes.map((attribute) => attributeColumn(attribute, choices, flags)),
  ];
}

const wordOption = ({ code, name }: { readonly code: string; readonly name: string }): CellOption => ({ value: code, label: name, code });

/** The regular price of each store view that has prices of its own: from now on, for all sizes of a product. */
const priceColumns = ({ stores }: Choices, { price }: ColumnWords, { prices }: ColumnRights): readonly SheetColumn[] =>
  stores
    .filter(({ fallback }) => !fallback)
    .map(({ code }) => ({
      path: `regular.${code}.now`,
      label: `${price} ${code.toUpperCase()}`,
      group: 'prices',
      kind: 'money',
      options: [],
      isOptional: false,
      isLocked: !prices,
    }));

const attributeKinds = { text: 'line', boolean: 'flag', select: 'choice', multiselect: 'many' } as const;

function attributeColumn({ code, label, input, options }: Choices['attributes'][number], choices: Choices, flags: readonly CellOption[]) {
  const isNamesake = choices.attributes.filter((one) => one.label === label).length > 1;
  // One of several is kept as a list of one.
  const valueOf = (id: string): unknown => (input === 'select' ? [Number(id)] : Number(id));
  return {
    path: `attributes.${code}`,
    label: isNamesake ? `${label} (${code})` : label,
    group: 'attributes',
    kind: attributeKinds[input],
    options: input === 'boolean' ? flags : options.map((option) => ({ value: valueOf(option.id), label: option.label, code: option.code })),
    isOptional: true,
    isLocked: false,
  } satisfies SheetColumn;
}

/** Those a sheet begins with: what products are called, and what every product has. */
export const firstPaths = (choices: Choices): readonly string[] => [
  ...choices.stores.filter(({ fallback }) => !fallback).map(({ code }) => `texts.${code}.name`),
  'brandId',
  'weightGrams',
  'isVisible',
];

const widths: Readonly<Record<CellKind, number>> = {
  line: 220,
  text: 280,
  whole: 110,
  money: 120,
  percent: 110,
  measure: 110,
  day: 130,
  flag: 110,
  choice: 170,
  many: 220,
  materials: 280,
};
export const widthOf = ({ kind }: SheetColumn): number => widths[kind];
