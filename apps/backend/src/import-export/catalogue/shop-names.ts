import type { OptionRecord } from '#modules/catalog/index.ts';
import { brandAttribute } from '#modules/catalog/index.ts';
import { categoryPath } from './category-paths.ts';
import type { OptionNames } from './option-names.ts';
import { optionNames } from './option-names.ts';
import type { Definitions, ShelfProduct, ShopSnapshot } from './shop-snapshot.ts';

/** Names for ids: what a file says instead of numbers that mean nothing elsewhere. */
export type ShopNames = {
  readonly views: ShopSnapshot['views'];
  readonly defaultCode: string;
  readonly definitions: Definitions;
  readonly webSource: string | undefined;
  readonly sku: (id: number) => string;
  readonly product: (sku: string) => ShelfProduct | undefined;
  readonly parent: (sku: string) => ShelfProduct | undefined;
  readonly options: (attributeCode: string) => OptionNames | undefined;
  readonly option: (id: number) => OptionRecord | undefined;
  readonly path: (categoryId: number) => string;
  /** The file name of a picture. */
  readonly file: (hash: string) => string;
  /** Whether what a view leaves out is looked for in another one. */
  readonly fallsBack: (viewCode: string) => boolean;
};

type Source = Pick<ShopSnapshot, 'views' | 'defaultView' | 'definitions' | 'products' | 'parents'>;

/** Indexes a shop by its names. */
export function shopNames({ views, defaultView, definitions, products, parents }: Source, file: (hash: string) => string): ShopNames {
  const skus = new Map([...products.values()].map(({ id, sku }) => [id, sku]));
  const names = new Map(definitions.attributes.map((attribute) => [attribute.code, optionNames(attribute, defaultView.code)]));
  const options = new Map(definitions.attributes.flatMap((attribute) => attribute.options.map((option) => [option.id, option])));
  const paths = new Map<number, string>();
  const falling = new Set(views.filter(({ fallbackCode }) => fallbackCode !== null).map(({ code }) => code));
  return {
    views,
    defaultCode: defaultView.code,
    definitions,
    webSource: definitions.sources.find(({ kind }) => kind === 'web')?.code,
    sku: (id) => skus.get(id) ?? '',
    product: (sku) => products.get(sku),
    parent: (sku) => {
      const parent = parents.get(sku);
      return parent === undefined ? undefined : products.get(parent);
    },
    options: (code) => names.get(code),
    option: (id) => options.get(id),
    path: (id) => {
      let path = paths.get(id);
      if (path === undefined) paths.set(id, (path = categoryPath(definitions.categories, id, defaultView.code)));
      return path;
    },
    file,
    fallsBack: (code) => falling.has(code),
  };
}

/** The brand whose option a product carries. */
export const brandOfOption = ({ brands }: Definitions, optionId: number | undefined) =>
  optionId === undefined ? undefined : [...brands.values()].find((brand) => brand.optionId === optionId);

/** The option of the brand attribute among a product's values. */
export function brandOption({ attributes }: Pick<ShelfProduct, 'attributes'>): number | undefined {
  const value = attributes[brandAttribute];
  return Array.isArray(value) ? (value as readonly number[])[0] : undefined;
}
