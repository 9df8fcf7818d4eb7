import type { Brand, ProductMaker, ProductSafety } from '@shop/contract';
import type { BrandRecord, Maker } from '../read-model/catalogue.ts';
import type { CatalogueView, ProductSource } from '../read-model/catalogue-view.ts';
import type { CategoryParent } from '../categories/category-shape.ts';
import { categoryParent } from '../categories/category-shape.ts';
import { animalPartsText } from './materials.ts';

const pictureWidth = 960;
const logoWidth = 480;

export type BrandParent = Omit<Brand, 'category'> & { readonly category: CategoryParent | null };

/** A brand in the words of a view. */
export function brandShape(brand: BrandRecord, view: CatalogueView): BrandParent {
  const category = brand.categoryId === undefined ? undefined : view.tree.byId.get(brand.categoryId);
  return {
    id: String(brand.id),
    title: brand.title,
    urlKey: brand.urlKey,
    option_id: brand.optionId,
    logo: brand.logoHash === undefined ? null : view.mediaUrl(brand.logoHash, logoWidth, 'webp'),
    image: brand.pictureHash === undefined ? null : view.mediaUrl(brand.pictureHash, pictureWidth, 'webp'),
    image_focus: view.catalogue.focuses.get(brand.pictureHash ?? '') ?? null,
    short_description: view.text(brand.shortDescription) ?? null,
    description: view.text(brand.description) ?? null,
    meta_title: brand.title,
    meta_keywords: null,
    meta_description: view.text(brand.shortDescription) ?? null,
    showInSlider: brand.showInSlider,
    positionInSlider: brand.positionInSlider,
    category: category ? categoryParent(category, view) : null,
  };
}

const makerShape = (maker: Maker): ProductMaker => ({
  name: maker.name,
  street: maker.street,
  postcode: maker.postcode,
  city: maker.city,
  country: maker.countryCode,
  email: maker.email,
});

/** Who answers for a product (LAW-14), with its warnings and the phrase on animal parts (LAW-15). */
export function safetyShape({ record, view, text }: ProductSource, brand: BrandRecord | undefined): ProductSafety | null {
  if (!brand) return null;
  return {
    maker: makerShape(brand.maker),
    eu_responsible: brand.euResponsible ? makerShape(brand.euResponsible) : null,
    warnings: text.warnings ?? null,
    animal_parts: record.hasAnimalParts ? animalPartsText(view.scope.language) : null,
  };
}
