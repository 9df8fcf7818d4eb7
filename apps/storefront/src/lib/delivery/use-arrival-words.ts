import type { DayRange } from '@shop/rules/delivery-promise';
import { useMessages } from '../../i18n/language-context.tsx';
import { useDay } from '../../i18n/use-day.ts';

/** "Bezorgd tussen donderdag 19 november en vrijdag 20 november", in the same words from the cart to the order. */
export function useArrivalWords(): (dates: DayRange) => string {
  const t = useMessages('delivery');
  const day = useDay();
  return ({ from, to }) => (from === to ? t('arrivesOn', { from: day(from) }) : t('arrives', { from: day(from), to: day(to) }));
}
