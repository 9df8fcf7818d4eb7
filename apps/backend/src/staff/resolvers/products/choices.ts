import type { Language } from '@shop/contract';
import { brandAttribute, careAttribute, fibresIn, type BrandRecord, type CategoryRecord } from '#modules/catalog/index.ts';
import type { Parts } from '../../parts.ts';
import { attributeNames, chartName } from '../structure/told-apart.ts';
import { readerView, type ReaderView } from './reader-view.ts';

/** What values of a product may name, in the language of who looks. */
export function choicesShape(parts: Pick<Parts, 'catalog' | 'stores'>, language: Language) {
  const reader = readerView(parts, language);
  const { view } = reader;
  const { attributes, attributesByCode, brands, categories, sizeCharts } = view.catalogue;
  const attributeName = attributeNames(view, language);
  return {
    stores: parts.stores
      .activeViews()
      .map(({ code, name, language: spoken, fallbackCode }) => ({ code, name, language: spoken, fallback: fallbackCode })),
    brands: [...brands.values()].map(brandShape).toSorted((a, b) => a.title.localeCompare(b.title)),
    categories: [...categories.values()].map((category) => categoryShape(reader, category)),
    attributes: attributes
      .filter(({ code }) => code !== brandAttribute && code !== careAttribute)
      .map((attribute) => ({
        code: attribute.code,
        label: attributeName(attribute),
        input: attribute.input,
        isFilterable: attribute.isFilterable,
        options: attribute.options.map((option) => ({
          id: String(option.id),
          code: option.code,
          label: view.label(option),
          colour: option.swatch?.type === 'color' ? option.swatch.value : null,
        })),
      })),
    fibres: fibresIn(language),
    care: (attributesByCode.get(careAttribute)?.options ?? []).map((option) => ({ code: option.code, name: view.label(option) })),
    sizeCharts: [...sizeCharts.keys()].map((key) => ({ key, name: chartName(key, language) })),
  };
}

const makerShape = ({ name, street, postcode, city, countryCode, email }: BrandRecord['maker']) => ({
  name,
  lines: [street, `${postcode} ${city}`, countryCode],
  email,
});

const brandShape = ({ id, title, maker, euResponsible }: BrandRecord) => ({
  id: String(id),
  title,
  maker: makerShape(maker),
  euResponsible: euResponsible ? makerShape(euResponsible) : null,
});

function categoryShape({ view }: ReaderView, category: CategoryRecord) {
  const nameOf = ({ id, texts }: CategoryRecord): string =>
    view.text(Object.fromEntries(Object.entries(texts).flatMap(([code, { name }]) => (name === undefined ? [] : [[code, name]])))) ??
    String(id);
  const path: string[] = [];
  for (let above = view.catalogue.categories.get(category.parentId); above; above = view.catalogue.categories.get(above.parentId)) {
    if (path.length > 20) break;
    path.unshift(nameOf(above));
  }
  return { id: String(category.id), name: nameOf(category), path, isActive: category.isActive };
}
