import type { PerLanguage } from '@shop/contract';
import type { CategoryNode, OptionRecord } from '#modules/catalog/index.ts';
import { categoryFacet, type Facet, type FacetValue } from '../product-index/facets.ts';
import type { ProductIndex } from '../product-index/product-index.ts';
import type { FinderKey } from '../product-index/selection.ts';

type FinderOption = {
  /** The first is the one given out; the same size of another garment is understood, too. */
  readonly ids: readonly string[];
  readonly label: string;
  readonly valueIds: readonly number[];
  /** Of a colour: it has a swatch. */
  readonly option?: OptionRecord | undefined;
};
export type FinderSelector = {
  readonly key: FinderKey;
  readonly label: string;
  readonly options: readonly FinderOption[];
  readonly isVariant: boolean;
};

/** The outfit finder behind the five wire names: occasion, for whom, garment, size, colour. */
const attributes = { type_id: 'gelegenheid', brand_id: 'gender', cilinder_id: 'kleur' } as const;
const isSize = ({ code }: Facet): boolean => code.startsWith('maat_');
const garmentLevel = 3;
const labels = {
  model_id: { nl: 'Kledingstuk', de: 'Kleidungsstück', en: 'Garment' },
  year_id: { nl: 'Maat', de: 'Größe', en: 'Size' },
} as const satisfies Record<string, PerLanguage<string>>;

const selectorsCache = new WeakMap<ProductIndex, readonly FinderSelector[]>();

/** The five selectors of a view with all their options. */
export function finderSelectors(index: ProductIndex): readonly FinderSelector[] {
  let selectors = selectorsCache.get(index);
  if (!selectors) {
    selectors = [
      ...attributeSelector(index, 'type_id'),
      ...attributeSelector(index, 'brand_id'),
      garmentSelector(index),
      sizeSelector(index),
      ...attributeSelector(index, 'cilinder_id'),
    ];
    selectorsCache.set(index, selectors);
  }
  return selectors;
}

function attributeSelector(index: ProductIndex, key: keyof typeof attributes): readonly FinderSelector[] {
  const facet = index.plan.byCode.get(attributes[key]);
  if (!facet?.attribute) return [];
  return [{ key, label: index.view.label(facet.attribute), options: optionsOf(index, facet), isVariant: facet.isVariant }];
}

const optionsOf = ({ view }: ProductIndex, facet: Facet): readonly FinderOption[] =>
  facet.values.map(({ value, option }, i) => ({
    ids: [value],
    label: option ? view.label(option) : value,
    valueIds: [facet.firstValueId + i],
    option,
  }));

/** Sizes of all garments, those that are written alike as one: 38 is a size, whatever it is the size of. */
function sizeSelector(index: ProductIndex): FinderSelector {
  const facets = index.plan.facets.filter(isSize);
  const byLabel = Map.groupBy(
    facets.flatMap((facet) => optionsOf(index, facet)),
    ({ label }) => label,
  );
  const options = [...byLabel].map(([label, alike]) => ({
    ids: alike.flatMap(({ ids }) => ids),
    label,
    valueIds: alike.flatMap(({ valueIds }) => valueIds),
  }));
  return {
    key: 'year_id',
    label: labels.year_id[index.view.scope.language],
    options,
    isVariant: facets.some(({ isVariant }) => isVariant),
  };
}

/** The second row of the menu, where it holds garments and not only sets of them. */
function garmentSelector(index: ProductIndex): FinderSelector {
  const facet = index.plan.byCode.get(categoryFacet);
  const found = facet?.values.flatMap((value, i) => garment(index, value, (facet?.firstValueId ?? 0) + i)) ?? [];
  const names = Map.groupBy(found, ({ node }) => node.text.name ?? '');
  const options = found.map(({ node, valueId }) => {
    const name = node.text.name ?? '';
    const isAmbiguous = (names.get(name)?.length ?? 0) > 1;
    return { ids: [String(node.record.id)], label: isAmbiguous ? `${name} (${node.parent?.text.name ?? ''})` : name, valueIds: [valueId] };
  });
  return { key: 'model_id', label: labels.model_id[index.view.scope.language], options, isVariant: false };
}

function garment(
  { view }: ProductIndex,
  { node }: FacetValue,
  valueId: number,
): readonly { readonly node: CategoryNode; readonly valueId: number }[] {
  if (node?.level !== garmentLevel) return [];
  for (const id of node.products.keys()) {
    const type = view.catalogue.products.get(id)?.type;
    if (type !== 'bundle' && type !== 'grouped') return [{ node, valueId }];
  }
  return [];
}
