import * as take from '../edit/take-value.ts';
import type { AttributeRecord, OptionRecord } from '../read-model/catalogue.ts';
import type { Field } from './fields.ts';
import type { HeldAttribute } from './held-things.ts';

export type AttributeKnown = { readonly stores: readonly string[] };

export type AttributePlace =
  | { readonly in: 'attribute'; readonly column: string }
  | { readonly in: 'label'; readonly store: string }
  /** An option is known by its code: its number is the shop's. */
  | { readonly in: 'option'; readonly code: string; readonly part: 'position' | 'swatch' | { readonly label: string } };

type AttributeField = Field<HeldAttribute, AttributePlace>;

const column = (
  name: 'position' | 'isFilterable' | 'isVisibleOnFront' | 'isComparable' | 'isSearchable',
  at: string,
  takes: take.Take,
): readonly [string, AttributeField] => [name, { place: { in: 'attribute', column: at }, read: ({ record }) => record[name], take: takes }];

const place: take.Take = (value) => take.position(value) ?? take.refuse('structure-empty', 'This cannot be empty.');

const columns: Readonly<Record<string, AttributeField>> = Object.fromEntries([
  column('position', 'position', place),
  column('isFilterable', 'is_filterable', take.flag),
  column('isVisibleOnFront', 'is_visible_on_front', take.flag),
  column('isComparable', 'is_comparable', take.flag),
  column('isSearchable', 'is_searchable', take.flag),
]);

/** A colour, or a few letters on a button; null: just its label. */
const swatch: take.Take = (value) => {
  if (value === null) return null;
  const { type, value: shown } = (typeof value === 'object' ? value : {}) as { type?: unknown; value?: unknown };
  if (type === 'color' && typeof shown === 'string' && /^#[0-9a-f]{6}$/i.test(shown)) return { type, value: shown };
  if (type === 'text') {
    const words = take.text(20)(shown ?? null);
    if (typeof words === 'string') return { type, value: words };
  }
  return take.refuse('attribute-swatch', 'A swatch is a colour such as #7a1f2b, or at most 20 letters.');
};

/** Sizes and countries of a file have capital letters. */
const codePattern = /^[a-z0-9][a-z0-9_-]{0,59}$/i;
/** Those with options. */
const hasOptions = ({ input }: AttributeRecord): boolean => input === 'select' || input === 'multiselect';

export const optionOf = ({ record }: HeldAttribute, code: string): OptionRecord | undefined =>
  record.options.find((option) => option.code === code);

/** The field of a path, such as `label.de`, `options.rood`, whose value is where it stands, `options.rood.label.nl`, `options.rood.swatch`. */
export const attributeField =
  ({ stores }: AttributeKnown) =>
  (path: string): AttributeField | undefined => {
    if (Object.hasOwn(columns, path)) return columns[path];
    const [kind = '', one = '', part, store = '', ...more] = path.split('.');
    if (kind === 'label' && part === undefined && stores.includes(one)) {
      return { place: { in: 'label', store: one }, read: ({ record }) => record.label[one] ?? null, take: take.text(100) };
    }
    if (kind !== 'options' || more.length > 0 || !codePattern.test(one)) return undefined;
    const option = (of: Extract<AttributePlace, { in: 'option' }>['part'], read: (option: OptionRecord) => unknown, takes: take.Take) => ({
      place: { in: 'option', code: one, part: of } as const,
      read: (held: HeldAttribute) => {
        const found = optionOf(held, one);
        return found ? (read(found) ?? null) : null;
      },
      take: takes,
    });
    if (part === undefined) return option('position', ({ position }) => position, take.position);
    if (part === 'swatch' && store === '') return option('swatch', (found) => found.swatch && { ...found.swatch }, swatch);
    return part === 'label' && stores.includes(store) ? option({ label: store }, ({ label }) => label[store], take.text(100)) : undefined;
  };

export const optionPaths = (code: string, { stores }: AttributeKnown): readonly string[] => [
  `options.${code}`,
  `options.${code}.swatch`,
  ...stores.map((store) => `options.${code}.label.${store}`),
];

export const attributePaths = ({ record }: HeldAttribute, known: AttributeKnown): readonly string[] => [
  ...Object.keys(columns),
  ...known.stores.map((store) => `label.${store}`),
  ...(hasOptions(record) ? record.options.flatMap(({ code }) => optionPaths(code, known)) : []),
];
