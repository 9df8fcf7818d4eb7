import type { Aggregation, AggregationOption, AggregationsFilterInput, InputMaybe, SwatchData } from '@shop/contract';
import { encodeUid } from '#kernel/ids.ts';
import { toDecimal } from '#kernel/money.ts';
import type { CategoryNode, Language, OptionRecord } from '#modules/catalog/index.ts';
import { countFinder } from './finder/count-finder.ts';
import { countFacets, type FacetCounting } from './listing/count-facets.ts';
import { categoryFacet, newFacet, ratingFacet, saleFacet, type Facet, type FacetValue } from './listing/facets.ts';
import type { ListingIndex } from './listing/listing-index.ts';
import { countPrices, type PriceBucket } from './listing/price-facet.ts';
import type { Selection } from './listing/selection.ts';

type Words = Readonly<Record<Language, string>>;
const facetWords: Readonly<Record<string, Words>> = {
  [categoryFacet]: { nl: 'Categorie', de: 'Kategorie', en: 'Category' },
  [saleFacet]: { nl: 'Sale', de: 'Sale', en: 'Sale' },
  [newFacet]: { nl: 'Nieuw', de: 'Neu', en: 'New' },
  [ratingFacet]: { nl: 'Beoordeling', de: 'Bewertung', en: 'Rating' },
};
const priceWords: Words = { nl: 'Prijs', de: 'Preis', en: 'Price' };
const yesNo: Record<Language, Readonly<Record<string, string>>> = {
  nl: { 1: 'Ja', 0: 'Nee' },
  de: { 1: 'Ja', 0: 'Nein' },
  en: { 1: 'Yes', 0: 'No' },
};

/** A facet of no range; the fields of ranges are empty. */
const noRange = { is_range: false, min_value: null, max_value: null, from: null, to: null } as const;

/** The filters of a list with their counts: categories, price, then the attributes in their order. Nothing found, no filters. */
export function aggregationShapes(
  selection: Selection,
  counting: FacetCounting,
  filter: InputMaybe<AggregationsFilterInput> | undefined,
): readonly Aggregation[] {
  const { index } = selection;
  const counts = countFacets(selection, counting);
  const shapes = index.plan.facets.flatMap((facet) => {
    const values = facet.values.flatMap((value, place) => {
      const products = counts[facet.firstSlot + place] ?? 0;
      return products > 0 ? [{ value, products }] : [];
    });
    const kept = facet.code === categoryFacet ? categoriesShown(values, selection, filter) : values;
    if (kept.length === 0 || (facet.code === ratingFacet && kept.every(({ value }) => value.value === '0'))) return [];
    return [facetShape(facet, kept, index)];
  });
  const price = priceShape(selection, counting);
  const place = shapes.findIndex(({ attribute_code: code }) => code !== categoryFacet);
  return price ? shapes.toSpliced(place < 0 ? shapes.length : place, 0, price) : shapes;
}

type Counted = { readonly value: FacetValue; readonly products: number };

/** Never the root; on request only the children of the chosen category, or the first row of the menu. */
function categoriesShown(
  values: readonly Counted[],
  { index, choices }: Selection,
  filter: InputMaybe<AggregationsFilterInput> | undefined,
): readonly Counted[] {
  const shown = values.filter(({ value }) => value.node?.parent);
  if (filter?.category?.includeDirectChildrenOnly !== true) return shown;
  const chosen = choices.slots.find(({ key }) => key === index.plan.byCode.get(categoryFacet))?.slots ?? [];
  const facet = index.plan.byCode.get(categoryFacet);
  const parents = new Set<CategoryNode | undefined>(chosen.map((slot) => facet?.values[slot - facet.firstSlot]?.node));
  if (parents.size === 0) parents.add(index.view.tree.root);
  return shown.filter(({ value }) => parents.has(value.node?.parent));
}

function facetShape(facet: Facet, values: readonly Counted[], { view }: ListingIndex): Aggregation {
  const { language } = view.scope;
  const label = facet.attribute ? view.label(facet.attribute) : facetWords[facet.code]?.[language];
  return {
    attribute_code: facet.code,
    label: label ?? facet.code,
    position: facet.attribute?.position ?? null,
    count: values.length,
    options: values.map(({ value, products }): AggregationOption => {
      const { option, node } = value;
      if (option) return { value: value.value, label: view.label(option), count: products, swatch_data: swatchOf(option) };
      if (node) return { value: encodeUid(node.record.id), label: node.text.name ?? null, count: products, swatch_data: null };
      const words = facet.code === ratingFacet ? undefined : yesNo[language][value.value];
      return { value: value.value, label: words ?? value.value, count: products, swatch_data: null };
    }),
    ...noRange,
  };
}

const swatchOf = ({ swatch }: OptionRecord): SwatchData | null =>
  swatch ? { type: swatch.type === 'color' ? '1' : '0', value: swatch.value } : null;

const bucketShape = ({ fromEuros, toEuros, count }: PriceBucket): AggregationOption => ({
  value: `${fromEuros}_${toEuros}`,
  label: `${fromEuros}-${toEuros}`,
  count,
  swatch_data: null,
});

function priceShape(selection: Selection, counting: FacetCounting): Aggregation | undefined {
  const facet = countPrices(selection, counting);
  if (!facet) return undefined;
  const { price } = selection.choices;
  return {
    attribute_code: 'price',
    label: priceWords[selection.index.view.scope.language],
    position: null,
    count: facet.buckets.length,
    options: facet.buckets.map(bucketShape),
    is_range: true,
    min_value: toDecimal(facet.lowestCents),
    max_value: toDecimal(facet.highestCents),
    from: price ? toDecimal(price.fromCents) : null,
    to: price && price.toCents < Infinity ? toDecimal(price.toCents) : null,
  };
}

/** The five choices of the finder, each counted under the other four. */
export function finderShapes(selection: Selection): readonly Aggregation[] {
  return countFinder(selection).map(({ selector, counts }, position) => {
    const options = selector.options.flatMap(({ ids, label }, place) => {
      const products = counts[place] ?? 0;
      return products > 0 ? [{ value: ids[0] ?? '', label, count: products, swatch_data: null }] : [];
    });
    return { attribute_code: selector.key, label: selector.label, position, count: options.length, options, ...noRange };
  });
}
