import type { Cells } from './columns.ts';
import { stableJson, timeCell } from './magento-values.ts';
import type { ShopNames } from './shop-names.ts';
import { brandOption } from './shop-names.ts';
import type { ShelfProduct } from './shop-snapshot.ts';
import { isStocked } from './shop-snapshot.ts';

const listJson = (values: readonly unknown[]): string => (values.length === 0 ? '' : stableJson(values));
const json = (value: unknown): string => (value === undefined ? '' : stableJson(value));

/** The cells only this shop has. */
export function ownCells(product: ShelfProduct, names: ShopNames): Cells {
  const { look, sales } = product;
  const brand = product.brandId === undefined ? undefined : names.definitions.brands.get(product.brandId);
  return {
    maas_id: String(product.id),
    maas_brand: brand && brand.optionId !== brandOption(product) ? brand.urlKey : '',
    maas_prices: pricesCell(product, names),
    maas_tier_prices: listJson(product.tiers.map(tierCell)),
    maas_content: json(product.content),
    maas_materials: listJson(product.materials),
    maas_care: listJson(product.care),
    maas_size_chart: product.sizeChartKey ?? '',
    maas_stock: isStocked(product) ? json(product.stock) : '',
    maas_categories: product.categories.size === 0 ? '' : json(Object.fromEntries(product.categories)),
    maas_picture_labels: listJson(product.pictures.map(({ label }) => label)),
    maas_bundle: bundleCell(product),
    maas_downloads: listJson(product.downloads),
    maas_look: look ? json({ picture: names.file(look.hash), label: look.label, hotspots: look.hotspots }) : '',
    maas_sales: sales ? json({ ...sales, lastOrderAt: timeCell(sales.lastOrderAt) || undefined }) : '',
  };
}

/** One that was always so and stays has no times. */
const tierCell = ({ from, to, ...tier }: ShelfProduct['tiers'][number]) => ({
  ...tier,
  from: timeCell(from) || undefined,
  to: timeCell(to) || undefined,
});

/** Views that ask the same share one list. */
function pricesCell({ prices }: ShelfProduct, { views }: ShopNames): string {
  const order = new Map(views.map(({ code }, index) => [code, index]));
  const codes = Object.keys(prices).sort((a, b) => (order.get(a) ?? order.size) - (order.get(b) ?? order.size) || (a < b ? -1 : 1));
  const lists = Map.groupBy(codes, (code) =>
    stableJson(
      (prices[code] ?? []).map(({ kind, cents, from, to }) => ({ kind, cents, from: timeCell(from), to: timeCell(to) || undefined })),
    ),
  );
  return listJson([...lists].map(([periods, shared]) => ({ views: shared, periods: JSON.parse(periods) as unknown })));
}

function bundleCell({ type, bundleOptions, bundleDiscountPercent }: ShelfProduct): string {
  if (type !== 'bundle') return '';
  const options = bundleOptions.map(({ id, title, selections }) => ({
    id,
    title,
    selectionIds: selections.map((selection) => selection.id),
  }));
  return stableJson({ discountPercent: bundleDiscountPercent, options });
}
