import type { AttributeRecord, CatalogueView, ProductSource } from '#modules/catalog/index.ts';
import { unitRecords } from '#modules/catalog/index.ts';
import type { SearchDocument } from './search-document.ts';

/** Sizes are matched as sizes, not as words. */
const isSize = (code: string): boolean => code.startsWith('maat_') || code === 'blouse_maat';

/**
 * The document of a product. The attributes its variants differ by are searched even where they are not searchable in general:
 * the colour of an apron says what the apron is, while the colour of a dirndl's apron says little about the dirndl.
 */
export function catalogueDocument(source: ProductSource, docId: number): SearchDocument {
  const { record, text, view } = source;
  const units = unitRecords(source);
  const axes = new Set(record.axes.map(({ attributeId }) => attributeId));
  return {
    docId,
    sku: record.sku,
    codes: units.filter((unit) => unit !== record).map(({ sku }) => sku),
    name: text.name ?? record.sku,
    brand: record.brandId === undefined ? undefined : view.catalogue.brands.get(record.brandId)?.title,
    categories: [...record.categories.keys()].flatMap((id) => view.tree.byId.get(id)?.text.name ?? []),
    options: optionLabels(source, ({ id, code, isSearchable }) => (isSearchable || axes.has(id)) && !isSize(code)),
    sizes: optionLabels(source, ({ code }) => isSize(code)),
    shortDescription: text.shortDescription ?? '',
    description: text.description ?? '',
    popularity: record.sales?.quantity ?? 0,
  };
}

function optionLabels(source: ProductSource, isWanted: (attribute: AttributeRecord) => boolean): readonly string[] {
  const { record, view } = source;
  const records = [record, ...unitRecords(source)];
  const ids = view.catalogue.attributes.filter(isWanted).flatMap(({ code }) =>
    records.flatMap(({ attributes }) => {
      const value = attributes[code];
      return typeof value === 'object' ? value : [];
    }),
  );
  return [...new Set([...new Set(ids)].flatMap((id) => labelOf(view, id)))];
}

function labelOf(view: CatalogueView, optionId: number): readonly string[] {
  const option = view.catalogue.options.get(optionId);
  return option ? [view.label(option)] : [];
}
