import type { PricePeriod } from '#modules/pricing/index.ts';
import { appliedPrice } from '#modules/pricing/index.ts';
import type { Cells } from './columns.ts';
import { moneyCell, timeCell } from './magento-values.ts';

export const specialColumns = ['special_price', 'special_price_from_date', 'special_price_to_date'] as const;
export type PriceCells = Pick<Cells, 'price' | (typeof specialColumns)[number]>;

/** What Magento's columns can say of a history: today's price, and the special price that runs or comes next. */
export function priceCells(periods: readonly PricePeriod[], now: number): PriceCells {
  const applied = appliedPrice(periods, now);
  const regular = applied?.regularCents ?? periods.find(({ kind, from }) => kind === 'regular' && from > now)?.cents;
  const special = shownSpecial(periods, now);
  return {
    price: moneyCell(regular),
    special_price: moneyCell(special?.cents),
    special_price_from_date: timeCell(special?.from),
    special_price_to_date: timeCell(special?.to),
  };
}

/** The special price that the columns say: the one that runs, or the first that has not ended. */
export const shownSpecial = (periods: readonly PricePeriod[], now: number): PricePeriod | undefined =>
  appliedPrice(periods, now)?.special ??
  periods.filter(({ kind, to }) => kind === 'special' && (to === undefined || to > now)).sort((a, b) => a.from - b.from)[0];
