import { bundleCells, configurableCells, groupedCells, linkCells } from './export-composition.ts';
import { ownCells } from './export-own-cells.ts';
import type { Cells, Column } from './columns.ts';
import { textEntries } from '#modules/catalog/index.ts';
import { fieldCells } from './field-cells.ts';
import { amountCell, emptied, listCell, pairsCell, timeCell } from './magento-values.ts';
import { priceCells } from './price-cells.ts';
import type { ShopNames } from './shop-names.ts';
import type { ShelfProduct } from './shop-snapshot.ts';
import { isStocked } from './shop-snapshot.ts';

const visible = 'Catalog, Search';
const notVisible = 'Not Visible Individually';

/** The rows of a product: one for the default view, then one for each view that says something else. */
export const exportCells = (product: ShelfProduct, names: ShopNames, now: number): Cells[] => rowsOf(product, names, now, differentPrices);

/** The same to compare by, by store view: a view says what it asks also where the default view asks the same. */
export const comparedCells = (product: ShelfProduct, names: ShopNames, now: number): ReadonlyMap<string, Cells> =>
  new Map(rowsOf(product, names, now, ownPrices).map((cells) => [cells.store_view_code ?? '', cells]));

type ViewPrices = (product: ShelfProduct, code: string, names: ShopNames, now: number) => Cells;

function rowsOf(product: ShelfProduct, names: ShopNames, now: number, viewPrices: ViewPrices): Cells[] {
  const others = names.views.filter(({ isDefault }) => !isDefault);
  return [
    defaultCells(product, names, now),
    ...others.flatMap(({ code }) => viewCells(product, code, names, viewPrices(product, code, names, now))),
  ];
}

function defaultCells(product: ShelfProduct, names: ShopNames, now: number): Cells {
  return {
    sku: product.sku,
    attribute_set_code: 'Default',
    product_type: product.type,
    categories: [...product.categories.keys()]
      .sort((a, b) => a - b)
      .map(names.path)
      .join(','),
    product_websites: [...new Set(names.views.map(({ websiteCode }) => websiteCode))].join(','),
    ...textCells(product, names),
    ...fieldCells(product),
    product_online: product.isEnabled ? '1' : '2',
    tax_class_name: 'Taxable Goods',
    visibility: product.isVisible ? visible : notVisible,
    ...priceCells(product.prices[names.defaultCode] ?? [], now),
    created_at: timeCell(product.createdAt),
    updated_at: timeCell(product.updatedAt),
    additional_attributes: attributesCell(product, names),
    ...stockCells(product, names),
    ...linkCells(product, names),
    ...pictureCells(product, names),
    ...bundleCells(product, names),
    ...groupedCells(product, names),
    ...configurableCells(product, names),
    ...ownCells(product, names),
  };
}

/** A variant without a name goes by that of its parent, because Magento wants one. */
function textCells({ sku, texts }: ShelfProduct, names: ShopNames): Cells {
  const text = texts[names.defaultCode];
  const cells: Cells = {};
  for (const [field, { csv }] of textEntries) cells[csv] = text?.[field] ?? '';
  cells.name ||= names.parent(sku)?.texts[names.defaultCode]?.name ?? '';
  return cells;
}

/**
 * What a view says for itself. Its texts are told also where the default view says the same, so that another text there is no other cell
 * here; blank is the text of the view it falls back to.
 */
function viewCells(product: ShelfProduct, code: string, names: ShopNames, prices: Cells): Cells[] {
  const own = product.texts[code];
  const cells: Cells = {};
  const blank = names.fallsBack(code) ? '' : emptied;
  for (const [field, { csv }] of own ? textEntries : []) cells[csv] = own?.[field] ?? blank;
  Object.assign(cells, prices);
  if (!own && Object.keys(cells).length === 0) return [];
  return [{ sku: product.sku, store_view_code: code, ...cells }];
}

const ownPrices: ViewPrices = ({ prices }, code, _names, now) => (prices[code] ? priceCells(prices[code], now) : {});

function differentPrices({ prices }: ShelfProduct, code: string, names: ShopNames, now: number): Cells {
  const [own, base] = [prices[code], prices[names.defaultCode]];
  if (!own || own === base) return {};
  const shared = priceCells(base ?? [], now);
  const cells = Object.entries(priceCells(own, now)) as [Column & keyof typeof shared, string][];
  return Object.fromEntries(cells.filter(([column, cell]) => cell !== shared[column]).map(([column, cell]) => [column, cell || emptied]));
}

function attributesCell({ attributes }: ShelfProduct, { options, option, definitions }: ShopNames): string {
  const pairs = definitions.attributes.flatMap(({ code }): [string, string][] => {
    const value = attributes[code];
    if (value === undefined) return [];
    if (typeof value === 'boolean') return [[code, value ? 'Yes' : 'No']];
    if (typeof value === 'string') return [[code, value]];
    const chosen = value.flatMap((id) => option(id) ?? []);
    return [[code, chosen.map((one) => options(code)?.nameOf(one) ?? one.code).join('|')]];
  });
  return pairsCell(pairs);
}

function stockCells(product: ShelfProduct, { webSource }: ShopNames): Cells {
  if (!isStocked(product)) return {};
  const web = webSource === undefined ? 0 : (product.stock[webSource] ?? 0);
  return { qty: amountCell(web), is_in_stock: Object.values(product.stock).some((pieces) => pieces > 0) ? '1' : '0' };
}

function pictureCells({ pictures }: ShelfProduct, { file, defaultCode }: ShopNames): Cells {
  const [base, ...others] = pictures;
  if (!base) return {};
  const [name, label] = [file(base.hash), base.label[defaultCode] ?? ''];
  return {
    base_image: name,
    base_image_label: label,
    small_image: name,
    small_image_label: label,
    thumbnail_image: name,
    thumbnail_image_label: label,
    additional_images: listCell(others.map(({ hash }) => file(hash))),
    additional_image_labels: listCell(others.map((picture) => picture.label[defaultCode] ?? '')),
    hide_from_product_page: listCell(pictures.filter(({ isDisabled }) => isDisabled).map(({ hash }) => file(hash))),
  };
}
