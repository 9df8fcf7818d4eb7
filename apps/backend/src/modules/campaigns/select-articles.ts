import type { Catalogue, ProductRecord } from '#modules/catalog/index.ts';
import type { CampaignSelection } from './campaign.ts';

export type Selected = {
  /** What has a price of its own: sizes and colours, not what they are sizes of. */
  readonly skus: readonly string[];
  /** Typed, and not in the shop. */
  readonly unknown: readonly string[];
};

/** Which articles a campaign is for: those that are named, and those that fit every filter that is set. */
export function selectArticles(catalogue: Catalogue, { skus, categories, brands, options, excluded }: CampaignSelection): Selected {
  const found = new Set<string>();
  const unknown: string[] = [];
  const add = (record: ProductRecord): void => {
    for (const one of soldAs(catalogue, record)) found.add(one.sku);
  };
  for (const sku of new Set(skus)) {
    const record = catalogue.productsBySku.get(sku);
    if (record) add(record);
    else unknown.push(sku);
  }
  if (categories.length + brands.length + options.length > 0) {
    const within = withDescendants(catalogue, categories);
    for (const record of catalogue.products.listable()) {
      if (!record.isVisible || !record.isEnabled) continue;
      const isInCategory = categories.length === 0 || [...record.categories.keys()].some((id) => within.has(id));
      const isOfBrand = brands.length === 0 || (record.brandId !== undefined && brands.includes(record.brandId));
      const fits = isInCategory && isOfBrand && options.every((option) => hasOption(record, option));
      if (fits) add(record);
    }
  }
  for (const sku of excluded) found.delete(sku);
  return { skus: [...found].sort(), unknown };
}

function soldAs({ products }: Catalogue, record: ProductRecord): readonly ProductRecord[] {
  if (record.type === 'configurable') return record.variantIds.flatMap((id) => products.get(id) ?? []).filter(({ isEnabled }) => isEnabled);
  return record.type === 'simple' || record.type === 'virtual' ? [record] : [];
}

const hasOption = ({ attributes }: ProductRecord, option: number): boolean =>
  Object.values(attributes).some((value) => Array.isArray(value) && value.includes(option));

function withDescendants({ categories }: Catalogue, wanted: readonly number[]): ReadonlySet<number> {
  const within = new Set(wanted);
  let before = -1;
  while (before !== within.size) {
    before = within.size;
    for (const { id, parentId } of categories.values()) if (within.has(parentId)) within.add(id);
  }
  return within;
}
