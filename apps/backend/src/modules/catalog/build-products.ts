import type { PricePeriod, TierRule } from '#modules/pricing/index.ts';
import type { BundleOption, LinkKind, ProductRecord } from './catalogue.ts';
import type * as composites from './composites-repository.ts';
import type * as stored from './products-repository.ts';
import { textsByStore } from './texts.ts';

export type ProductRows = {
  readonly products: readonly stored.ProductRow[];
  readonly productTexts: readonly stored.ProductTextRow[];
  readonly prices: readonly stored.PriceRow[];
  readonly tiers: readonly stored.TierRow[];
  readonly memberships: readonly stored.MembershipRow[];
  readonly media: readonly stored.MediaRow[];
  readonly links: readonly stored.LinkRow[];
  readonly downloads: readonly stored.DownloadRow[];
  readonly sales: readonly stored.SalesRow[];
  readonly axes: readonly composites.AxisRow[];
  readonly variants: readonly composites.VariantRow[];
  readonly bundleOptions: readonly composites.BundleOptionRow[];
  readonly bundleSelections: readonly composites.BundleSelectionRow[];
  readonly groupedItems: readonly composites.GroupedItemRow[];
  readonly looks: readonly composites.LookRow[];
};

const byProduct = <T extends { readonly productId: number }>(rows: readonly T[]): Map<number, T[]> =>
  Map.groupBy(rows, ({ productId }) => productId);
const time = (date: Date | null): number | undefined => date?.getTime();

/** Puts the rows of all products together. */
export function buildProducts(rows: ProductRows): readonly ProductRecord[] {
  const texts = byProduct(rows.productTexts);
  const memberships = byProduct(rows.memberships);
  const media = byProduct(rows.media);
  const links = byProduct(rows.links);
  const downloads = byProduct(rows.downloads);
  const sales = new Map(rows.sales.map((row) => [row.productId, row]));
  const axes = byProduct(rows.axes);
  const variants = byProduct(rows.variants);
  const parents = new Map(rows.variants.map(({ productId, variantId }) => [variantId, productId]));
  const bundles = buildBundles(rows);
  const grouped = byProduct(rows.groupedItems);
  const looks = new Map(rows.looks.map((row) => [row.productId, row]));
  const prices = buildPrices(rows.prices);
  const tiers = Map.groupBy(rows.tiers, ({ sku }) => sku);
  return rows.products.map((row) => ({
    ...baseOf(row),
    texts: textsByStore(texts.get(row.id) ?? []),
    categories: new Map((memberships.get(row.id) ?? []).map(({ categoryId, position }) => [categoryId, position])),
    pictures: media.get(row.id) ?? [],
    links: linksOf(links.get(row.id) ?? []),
    axes: axes.get(row.id) ?? [],
    variantIds: (variants.get(row.id) ?? []).map(({ variantId }) => variantId),
    parentId: parents.get(row.id),
    bundleOptions: bundles.get(row.id) ?? [],
    groupedItems: grouped.get(row.id) ?? [],
    look: looks.get(row.id),
    downloads: downloads.get(row.id) ?? [],
    sales: salesOf(sales.get(row.id)),
    prices: prices.get(row.sku) ?? {},
    tiers: (tiers.get(row.sku) ?? []).map(({ quantity, percentOff }): TierRule => ({ quantity, percentOff })),
  }));
}

function baseOf({ contentAmount, contentUnit, ...row }: stored.ProductRow) {
  return {
    ...row,
    brandId: row.brandId ?? undefined,
    weightGrams: row.weightGrams ?? undefined,
    newFrom: time(row.newFrom),
    newTo: time(row.newTo),
    manufacturerPriceCents: row.manufacturerPriceCents ?? undefined,
    content: contentAmount !== null && contentUnit !== null ? { amount: contentAmount, unit: contentUnit } : undefined,
    sizeChartKey: row.sizeChartKey ?? undefined,
    bundleDiscountPercent: row.bundleDiscountPercent ?? 0,
    createdAt: row.createdAt.getTime(),
    updatedAt: row.updatedAt.getTime(),
  };
}

function linksOf(rows: readonly stored.LinkRow[]): Record<LinkKind, readonly number[]> {
  const of = (kind: LinkKind): number[] => rows.filter((row) => row.kind === kind).map(({ linkedId }) => linkedId);
  return rows.length === 0 ? noLinks : { related: of('related'), upsell: of('upsell'), crosssell: of('crosssell') };
}
const noLinks = { related: [], upsell: [], crosssell: [] } as const;

const salesOf = (row: stored.SalesRow | undefined): ProductRecord['sales'] =>
  row && { orders: row.orders, quantity: row.quantity, lastOrderAt: time(row.lastOrderAt) };

function buildBundles(rows: ProductRows): Map<number, BundleOption[]> {
  const selections = Map.groupBy(rows.bundleSelections, ({ optionId }) => optionId);
  const options = rows.bundleOptions.map((row) => ({ ...row, selections: selections.get(row.id) ?? [] }));
  return byProduct(options);
}

/** Variants and views mostly share their periods: each distinct list exists once. */
function buildPrices(rows: readonly stored.PriceRow[]): Map<string, Record<string, readonly PricePeriod[]>> {
  const lists = new Map<string, readonly PricePeriod[]>();
  const prices = new Map<string, Record<string, readonly PricePeriod[]>>();
  for (const { sku, storeCode, periods } of rows) {
    let list = lists.get(periods);
    if (!list) lists.set(periods, (list = parsePeriods(periods)));
    const stores = prices.get(sku);
    if (stores) stores[storeCode] = list;
    else prices.set(sku, { [storeCode]: list });
  }
  return prices;
}

function parsePeriods(text: string): readonly PricePeriod[] {
  return text.split(',').map((entry) => {
    const [kind, cents, from, to] = entry.split(' ');
    return {
      kind: kind === 'special' ? 'special' : 'regular',
      cents: Number(cents),
      from: Number(from),
      to: to === undefined ? undefined : Number(to),
    };
  });
}
