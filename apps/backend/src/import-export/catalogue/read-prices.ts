import { inOrder, isOverlapping, withoutSpecial, withRegular, type PricePeriod } from '#modules/pricing/index.ts';
import type { FileRow } from './catalogue-file.ts';
import { moneyCell, readMoney, readTime } from './magento-values.ts';
import type { PriceCells } from './price-cells.ts';
import { priceCells, shownSpecial, specialColumns } from './price-cells.ts';
import type { Reading } from './reading.ts';
import { RowFault } from './row-fault.ts';
import { fields, list, oneOf, optional, pieces, readJson, text } from './shape.ts';
import type { ShelfProduct } from './shop-snapshot.ts';
import { isStocked } from './shop-snapshot.ts';

type Periods = readonly PricePeriod[];
const priceColumns = ['price', ...specialColumns] as const;
type PriceColumn = (typeof priceColumns)[number];
type Wanted = { readonly [Column in PriceColumn]: string | null | undefined };

/**
 * The prices of a product in all views. A price that differs from today's begins now: what was asked before stays as it was
 * (LAW-03), so the history of a file is read only for products the shop does not have yet.
 */
export function readPrices(reading: Reading): ShelfProduct['prices'] {
  const { before, first, names, now, rows } = reading;
  const start = before ? before.prices : readHistory(first);
  const wanted = wantedOf(first);
  if (!isStocked(reading)) return start;
  const base = start[names.defaultCode] ?? [];
  const shown = priceCells(base, now);
  const standard = change(base, wanted, now);
  if (standard.length === 0) throw new RowFault('the product has no price.');
  const prices: Record<string, Periods> = { ...start, [names.defaultCode]: standard };
  const isNew = Object.keys(start).length === 0;
  for (const { code, isDefault } of names.views) {
    if (isDefault) continue;
    const own = start[code];
    const given = wantedOf(rows.views.get(code));
    const goesAlong = (column: PriceColumn): boolean => !first?.changed || wentAlong(first.changed, code, column);
    if (own) prices[code] = change(own, following(given, wanted, { mine: priceCells(own, now), shown, goesAlong }), now);
    else if (typeof given.price === 'string' || typeof given.special_price === 'string') prices[code] = change(standard, given, now);
    else if (isNew && !names.fallsBack(code)) prices[code] = standard;
  }
  return prices;
}

function wantedOf(row: FileRow | undefined): Wanted {
  const wanted = Object.fromEntries(priceColumns.map((column) => [column, row?.cell(column)])) as Wanted;
  for (const column of ['price', 'special_price'] as const) {
    const cell = wanted[column];
    if (typeof cell === 'string') readMoney(cell, column);
  }
  return wanted;
}

type Following = { readonly mine: PriceCells; readonly shown: PriceCells; readonly goesAlong: (column: PriceColumn) => boolean };

/** A view that asked what the default view asks goes with it. */
function following(given: Wanted, standard: Wanted, { mine, shown, goesAlong }: Following): Wanted {
  const isSame = (column: PriceColumn): boolean => mine[column] === shown[column] && goesAlong(column);
  return Object.fromEntries(
    priceColumns.map((column) => [column, given[column] === undefined && isSame(column) ? standard[column] : given[column]]),
  ) as Wanted;
}

/** A price that came to be the same by another way stays when the one it equals is put back. */
const wentAlong = (changed: ReadonlySet<string>, view: string, column: PriceColumn): boolean =>
  (column === 'price' ? [column] : specialColumns).some((one) => changed.has(`${one} (${view})`));

function change(periods: Periods, wanted: Wanted, now: number): Periods {
  const shown = priceCells(periods, now);
  const special = shownSpecial(periods, now);
  let next = periods;
  if (typeof wanted.price === 'string') {
    const cents = readMoney(wanted.price, 'price');
    if (moneyCell(cents) !== shown.price) next = withRegular(next, cents, now);
  }
  const others = special ? withoutSpecial(next, special, now) : next;
  if (wanted.special_price === null) return others;
  const wish = typeof wanted.special_price === 'string' ? specialOf(wanted, shown, now) : undefined;
  if (!wish) return next;
  if (isOverlapping(others, wish)) throw new RowFault('another special price runs or is planned in the time of this one.');
  return inOrder([...others, wish]);
}

/** The special price that a row brings; undefined when it is the one that is there, or over. */
function specialOf(wanted: Wanted, shown: PriceCells, now: number): PricePeriod | undefined {
  const cents = readMoney(wanted.special_price ?? '', 'special_price');
  const [from, to] = (['special_price_from_date', 'special_price_to_date'] as const).map((column) => {
    const cell = wanted[column];
    return typeof cell === 'string' ? readTime(cell, column) : undefined;
  });
  const [shownFrom, shownTo] = [shown.special_price_from_date, shown.special_price_to_date].map((cell) =>
    cell ? readTime(cell, '') : undefined,
  );
  if (moneyCell(cents) === shown.special_price && (from === undefined || from === shownFrom) && (to === undefined || to === shownTo))
    return undefined;
  if (to !== undefined && from !== undefined && to <= from) throw new RowFault('the special price ends before it begins.');
  if (to !== undefined && to <= now) return undefined;
  return { kind: 'special', cents, from: Math.max(from ?? now, now), to };
}

const historyShape = list(
  fields({
    views: list(text),
    periods: list(fields({ kind: oneOf('regular', 'special'), cents: pieces, from: text, to: optional(text) })),
  }),
);
type History = readonly {
  readonly views: readonly string[];
  readonly periods: readonly { readonly kind: PricePeriod['kind']; readonly cents: number; readonly from: string; readonly to?: string }[];
}[];

function readHistory(row: FileRow | undefined): ShelfProduct['prices'] {
  const cell = row?.cell('maas_prices');
  if (typeof cell !== 'string') return {};
  const prices: Record<string, Periods> = {};
  for (const { views, periods } of readJson<History>(cell, 'maas_prices', historyShape)) {
    const read = periods.map(({ kind, cents, from, to }): PricePeriod => {
      const period = { kind, cents, from: readTime(from, 'maas_prices'), to: to === undefined ? undefined : readTime(to, 'maas_prices') };
      if (period.to !== undefined && period.to <= period.from) throw new RowFault('maas_prices has a price that ends before it begins.');
      return period;
    });
    for (const view of views) prices[view] = read;
  }
  return prices;
}
