import { RowFault } from './row-fault.ts';
import { fields, flag, list, number, oneOf, optional, readJson, record, text, texts, whole } from './shape.ts';

type Texts = Readonly<Record<string, string>>;
type FileOption = {
  readonly id: number;
  readonly code: string;
  readonly label: Texts;
  readonly swatch?: { readonly type: 'color' | 'text'; readonly value: string };
};
type Maker = {
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly countryCode: string;
  readonly email: string;
};

/** The catalogue's frame as the export writes it into its first row; ids are those of the shop it was written in. */
export type FileDefinitions = {
  readonly attributes: readonly {
    readonly id: number;
    readonly code: string;
    readonly label: Texts;
    readonly input: 'select' | 'multiselect' | 'boolean' | 'text';
    readonly position: number;
    readonly isFilterable: boolean;
    readonly isVisibleOnFront: boolean;
    readonly isComparable: boolean;
    readonly isSearchable: boolean;
    readonly options: readonly FileOption[];
  }[];
  readonly categories: readonly {
    readonly id: number;
    readonly parentId: number;
    readonly position: number;
    readonly isActive: boolean;
    readonly includeInMenu: boolean;
    readonly isAnchor: boolean;
    readonly displayMode: string;
    readonly picture?: string;
    readonly texts: Readonly<Record<string, Texts>>;
  }[];
  readonly brands: readonly {
    readonly id: number;
    readonly optionId: number;
    readonly title: string;
    readonly urlKey: string;
    readonly shortDescription: Texts;
    readonly description: Texts;
    readonly showInSlider: boolean;
    readonly positionInSlider: number;
    readonly logo?: string;
    readonly picture?: string;
    readonly categoryId?: number;
    readonly maker: Maker;
    readonly euResponsible?: Maker;
  }[];
  readonly sizeCharts: readonly { readonly key: string; readonly rows: readonly { readonly optionId: number; readonly label: Texts }[] }[];
  readonly sources: readonly { readonly code: string; readonly kind: 'web' | 'branch' }[];
};

const option = fields({ id: whole, code: text, label: texts, swatch: optional(fields({ type: oneOf('color', 'text'), value: text })) });
const attribute = fields({
  id: whole,
  code: text,
  label: texts,
  input: oneOf('select', 'multiselect', 'boolean', 'text'),
  position: number,
  isFilterable: flag,
  isVisibleOnFront: flag,
  isComparable: flag,
  isSearchable: flag,
  options: list(option),
});
const category = fields({
  id: whole,
  parentId: whole,
  position: number,
  isActive: flag,
  includeInMenu: flag,
  isAnchor: flag,
  displayMode: oneOf('PRODUCTS', 'PAGE', 'PRODUCTS_AND_PAGE'),
  picture: optional(text),
  texts: record(texts),
});
const maker = fields({ name: text, street: text, postcode: text, city: text, countryCode: text, email: text });
const brand = fields({
  id: whole,
  optionId: whole,
  title: text,
  urlKey: text,
  shortDescription: texts,
  description: texts,
  showInSlider: flag,
  positionInSlider: number,
  logo: optional(text),
  picture: optional(text),
  categoryId: optional(whole),
  maker,
  euResponsible: optional(maker),
});
const definitions = fields({
  attributes: list(attribute),
  categories: list(category),
  brands: list(brand),
  sizeCharts: list(fields({ key: text, rows: list(fields({ optionId: whole, label: texts })) })),
  sources: list(fields({ code: text, kind: oneOf('web', 'branch') })),
});

/** Reads the frame; what it refers to must be in it. */
export function readFileDefinitions(cell: string): FileDefinitions {
  const read = readJson<FileDefinitions>(cell, 'maas_catalogue', definitions);
  const options = new Set(read.attributes.flatMap((one) => one.options.map(({ id }) => id)));
  const used = [...read.brands, ...read.sizeCharts.flatMap(({ rows }) => rows)].map(({ optionId }) => optionId);
  if (!used.every((id) => options.has(id))) throw new RowFault('maas_catalogue names an option it does not have.');
  return read;
}
