import { perLanguage } from '@shop/contract';
import type { DemoProduct } from '../model.ts';
import { brands } from './brands.ts';
import { categories } from './categories.ts';

const categoryById = new Map(categories.map((category) => [category.id, category]));
const brandByCode = new Map(brands.map((brand) => [brand.code, brand]));

/** Keywords for the head of the page: where a product is found, and who makes it. */
export function withKeywords(product: DemoProduct): DemoProduct {
  const found = product.categoryIds.flatMap((id) => categoryById.get(id)?.name ?? []);
  const brand = brandByCode.get(product.brand)?.title;
  return {
    ...product,
    metaKeyword: perLanguage((language) => [...found.map((name) => name[language]), ...(brand === undefined ? [] : [brand])].join(', ')),
  };
}
