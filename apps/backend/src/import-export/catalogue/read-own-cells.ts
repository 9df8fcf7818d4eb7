import { readPieces, readTime } from './magento-values.ts';
import type { Reading } from './reading.ts';
import { take } from './reading.ts';
import { RowFault } from './row-fault.ts';
import { either, fields, list, number, oneOf, optional, pieces, readJson, record, text, texts, whole } from './shape.ts';
import type { ShelfProduct } from './shop-snapshot.ts';
import { isStocked } from './shop-snapshot.ts';

type OwnFields = Pick<ShelfProduct, 'tiers' | 'content' | 'materials' | 'care' | 'sizeChartKey' | 'downloads' | 'look' | 'sales' | 'stock'>;

const materialShape = either(
  fields({ part: texts, fibres: list(fields({ fibre: text, percent: number })) }),
  fields({ part: texts, material: texts }),
);
const lookShape = fields({ picture: text, label: texts, hotspots: list(fields({ x: number, y: number, sku: text })) });
const salesShape = fields({ orders: pieces, quantity: pieces, lastOrderAt: optional(text) });

type TierCell = { readonly quantity: number; readonly percentOff: number; readonly from?: string; readonly to?: string };
const tierShape = fields({ quantity: whole, percentOff: number, from: optional(text), to: optional(text) });

function readTiers(cell: string): ShelfProduct['tiers'] {
  const time = (given: string | undefined, name: 'from' | 'to') =>
    given === undefined ? {} : { [name]: readTime(given, 'maas_tier_prices') };
  return readJson<readonly TierCell[]>(cell, 'maas_tier_prices', list(tierShape)).map(({ quantity, percentOff, from, to }) => ({
    quantity,
    percentOff,
    ...time(from, 'from'),
    ...time(to, 'to'),
  }));
}

/** What only this shop's own columns say. */
export function readOwnCells(reading: Reading): OwnFields {
  const { first, before, picture } = reading;
  const json = <T>(column: Parameters<NonNullable<typeof first>['cell']>[0], kept: T, empty: T, shape: Parameters<typeof readJson>[2]): T =>
    take(first?.cell(column), kept, empty, (cell) => readJson<T>(cell, column, shape));
  return {
    tiers: take<ShelfProduct['tiers']>(first?.cell('maas_tier_prices'), before?.tiers ?? [], [], readTiers),
    content: json('maas_content', before?.content, undefined, fields({ amount: number, unit: oneOf('ml', 'g', 'm') })),
    materials: json('maas_materials', before?.materials ?? [], [], list(materialShape)),
    care: json('maas_care', before?.care ?? [], [], list(text)),
    sizeChartKey: take<string | undefined>(first?.cell('maas_size_chart'), before?.sizeChartKey, undefined, (key) =>
      sizeChart(key, reading),
    ),
    downloads: json('maas_downloads', before?.downloads ?? [], [], list(fields({ type: text, name: texts, content: texts }))),
    look: take<ShelfProduct['look']>(first?.cell('maas_look'), before?.look, undefined, (cell) => {
      const look = readJson<Omit<NonNullable<ShelfProduct['look']>, 'hash'> & { readonly picture: string }>(cell, 'maas_look', lookShape);
      return { hash: picture(look.picture), label: look.label, hotspots: look.hotspots };
    }),
    sales: take<ShelfProduct['sales']>(first?.cell('maas_sales'), before?.sales, undefined, (cell) => {
      const sales = readJson<{ orders: number; quantity: number; lastOrderAt?: string }>(cell, 'maas_sales', salesShape);
      return { ...sales, lastOrderAt: sales.lastOrderAt === undefined ? undefined : readTime(sales.lastOrderAt, 'maas_sales') };
    }),
    stock: isStocked(reading) ? readStockCells(reading) : {},
  };
}

function sizeChart(key: string, { names }: Reading): string {
  if (!names.definitions.sizeCharts.has(key)) throw new RowFault(`there is no size chart "${key}".`);
  return key;
}

/** Pieces per source; Magento's quantity is the stock that is sent out. */
function readStockCells({ first, before, names }: Reading): ShelfProduct['stock'] {
  const given = first?.cell('maas_stock');
  const levels: Record<string, number> = {
    ...Object.fromEntries(names.definitions.sources.map(({ code }) => [code, 0])),
    ...before?.stock,
    ...(given ? readJson<Record<string, number>>(given, 'maas_stock', record(pieces)) : {}),
  };
  const unknown = Object.keys(levels).find((code) => !names.definitions.sources.some((source) => source.code === code));
  if (unknown !== undefined) throw new RowFault(`maas_stock names the source "${unknown}", which does not exist.`);
  const quantity = first?.cell('qty');
  if (quantity === undefined || quantity === null) return levels;
  if (names.webSource === undefined) throw new RowFault('the shop has no stock source for delivery, so qty cannot be kept.');
  return { ...levels, [names.webSource]: readPieces(quantity, 'qty') };
}
