import { inOrder, withoutSpecials, withRegular, type PricePeriod } from '#modules/pricing/index.ts';
import type { FileRow } from './catalogue-file.ts';
import { moneyCell, readMoney, readTime } from './magento-values.ts';
import type { PriceCells } from './price-cells.ts';
import { openSpecials, priceCells, specialColumns } from './price-cells.ts';
import type { Reading } from './reading.ts';
import { RowFault } from './row-fault.ts';
import { fields, list, oneOf, optional, pieces, readJson, text } from './shape.ts';
import type { ShelfProduct } from './shop-snapshot.ts';
import { isStocked } from './shop-snapshot.ts';

type Periods = readonly PricePeriod[];
const priceColumns = ['price', ...specialColumns] as const;
type Wanted = { readonly [Column in (typeof priceColumns)[number]]: string | null | undefined };

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
    if (own) prices[code] = change(own, following(given, wanted, own, shown, now), now);
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

/** A view that asked what the default view asks goes with it. */
function following(given: Wanted, standard: Wanted, own: Periods, shown: PriceCells, now: number): Wanted {
  const mine = priceCells(own, now);
  return Object.fromEntries(
    priceColumns.map((column) => [
      column,
      given[column] === undefined && mine[column] === shown[column] ? standard[column] : given[column],
    ]),
  ) as Wanted;
}

function change(periods: Periods, wanted: Wanted, now: number): Periods {
  const shown = priceCells(periods, now);
  let next = periods;
  if (typeof wanted.price === 'string') {
    const cents = readMoney(wanted.price, 'price');
    if (moneyCell(cents) !== shown.price) next = withRegular(next, cents, now);
  }
  if (wanted.special_price === null) return openSpecials(next, now).length > 0 ? withoutSpecials(next, now) : next;
  return typeof wanted.special_price === 'string' ? withSpecial(next, wanted, shown, now) : next;
}

function withSpecial(periods: Periods, wanted: Wanted, shown: PriceCells, now: number): Periods {
  const cents = readMoney(wanted.special_price ?? '', 'special_price');
  const [from, to] = (['special_price_from_date', 'special_price_to_date'] as const).map((column) => {
    const cell = wanted[column];
    return typeof cell === 'string' ? readTime(cell, column) : undefined;
  });
  const [shownFrom, shownTo] = [shown.special_price_from_date, shown.special_price_to_date].map((cell) =>
    cell ? readTime(cell, '') : undefined,
  );
  if (moneyCell(cents) === shown.special_price && (from === undefined || from === shownFrom) && (to === undefined || to === shownTo))
    return periods;
  if (to !== undefined && from !== undefined && to <= from) throw new RowFault('the special price ends before it begins.');
  if (to !== undefined && to <= now) return periods;
  return inOrder([...withoutSpecials(periods, now), { kind: 'special', cents, from: Math.max(from ?? now, now), to }]);
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
