import type { PricePeriod, TierRule } from '#modules/pricing/index.ts';
import type { BundleOption, Download, LinkKind, MaterialPart, ProductRecord, Texts } from './catalogue.ts';
import type * as composites from './composites-repository.ts';
import type * as stored from './products-repository.ts';
import { fieldEntries, type ProductField, type ProductFields } from '../products/product-fields.ts';
import type { Interning } from './interning.ts';
import { LoadedProduct, PictureSet, type OwnPart, type PictureFace, type SharedPart } from './loaded-product.ts';
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

export function buildProducts(rows: ProductRows, interning: Interning): readonly LoadedProduct[] {
  const media = byProduct(rows.media);
  const ownOf = ownParts(rows, interning);
  const prices = buildPrices(rows.prices, interning);
  const parents = new Map<number, number>();
  // Of several products the one with the highest id, so that the order of loading does not matter.
  for (const { productId, variantId } of rows.variants) parents.set(variantId, Math.max(productId, parents.get(variantId) ?? 0));
  return rows.products.map((row) => {
    const pictures = media.get(row.id) ?? [];
    return new LoadedProduct({
      id: row.id,
      sku: row.sku,
      attributes: interning.attributes(row.attributes),
      prices: prices.get(row.sku) ?? noPrices,
      parentId: parents.get(row.id),
      shared: sharedPart(row, interning),
      own: ownOf(row),
      pictureSet: pictureSet(pictures, interning),
      pictureIds: pictures.map(({ id }) => id),
    });
  });
}

const noPrices = {};

function sharedPart({ id: _id, sku: _sku, attributes: _attributes, ...row }: stored.ProductRow, interning: Interning): SharedPart {
  return interning.value('shared', JSON.stringify(row), () => {
    const { contentAmount, contentUnit } = row;
    return {
      ...storedFields(row),
      type: row.type,
      isEnabled: row.isEnabled,
      isVisible: row.isVisible,
      brandId: row.brandId ?? undefined,
      content: contentAmount !== null && contentUnit !== null ? { amount: contentAmount, unit: contentUnit } : undefined,
      materials: interning.json<readonly MaterialPart[]>(row.materials),
      care: interning.json<readonly string[]>(row.care),
      sizeChartKey: row.sizeChartKey ?? undefined,
      bundleDiscountPercent: row.bundleDiscountPercent ?? 0,
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
    };
  });
}

const storedFields = (row: Pick<stored.ProductRow, ProductField>): ProductFields =>
  Object.fromEntries(fieldEntries.map(([field]) => [field, row[field] ?? undefined])) as ProductFields;

function pictureSet(rows: readonly stored.MediaRow[], interning: Interning): PictureSet {
  const shown = rows.map(({ position, hash, isDisabled }) => `${position} ${hash} ${isDisabled}`).join();
  const labels = rows.map(({ label }) => label);
  return interning.value('pictures', [shown, ...labels].join('\n'), () => {
    const faces = interning.value('faces', shown, () =>
      rows.map(({ position, hash, isDisabled }): PictureFace => ({ position, hash: interning.text(hash), isDisabled })),
    );
    return new PictureSet({ faces, archive: interning.archive, firstLabel: interning.archive.addAll(labels) });
  });
}

const nothing: readonly never[] = [];
const noLinks = { related: nothing, upsell: nothing, crosssell: nothing } as const;
const nothingOwn: OwnPart = {
  texts: {},
  categories: new Map(),
  links: noLinks,
  axes: nothing,
  variantIds: nothing,
  bundleOptions: nothing,
  groupedItems: nothing,
  look: undefined,
  downloads: nothing,
  sales: undefined,
  tiers: nothing,
};

function ownParts(rows: ProductRows, interning: Interning): (row: stored.ProductRow) => OwnPart {
  const texts = byProduct(rows.productTexts);
  const memberships = byProduct(rows.memberships);
  const links = byProduct(rows.links);
  const downloads = byProduct(rows.downloads);
  const sales = new Map(rows.sales.map((row) => [row.productId, row]));
  const axes = byProduct(rows.axes);
  const variants = byProduct(rows.variants);
  const bundles = buildBundles(rows);
  const grouped = byProduct(rows.groupedItems);
  const looks = new Map(rows.looks.map((row) => [row.productId, row]));
  const tiers = Map.groupBy(rows.tiers, ({ sku }) => sku);
  const tables = [texts, memberships, links, downloads, sales, axes, variants, bundles, grouped, looks];
  return ({ id, sku }) => {
    const ownTiers = tiersOf(tiers.get(sku) ?? nothing, interning);
    if (!tables.some((table) => table.has(id))) return ownTiers.own;
    return {
      texts: textsByStore(texts.get(id) ?? nothing, (text) => interning.text(text)),
      categories: new Map(memberships.get(id)?.map(({ categoryId, position }) => [categoryId, position])),
      links: linksOf(links.get(id) ?? nothing),
      axes: axes.get(id) ?? nothing,
      variantIds: variants.get(id)?.map(({ variantId }) => variantId) ?? nothing,
      bundleOptions: bundles.get(id) ?? nothing,
      groupedItems: grouped.get(id) ?? nothing,
      look: looks.get(id),
      downloads: downloads.get(id)?.map((row) => downloadOf(row, interning)) ?? nothing,
      sales: salesOf(sales.get(id)),
      tiers: ownTiers.tiers,
    };
  };
}

type OwnTiers = { readonly tiers: readonly TierRule[]; readonly own: OwnPart };
const noTiers: OwnTiers = { tiers: nothing, own: nothingOwn };

/** A shop has few tables of tiers, and many variants have nothing else of their own. */
function tiersOf(rows: readonly stored.TierRow[], interning: Interning): OwnTiers {
  if (rows.length === 0) return noTiers;
  const key = rows.map(({ quantity, percentOff, from, to }) => `${quantity} ${percentOff} ${from} ${to}`).join();
  return interning.value('tiers', key, () => {
    const tiers = rows.map(tierOf);
    return { tiers, own: { ...nothingOwn, tiers } };
  });
}

/** Most were always so and stay: they have no times. */
const tierOf = ({ quantity, percentOff, from, to }: stored.TierRow): TierRule => ({
  quantity,
  percentOff,
  ...(from > 0 ? { from } : {}),
  ...(to === null ? {} : { to }),
});

/** One leaflet goes with hundreds of products. */
const downloadOf = ({ id, type, name, content }: stored.DownloadRow, interning: Interning): Download => ({
  id,
  type: interning.text(type),
  name: interning.json<Texts>(name),
  content: interning.json<Texts>(content),
});

function linksOf(rows: readonly stored.LinkRow[]): Record<LinkKind, readonly number[]> {
  const of = (kind: LinkKind): number[] => rows.filter((row) => row.kind === kind).map(({ linkedId }) => linkedId);
  return rows.length === 0 ? noLinks : { related: of('related'), upsell: of('upsell'), crosssell: of('crosssell') };
}

const salesOf = (row: stored.SalesRow | undefined): ProductRecord['sales'] =>
  row && { orders: row.orders, quantity: row.quantity, lastOrderAt: row.lastOrderAt?.getTime() };

function buildBundles(rows: ProductRows): Map<number, BundleOption[]> {
  const selections = Map.groupBy(rows.bundleSelections, ({ optionId }) => optionId);
  const options = rows.bundleOptions.map((row) => ({ ...row, selections: selections.get(row.id) ?? [] }));
  return byProduct(options);
}

/** Variants and views mostly share their periods: each distinct list, and each distinct set of lists, exists once. */
function buildPrices(rows: readonly stored.PriceRow[], interning: Interning): Map<string, ProductRecord['prices']> {
  const prices = new Map<string, ProductRecord['prices']>();
  for (const [sku, ofSku] of Map.groupBy(rows, (row) => row.sku)) {
    const stores = ofSku.toSorted((a, b) => (a.storeCode < b.storeCode ? -1 : 1));
    const key = stores.map(({ storeCode, periods }) => `${storeCode} ${periods}`).join('\n');
    const make = (): ProductRecord['prices'] =>
      Object.fromEntries(
        stores.map(({ storeCode, periods }) => [storeCode, interning.value('periods', periods, () => parsePeriods(periods))]),
      );
    prices.set(sku, interning.value('prices', key, make));
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
