import type { DemoShop, Language, Text } from '@shop/demo-data';

/** The store view that speaks each language; the others fall back to one of these. */
export const storeCodes: Readonly<Record<Language, string>> = { nl: 'nl', de: 'de', en: 'en' };
const languages = Object.keys(storeCodes) as readonly Language[];

/** One value per store view. */
export function perStore<T>(make: (language: Language) => T): Record<string, T> {
  return Object.fromEntries(languages.map((language) => [storeCodes[language], make(language)]));
}

/** The three languages of a text, by store view. */
export const byStore = (text: Text): Record<string, string> => perStore((language) => text[language]);

/** Ids of what demo data names by code or sku. */
export type References = {
  option(attribute: string, option: string): number;
  attribute(code: string): number;
  product(sku: string): number;
  brand(code: string): number;
  /** Products stand in a category in the order of the data. */
  nextPosition(categoryId: number): number;
};

/** Indexes the demo shop; a name that leads nowhere is a mistake in the data. */
export function createReferences(shop: Pick<DemoShop, 'attributes' | 'brands' | 'products'>): References {
  const attributes = new Map(shop.attributes.map((attribute) => [attribute.code, attribute.id]));
  const options = new Map(shop.attributes.flatMap(({ code, options: all }) => all.map((option) => [`${code}/${option.code}`, option.id])));
  const brands = new Map(shop.brands.map(({ code, id }) => [code, id]));
  const products = new Map(
    shop.products
      .flatMap((product) => [product, ...(product.type === 'configurable' ? product.variants : [])])
      .map(({ sku, id }) => [sku, id]),
  );
  const positions = new Map<number, number>();
  const look = (map: ReadonlyMap<string, number>, key: string, kind: string): number => {
    const found = map.get(key);
    if (found === undefined) throw new Error(`the demo data names ${kind} ${key}, which does not exist`);
    return found;
  };
  return {
    option: (attribute, option) => look(options, `${attribute}/${option}`, 'option'),
    attribute: (code) => look(attributes, code, 'attribute'),
    product: (sku) => look(products, sku, 'product'),
    brand: (code) => look(brands, code, 'brand'),
    nextPosition: (categoryId) => {
      const position = (positions.get(categoryId) ?? 0) + 1;
      positions.set(categoryId, position);
      return position;
    },
  };
}
