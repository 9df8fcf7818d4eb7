import { sanitiseHtml } from '@shop/rules/sanitise-html';
import { htmlTexts, type ProductText } from '../products/product-fields.ts';
import type { CatalogueInput, ProductInput } from './catalogue-input.ts';

/** What is shown as HTML is cleaned on the way in (R168), whoever wrote it. */
export function cleanInput({ products, categories, brands, ...input }: CatalogueInput): CatalogueInput {
  return {
    ...input,
    ...(products && { products: products.map(cleanProduct) }),
    ...(categories && { categories: categories.map((category) => ({ ...category, texts: perView(category.texts, cleanDescription) })) }),
    ...(brands && { brands: brands.map((brand) => ({ ...brand, description: perView(brand.description, cleanHtml) })) }),
  };
}

const perView = <T>(texts: Readonly<Record<string, T>>, clean: (text: T) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(texts).map(([storeCode, text]) => [storeCode, clean(text)]));

const cleanProduct = (product: ProductInput): ProductInput =>
  product.texts ? { ...product, texts: perView(product.texts, cleanProductText) } : product;

function cleanProductText(text: ProductText): ProductText {
  const clean: { -readonly [Name in keyof ProductText]: ProductText[Name] } = { ...text };
  for (const name of htmlTexts) if (clean[name] !== undefined) clean[name] = cleanHtml(clean[name]);
  return clean;
}

const cleanDescription = <T extends { readonly description?: string }>(text: T): T =>
  text.description === undefined ? text : { ...text, description: cleanHtml(text.description) };

/** Many texts are words alone, with nothing to clean. */
export const cleanHtml = (html: string): string => (/[<>&"\0]/.test(html) ? sanitiseHtml(html) : html);
