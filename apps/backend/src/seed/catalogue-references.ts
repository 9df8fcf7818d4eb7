import type { DemoProduct, DemoShop, Text } from '@shop/demo-data';
import { perLanguage, type Language } from '@shop/contract';

/** One value per store view. The view that speaks a language has its code; the others fall back to one of these. */
export const perStore: <T>(make: (language: Language) => T) => Record<string, T> = perLanguage;

/** A text in all its languages, by store view. */
export const byStore = (text: Text): Record<string, string> => perStore((language) => text[language]);

/** Ids of what demo data names by code or sku. */
export type References = {
  option(attribute: string, option: string): number;
  attribute(code: string): number;
  product(sku: string): number;
  brand(code: string): number;
  /** Products stand in a category in the order of the data; whole outfits first where the category says so. */
  nextPosition(categoryId: number, product: DemoProduct): number;
  /** These references and those to further products, which stand behind the products so far. */
  with(products: readonly DemoProduct[]): References;
};

type Names = Readonly<Record<'options' | 'attributes' | 'brands' | 'products', ReadonlyMap<string, number>>>;

/** Indexes the demo shop; a name that leads nowhere is a mistake in the data. */
export function createReferences(shop: Pick<DemoShop, 'attributes' | 'brands' | 'categories' | 'products'>): References {
  const names: Names = {
    attributes: new Map(shop.attributes.map(({ code, id }) => [code, id])),
    options: new Map(shop.attributes.flatMap(({ code, options }) => options.map((option) => [`${code}/${option.code}`, option.id]))),
    brands: new Map(shop.brands.map(({ code, id }) => [code, id])),
    products: new Map(idsBySku(shop.products)),
  };
  return referencesTo(names, createPositions(shop));
}

const isOutfit = (product: DemoProduct): boolean => product.type === 'bundle' || (product.type === 'grouped' && product.look !== undefined);

/** Deals the positions of every category. Places in front are for the outfits of the shop itself, not of what is added to it later. */
function createPositions({ categories, products }: Pick<DemoShop, 'categories' | 'products'>): References['nextPosition'] {
  const outfits = products.filter(isOutfit);
  const ofOutfits = (id: number): number => outfits.filter(({ categoryIds }) => categoryIds.includes(id)).length;
  const inFront = new Map(categories.map(({ id, setsFirst }) => [id, setsFirst ? ofOutfits(id) : 0]));
  const [front, rest] = [new Map<number, number>(), new Map(inFront)];
  return (categoryId, product) => {
    const isFirst = isOutfit(product) && (front.get(categoryId) ?? 0) < (inFront.get(categoryId) ?? 0);
    const dealt = isFirst ? front : rest;
    const position = (dealt.get(categoryId) ?? 0) + 1;
    dealt.set(categoryId, position);
    return position;
  };
}

const idsBySku = (products: readonly DemoProduct[]): readonly (readonly [string, number])[] =>
  products
    .flatMap((product) => [product, ...(product.type === 'configurable' ? product.variants : [])])
    .map(({ sku, id }) => [sku, id] as const);

function referencesTo(names: Names, nextPosition: References['nextPosition']): References {
  const look = (kind: keyof Names, key: string): number => {
    const found = names[kind].get(key);
    if (found === undefined) throw new Error(`the demo data names ${key} among its ${kind}, which does not exist`);
    return found;
  };
  return {
    option: (attribute, option) => look('options', `${attribute}/${option}`),
    attribute: (code) => look('attributes', code),
    product: (sku) => look('products', sku),
    brand: (code) => look('brands', code),
    nextPosition,
    with: (products) => referencesTo({ ...names, products: new Map([...names.products, ...idsBySku(products)]) }, nextPosition),
  };
}
