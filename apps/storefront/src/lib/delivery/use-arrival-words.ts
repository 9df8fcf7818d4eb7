import type { DayRange } from '@shop/rules/delivery-promise';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { useDay } from '../../i18n/use-day.ts';

/** "Bezorgd tussen donderdag 19 en vrijdag 20 november", in the same words from the cart to the order. */
export function useArrivalWords(): (dates: DayRange) => string {
  const t = useMessages('delivery');
  const { date } = useFormats();
  const day = useDay();
  return ({ from, to }) => {
    if (from === to) return t('arrivesOn', { from: day(from) });
    const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
    const first = isOneMonth ? date(`${from}T12:00:00Z`, { weekday: 'long', day: 'numeric' }) : day(from);
    return t('arrives', { from: first, to: day(to) });
  };
}
