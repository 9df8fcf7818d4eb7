import type { OrderFullFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useDay } from '../../i18n/use-day.ts';
import { useArrivalWords } from '../../lib/delivery/use-arrival-words.ts';

/** When an order arrives or is ready; undefined when that is not known or over. */
export function useArrival(): (
  order: Pick<OrderFullFragment, 'delivery_dates' | 'pickup_location_code' | 'status_code'>,
) => string | undefined {
  const t = useMessages('orders');
  const day = useDay();
  const words = useArrivalWords();
  return ({ delivery_dates: dates, pickup_location_code: pickup, status_code: status }) => {
    if (!dates || status === 'canceled' || status === 'complete') return undefined;
    if (pickup) return t('readyFrom', { from: day(dates.to) });
    return words(dates);
  };
}
