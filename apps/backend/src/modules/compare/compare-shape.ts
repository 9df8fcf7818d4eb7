import { filterAttributes, informationAttributes, productParent } from '#modules/catalog/index.ts';
import type { CatalogueView, ProductSource } from '#modules/catalog/index.ts';
import type { CompareList } from './compare-repository.ts';

/** What a product says of an attribute: its own words, or those of its variants. */
function textOf(source: ProductSource, code: string): string {
  const own = informationAttributes(source).find(({ attribute_code: other }) => other === code)?.value;
  if (own) return own;
  const values = filterAttributes(source).find(({ attribute_code: other }) => other === code)?.values ?? [];
  return values.flatMap((value) => value?.option_label ?? []).join(', ');
}

/** A list as the contract shows it; products that are not sold any more are left out. */
export function compareShape({ uid }: CompareList, productIds: readonly number[], view: CatalogueView): object {
  const sources = productIds.flatMap((id) => {
    const source = view.source(id);
    return source?.record.isVisible ? [source] : [];
  });
  const rows = view.catalogue.attributes
    .filter(({ isComparable }) => isComparable)
    .map((attribute) => ({ attribute, texts: sources.map((source) => textOf(source, attribute.code)) }))
    .filter(({ texts }) => texts.some((text) => text !== ''));
  return {
    uid,
    item_count: sources.length,
    attributes: rows.map(({ attribute }) => ({ code: attribute.code, label: view.label(attribute) })),
    items: sources.map((source, index) => ({
      uid: String(source.record.id),
      product: productParent(source),
      attributes: rows.map(({ attribute, texts }) => ({ code: attribute.code, value: texts[index] ?? '' })),
    })),
  };
}
