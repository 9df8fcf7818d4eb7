import type { Aggregation, AggregationOption, AggregationsFilterInput, InputMaybe, Language, SwatchData } from '@shop/contract';
import { encodeUid } from '#kernel/ids.ts';
import { toDecimal } from '#kernel/money.ts';
import type { CatalogueView, CategoryNode, OptionRecord } from '#modules/catalog/index.ts';
import { countFinder } from './finder/count-finder.ts';
import { countFacets, type FacetCounting } from './product-index/count-facets.ts';
import { branchFacet, categoryFacet, newFacet, ratingFacet, saleFacet, type Facet, type FacetPlan } from './product-index/facets.ts';
import type { ProductIndex } from './product-index/product-index.ts';
import { countPrices, type PriceBucket } from './product-index/price-facet.ts';
import type { Selection } from './product-index/selection.ts';

type Labels = Readonly<Record<Language, string>>;
const facetLabels: Readonly<Record<string, Labels>> = {
  [categoryFacet]: { nl: 'Categorie', de: 'Kategorie', en: 'Category' },
  [branchFacet]: { nl: 'Op voorraad in de winkel', de: 'Vorrätig im Laden', en: 'In stock in a shop' },
  [saleFacet]: { nl: 'Sale', de: 'Sale', en: 'Sale' },
  [newFacet]: { nl: 'Nieuw', de: 'Neu', en: 'New' },
  [ratingFacet]: { nl: 'Beoordeling', de: 'Bewertung', en: 'Rating' },
};
const priceLabels: Labels = { nl: 'Prijs', de: 'Preis', en: 'Price' };
const yesNoLabels: Record<Language, Readonly<Record<string, string>>> = {
  nl: { 1: 'Ja', 0: 'Nee' },
  de: { 1: 'Ja', 0: 'Nein' },
  en: { 1: 'Yes', 0: 'No' },
};

/** `same` identifies all of an option but its count: the writer caches its bytes by it. */
type OptionShape = AggregationOption & { readonly same?: LabelledOption | undefined };
export type FacetShape = Omit<Aggregation, 'options'> & { readonly options: readonly OptionShape[] };

/** A facet of no range; the fields of ranges are empty. */
const noRange = { is_range: false, min_value: null, max_value: null, from: null, to: null } as const;

/** Facets with the counts of their options: categories, price, then the attributes in their order. */
export function aggregationShapes(
  selection: Selection,
  counting: FacetCounting,
  filter: InputMaybe<AggregationsFilterInput> | undefined,
): readonly FacetShape[] {
  const { index } = selection;
  const counts = countFacets(selection, counting);
  const shapes: FacetShape[] = [];
  for (const labelled of labelledFacets(index)) {
    const { facet } = labelled;
    const isShown = facet.code === categoryFacet ? shownCategories(selection, filter) : undefined;
    const options: OptionShape[] = [];
    for (let i = 0; i < facet.values.length; i += 1) {
      const count = counts[facet.firstValueId + i] ?? 0;
      const option = labelled.options[i];
      if (count === 0 || !option || (isShown && !isShown(facet.values[i]?.node))) continue;
      // A branch may be renamed without a new index.
      const label = facet.code === branchFacet ? index.branchName(option.value) : option.label;
      options.push({ value: option.value, label, count, swatch_data: option.swatch, same: label === option.label ? option : undefined });
    }
    if (options.length === 0 || (facet.code === ratingFacet && options.every(({ value }) => value === '0'))) continue;
    const { label, position } = labelled;
    shapes.push({ attribute_code: facet.code, label, position, count: options.length, options, ...noRange });
  }
  const price = priceShape(selection, counting);
  const afterCategories = shapes.findIndex(({ attribute_code: code }) => code !== categoryFacet);
  return price ? shapes.toSpliced(afterCategories < 0 ? shapes.length : afterCategories, 0, price) : shapes;
}

/** Never the root; on request only the children of the chosen category, or the first row of the menu. */
function shownCategories(
  { index, filters }: Selection,
  filter: InputMaybe<AggregationsFilterInput> | undefined,
): (node: CategoryNode | undefined) => boolean {
  if (filter?.category?.includeDirectChildrenOnly !== true) return (node) => node?.parent !== undefined;
  const facet = index.plan.byCode.get(categoryFacet);
  const chosen = filters.facets.find(({ key }) => key === facet)?.valueIds ?? [];
  const parents = new Set<CategoryNode | undefined>(chosen.map((valueId) => facet?.values[valueId - facet.firstValueId]?.node));
  if (parents.size === 0) parents.add(index.view.tree.root);
  return (node) => node?.parent !== undefined && parents.has(node.parent);
}

type LabelledOption = { readonly value: string; readonly label: string | null; readonly swatch: SwatchData | null };
type LabelledFacet = {
  readonly facet: Facet;
  readonly label: string;
  readonly position: number | null;
  readonly options: readonly LabelledOption[];
};
const facetsCache = new WeakMap<FacetPlan, readonly LabelledFacet[]>();

/** Everything about the facets but the counts, in the language of the view. */
function labelledFacets({ plan, view }: ProductIndex): readonly LabelledFacet[] {
  let facets = facetsCache.get(plan);
  if (!facets) facetsCache.set(plan, (facets = plan.facets.map((facet) => labelledFacet(facet, view))));
  return facets;
}

function labelledFacet(facet: Facet, view: CatalogueView): LabelledFacet {
  const { language } = view.scope;
  return {
    facet,
    label: (facet.attribute ? view.label(facet.attribute) : facetLabels[facet.code]?.[language]) ?? facet.code,
    position: facet.attribute?.position ?? null,
    options: facet.values.map(({ value, option, node }): LabelledOption => {
      if (option) return { value, label: view.label(option), swatch: swatchOf(option) };
      if (node) return { value: encodeUid(node.record.id), label: node.text.name ?? null, swatch: null };
      const label = facet.code === ratingFacet ? undefined : yesNoLabels[language][value];
      return { value, label: label ?? value, swatch: null };
    }),
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

function priceShape(selection: Selection, counting: FacetCounting): FacetShape | undefined {
  const facet = countPrices(selection, counting);
  if (!facet) return undefined;
  const { price } = selection.filters;
  return {
    attribute_code: 'price',
    label: priceLabels[selection.index.view.scope.language],
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

/** The five selectors of the finder, each counted under the other four. */
export function finderShapes(selection: Selection): readonly FacetShape[] {
  return countFinder(selection).map(({ selector, counts }, position) => {
    const options = selector.options.flatMap(({ ids, label, option }, i) => {
      const products = counts[i] ?? 0;
      return products > 0 ? [{ value: ids[0] ?? '', label, count: products, swatch_data: option ? swatchOf(option) : null }] : [];
    });
    return { attribute_code: selector.key, label: selector.label, position, count: options.length, options, ...noRange };
  });
}
