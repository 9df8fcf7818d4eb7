import type { Sliced } from '#kernel/slices.ts';
import type { CatalogueView, ProductRecord, ProductSource } from '#modules/catalog/index.ts';
import { unitRecords } from '#modules/catalog/index.ts';
import { branchFacet, categoryFacet, slotsOf, type Facet, type FacetPlan } from './facets.ts';
import { SlotListBuilder, valueHead, wordsOf, type SlotLists } from './slot-lists.ts';

/** What only a change of the catalogue changes. */
export type StaticSlots = {
  /** Per product: its categories, and values that hold whatever is in stock. */
  readonly fixed: SlotLists;
  /** Per unit: the values variants are chosen by. */
  readonly units: SlotLists;
  /** The units of product n are `unitStart[n]` to `unitStart[n + 1]`. */
  readonly unitStart: Uint32Array;
  /** Where the values of product n that hold whatever its variants are stand: up to `ownStart[n + 1]`. */
  readonly ownStart: Uint32Array;
  /** Where product n says which of its units have which value: there is room for every value they can have. */
  readonly valueStart: Uint32Array;
};

const slice = 500;
/** Each product is either reduced or not, either new or not, and has one rating. */
const flagSlots = 3;

/** Reads the catalogue once, pausing every few hundred products. */
export function* staticSlots(sources: readonly ProductSource[], plan: FacetPlan, view: CatalogueView): Sliced<StaticSlots> {
  const attributeFacets = plan.facets.filter(({ attribute }) => attribute);
  const [ofProducts, ofVariants] = [
    attributeFacets.filter((facet) => !facet.isVariant),
    attributeFacets.filter((facet) => facet.isVariant),
  ];
  const branches = plan.byCode.get(branchFacet)?.values.length ?? 0;
  const categories = yield* categorySlots(view, plan);
  const [fixed, units] = [new SlotListBuilder(plan.slotCount), new SlotListBuilder(plan.slotCount)];
  const start = (): Uint32Array => new Uint32Array(sources.length + 1);
  const [unitStart, ownStart, valueStart] = [start(), start(), start()];
  for (const [ordinal, source] of sources.entries()) {
    const { record } = source;
    const members = unitRecords(source);
    const own = fixedSlots(ofProducts, record, members, categories.get(record.id) ?? []);
    fixed.push(own);
    const chosen = new Set<number>();
    for (const unit of members) {
      const slots = unitSlots(ofVariants, record, unit);
      units.push(slots);
      for (const slot of slots) chosen.add(slot);
    }
    unitStart[ordinal + 1] = units.count;
    ownStart[ordinal + 1] = (ownStart[ordinal] ?? 0) + own.length + flagSlots;
    valueStart[ordinal + 1] = (valueStart[ordinal] ?? 0) + valueHead + (chosen.size + branches) * (1 + wordsOf(members.length));
    if (ordinal % slice === slice - 1) yield;
  }
  return { fixed: fixed.build(), units: units.build(), unitStart, ownStart, valueStart };
}

function* categorySlots({ tree }: CatalogueView, { byCode }: FacetPlan): Sliced<Map<number, number[]>> {
  const found = new Map<number, number[]>();
  const slots = byCode.get(categoryFacet)?.slots;
  for (const { record, products } of tree.byId.values()) {
    const slot = slots?.get(String(record.id));
    if (slot === undefined) continue;
    for (const id of products.keys()) {
      const list = found.get(id);
      if (list) list.push(slot);
      else found.set(id, [slot]);
    }
    yield;
  }
  return found;
}

function fixedSlots(
  facets: readonly Facet[],
  record: ProductRecord,
  units: readonly ProductRecord[],
  categories: readonly number[],
): readonly number[] {
  const slots = new Set(categories);
  for (const facet of facets) {
    for (const slot of slotsOf(facet, record)) slots.add(slot);
    for (const unit of units) if (unit !== record) for (const slot of slotsOf(facet, unit)) slots.add(slot);
  }
  return [...slots];
}

/** What a variant says itself, and where it says nothing what its product says. */
function unitSlots(facets: readonly Facet[], record: ProductRecord, unit: ProductRecord): readonly number[] {
  return facets.flatMap((facet) => slotsOf(facet, facet.code in unit.attributes ? unit : record));
}
