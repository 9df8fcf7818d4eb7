import { inputError } from '#kernel/errors.ts';
import { divideHalfUp, type Cents } from '#kernel/money.ts';
import { compositionOf, priceOf, variantParents, type CatalogueView, type ProductSource } from '#modules/catalog/index.ts';
import { basePrice, type UnitPrice } from '#modules/pricing/index.ts';
import type { OrderLine } from '../order.ts';

/** What a line says of its article; what it costs is decided elsewhere. */
type LineText = Pick<
  OrderLine,
  'type' | 'sku' | 'parentSku' | 'name' | 'urlKey' | 'picture' | 'isSample' | 'options' | 'parts' | 'materials' | 'animalParts'
>;

type Article = { readonly source: ProductSource; readonly parent: ProductSource | undefined; readonly price: UnitPrice };

/** An article that can be put on the shelf of an order: a simple one, or a variant; undefined when the shop does not offer it. */
export function findArticle(view: CatalogueView, sku: string, now: Date): Article | undefined {
  const source = view.sourceBySku(sku);
  if (!source || (source.record.type !== 'simple' && source.record.type !== 'virtual')) return undefined;
  const { parentId, isVisible } = source.record;
  const parent = parentId === undefined ? undefined : view.source(parentId);
  const price = priceOf(source, now)?.lowest;
  return price && (parentId === undefined ? isVisible : parent !== undefined) ? { source, parent, price } : undefined;
}

/** The words of an article in the language of its view, as an order keeps them. */
export function lineText({ source, parent }: Pick<Article, 'source' | 'parent'>): LineText {
  const shown = parent ?? source;
  return {
    type: parent ? 'configurable' : source.record.type === 'virtual' ? 'virtual' : 'simple',
    sku: source.record.sku,
    parentSku: parent?.record.sku ?? null,
    name: shown.text.name ?? shown.record.sku,
    urlKey: shown.text.urlKey ?? null,
    picture: (source.record.pictures[0] ?? shown.record.pictures[0])?.hash ?? null,
    isSample: false,
    options: parent ? optionsOf(parent, source.record.sku) : [],
    parts: [],
    ...compositionOf(shown),
  };
}

export function optionsOf(parent: ProductSource, sku: string): OrderLine['options'] {
  const { view } = parent;
  const variant = variantParents(parent).find(({ product }) => product.sku === sku);
  return (variant?.attributes ?? []).flatMap(({ code, label }) => {
    const attribute = view.catalogue.attributesByCode.get(code ?? '');
    return attribute ? [{ label: view.label(attribute), value: label ?? '' }] : [];
  });
}

/** What one piece costs today. A supply free of VAT is sold without the one that list prices contain (LAW-25). */
export function todaysPrice(
  { price }: Article,
  exemptFrom: number | undefined,
): Pick<OrderLine, 'unitIncl' | 'originalUnitIncl' | 'basePrice'> {
  const asked = (cents: Cents): Cents =>
    exemptFrom === undefined ? cents : divideHalfUp(cents * 10_000, 10_000 + Math.round(exemptFrom * 100));
  const unitIncl = asked(price.finalCents);
  return {
    unitIncl,
    originalUnitIncl: asked(price.regularCents),
    ...(price.content ? { basePrice: basePrice(unitIncl, price.content) } : {}),
  };
}

/** Another variant of the product a line is of. */
export function findVariant(view: CatalogueView, line: OrderLine, sku: string, now: Date): Article {
  const article = findArticle(view, sku, now);
  if (line.type !== 'configurable' || sku === line.sku || article?.parent?.record.sku !== line.parentSku)
    throw inputError(`${sku.slice(0, 64)} is not another size of line ${line.id}.`);
  return article;
}
