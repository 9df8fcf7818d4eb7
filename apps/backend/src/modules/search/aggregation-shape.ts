import type { Aggregation, AggregationOption, AggregationsFilterInput, InputMaybe, Language, SwatchData } from '@shop/contract';
import { encodeUid } from '#kernel/ids.ts';
import { toDecimal } from '#kernel/money.ts';
import type { CatalogueView, CategoryNode, OptionRecord } from '#modules/catalog/index.ts';
import { countFinder } from './finder/count-finder.ts';
import { countFacets, type FacetCounting } from './listing/count-facets.ts';
import { branchFacet, categoryFacet, newFacet, ratingFacet, saleFacet, type Facet, type FacetPlan } from './listing/facets.ts';
import type { ListingIndex } from './listing/listing-index.ts';
import { countPrices, type PriceBucket } from './listing/price-facet.ts';
import type { Selection } from './listing/selection.ts';

type Words = Readonly<Record<Language, string>>;
const facetWords: Readonly<Record<string, Words>> = {
  [categoryFacet]: { nl: 'Categorie', de: 'Kategorie', en: 'Category' },
  [branchFacet]: { nl: 'Op voorraad in filiaal', de: 'Vorrätig in Filiale', en: 'In stock at branch' },
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

/** `same` stands for all of an option but its count. */
type OptionShape = AggregationOption & { readonly same?: OptionWords | undefined };
export type FacetShape = Omit<Aggregation, 'options'> & { readonly options: readonly OptionShape[] };

/** A facet of no range; the fields of ranges are empty. */
const noRange = { is_range: false, min_value: null, max_value: null, from: null, to: null } as const;

/** The filters of a list with their counts: categories, price, then the attributes in their order. Nothing found, no filters. */
export function aggregationShapes(
  selection: Selection,
  counting: FacetCounting,
  filter: InputMaybe<AggregationsFilterInput> | undefined,
): readonly FacetShape[] {
  const { index } = selection;
  const counts = countFacets(selection, counting);
  const shapes: FacetShape[] = [];
  for (const words of facetsInWords(index)) {
    const { facet } = words;
    const isShown = facet.code === categoryFacet ? shownCategories(selection, filter) : undefined;
    const options: OptionShape[] = [];
    for (let place = 0; place < facet.values.length; place += 1) {
      const count = counts[facet.firstSlot + place] ?? 0;
      const option = words.options[place];
      if (count === 0 || !option || (isShown && !isShown(facet.values[place]?.node))) continue;
      // A branch may get another name while its pieces stay.
      const label = facet.code === branchFacet ? index.branchName(option.value) : option.label;
      options.push({ value: option.value, label, count, swatch_data: option.swatch, same: label === option.label ? option : undefined });
    }
    if (options.length === 0 || (facet.code === ratingFacet && options.every(({ value }) => value === '0'))) continue;
    const { label, position } = words;
    shapes.push({ attribute_code: facet.code, label, position, count: options.length, options, ...noRange });
  }
  const price = priceShape(selection, counting);
  const place = shapes.findIndex(({ attribute_code: code }) => code !== categoryFacet);
  return price ? shapes.toSpliced(place < 0 ? shapes.length : place, 0, price) : shapes;
}

/** Never the root; on request only the children of the chosen category, or the first row of the menu. */
function shownCategories(
  { index, choices }: Selection,
  filter: InputMaybe<AggregationsFilterInput> | undefined,
): (node: CategoryNode | undefined) => boolean {
  if (filter?.category?.includeDirectChildrenOnly !== true) return (node) => node?.parent !== undefined;
  const facet = index.plan.byCode.get(categoryFacet);
  const chosen = choices.slots.find(({ key }) => key === facet)?.slots ?? [];
  const parents = new Set<CategoryNode | undefined>(chosen.map((slot) => facet?.values[slot - facet.firstSlot]?.node));
  if (parents.size === 0) parents.add(index.view.tree.root);
  return (node) => node?.parent !== undefined && parents.has(node.parent);
}

type OptionWords = { readonly value: string; readonly label: string | null; readonly swatch: SwatchData | null };
type FacetWords = {
  readonly facet: Facet;
  readonly label: string;
  readonly position: number | null;
  readonly options: readonly OptionWords[];
};
const known = new WeakMap<FacetPlan, readonly FacetWords[]>();

/** Everything of the filters but the counts, in the language of the view. */
function facetsInWords({ plan, view }: ListingIndex): readonly FacetWords[] {
  let words = known.get(plan);
  if (!words) known.set(plan, (words = plan.facets.map((facet) => facetInWords(facet, view))));
  return words;
}

function facetInWords(facet: Facet, view: CatalogueView): FacetWords {
  const { language } = view.scope;
  return {
    facet,
    label: (facet.attribute ? view.label(facet.attribute) : facetWords[facet.code]?.[language]) ?? facet.code,
    position: facet.attribute?.position ?? null,
    options: facet.values.map(({ value, option, node }): OptionWords => {
      if (option) return { value, label: view.label(option), swatch: swatchOf(option) };
      if (node) return { value: encodeUid(node.record.id), label: node.text.name ?? null, swatch: null };
      const words = facet.code === ratingFacet ? undefined : yesNo[language][value];
      return { value, label: words ?? value, swatch: null };
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
export function finderShapes(selection: Selection): readonly FacetShape[] {
  return countFinder(selection).map(({ selector, counts }, position) => {
    const options = selector.options.flatMap(({ ids, label }, place) => {
      const products = counts[place] ?? 0;
      return products > 0 ? [{ value: ids[0] ?? '', label, count: products, swatch_data: null }] : [];
    });
    return { attribute_code: selector.key, label: selector.label, position, count: options.length, options, ...noRange };
  });
}
