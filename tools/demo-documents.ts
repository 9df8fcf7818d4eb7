import type { Language } from '@shop/contract';
import type { DemoProduct, DemoShop } from '../packages/demo-data/index.ts';
import type { SearchDocument } from '../apps/backend/src/modules/search/text/index.ts';

/** The sizes are a filter of their own, not words. */
const isSize = (code: string): boolean => code.startsWith('maat_') || code === 'blouse_maat';

/** The demo shop as the search sees it, without a database; the doc id is the index in the list of products. */
export function demoDocuments(shop: DemoShop, language: Language): readonly SearchDocument[] {
  const categories = new Map(shop.categories.map((category) => [category.id, category]));
  const attributes = new Map(shop.attributes.map((attribute) => [attribute.code, attribute]));
  const brands = new Map(shop.brands.map((brand) => [brand.code, brand]));
  const labels = (product: DemoProduct, wanted: (code: string) => boolean | undefined): readonly string[] => {
    const pairs = [...Object.entries(product.attributes), ...variantsOf(product).flatMap(({ options }) => Object.entries(options))];
    const found = pairs.flatMap(([code, value]) => {
      const attribute = wanted(code) ? attributes.get(code) : undefined;
      const codes = typeof value === 'boolean' ? [] : [value].flat();
      return attribute ? attribute.options.filter((option) => codes.includes(option.code)).map(({ label }) => label[language]) : [];
    });
    return [...new Set(found)];
  };
  return shop.products.map((product, docId) => ({
    docId,
    sku: product.sku,
    codes: variantsOf(product).map(({ sku }) => sku),
    name: product.name[language],
    brand: brands.get(product.brand)?.title,
    categories: product.categoryIds.flatMap((id) => categories.get(id)?.name[language] ?? []),
    options: labels(
      product,
      (code) => code !== 'merk' && !isSize(code) && (attributes.get(code)?.isSearchable || axesOf(product).includes(code)),
    ),
    sizes: labels(product, isSize),
    shortDescription: product.shortDescription[language],
    description: product.description[language],
    popularity: product.sales.quantity,
  }));
}

/** What a product is chosen by is known for it, whether or not the attribute is searched elsewhere: the colour of an apron. */
const axesOf = (product: DemoProduct): readonly string[] => (product.type === 'configurable' ? product.axes : []);
const variantsOf = (product: DemoProduct) => (product.type === 'configurable' ? product.variants : []);
