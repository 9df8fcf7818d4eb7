import * as take from '../edit/take-value.ts';
import type { Maker } from '../read-model/catalogue.ts';
import { hash } from './category-field.ts';
import type { Field } from './fields.ts';
import type { HeldBrand } from './held-things.ts';

/** What a value may name. */
export type BrandKnown = { readonly stores: readonly string[]; readonly categories: Pick<ReadonlyMap<number, unknown>, 'has'> };

export type BrandPlace =
  | { readonly in: 'brand'; readonly column: string }
  | { readonly in: 'texts'; readonly of: 'shortDescription' | 'description'; readonly store: string }
  | { readonly in: 'maker'; readonly of: 'maker' | 'euResponsible'; readonly part: keyof Maker };

type BrandField = Field<HeldBrand, BrandPlace>;

const needed =
  (takes: take.Take): take.Take =>
  (value) =>
    takes(value) ?? take.refuse('structure-empty', 'This cannot be empty.');

/** LAW-14. */
export const makerParts: Readonly<Record<keyof Maker, take.Take>> = {
  name: take.text(200),
  street: take.text(200),
  postcode: take.text(20),
  city: take.text(100),
  countryCode: (value) => {
    const code = take.text(2)(value);
    const isCode = code === null || (typeof code === 'string' && /^[A-Z]{2}$/.test(code));
    return isCode ? code : take.refuse('product-value', 'A country has two capital letters.');
  },
  email: take.text(200),
};

function columnsOf({ categories }: BrandKnown): Readonly<Record<string, BrandField>> {
  const column = (
    name: 'title' | 'urlKey' | 'showInSlider' | 'positionInSlider' | 'logoHash' | 'pictureHash' | 'categoryId',
    at: string,
    takes: take.Take,
  ): readonly [string, BrandField] => [
    name,
    { place: { in: 'brand', column: at }, read: ({ record }) => record[name] ?? null, take: takes },
  ];
  return Object.fromEntries([
    column('title', 'title', needed(take.text(100))),
    column('urlKey', 'url_key', needed(take.urlKey)),
    column('showInSlider', 'show_in_slider', take.flag),
    column('positionInSlider', 'position_in_slider', needed(take.whole())),
    column('logoHash', 'logo_hash', hash),
    column('pictureHash', 'picture_hash', hash),
    column(
      'categoryId',
      'category_id',
      take.oneOf((id: number) => categories.has(id)),
    ),
  ]);
}

const textTakes = { shortDescription: take.text(1_000), description: take.html(20_000) } as const;
const makers = ['maker', 'euResponsible'] as const;

/** The field of a path, such as `title`, `description.de` or `maker.street`. */
export const brandField =
  (known: BrandKnown) =>
  (path: string): BrandField | undefined => {
    const columns = columnsOf(known);
    if (Object.hasOwn(columns, path)) return columns[path];
    const [kind = '', one = '', ...more] = path.split('.');
    if (more.length > 0) return undefined;
    if ((kind === 'shortDescription' || kind === 'description') && known.stores.includes(one)) {
      return { place: { in: 'texts', of: kind, store: one }, read: ({ record }) => record[kind][one] ?? null, take: textTakes[kind] };
    }
    const of = makers.find((name) => name === kind);
    if (!of || !Object.hasOwn(makerParts, one)) return undefined;
    const part = one as keyof Maker;
    return { place: { in: 'maker', of, part }, read: ({ record }) => record[of]?.[part] || null, take: makerParts[part] };
  };

export const brandPaths = (known: BrandKnown): readonly string[] => [
  ...Object.keys(columnsOf(known)),
  ...known.stores.flatMap((store) => [`shortDescription.${store}`, `description.${store}`]),
  ...makers.flatMap((of) => Object.keys(makerParts).map((part) => `${of}.${part}`)),
];
