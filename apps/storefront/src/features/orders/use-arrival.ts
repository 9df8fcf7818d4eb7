import { useMessages } from '../../i18n/language-context.tsx';
import { useDay } from '../../i18n/use-day.ts';
import { shopNow } from '../../lib/delivery/shop-clock.ts';
import { shopDay } from '../../lib/delivery/shop-day.ts';
import { useArrivalWords } from '../../lib/delivery/use-arrival-words.ts';
import { arrivalDays, type Promised } from './arrival-days.ts';

/** When an order arrives or is ready; undefined when that is not known or over. */
export function useArrival(): (order: Promised) => string | undefined {
  const t = useMessages('orders');
  const day = useDay();
  const words = useArrivalWords();
  return (order) => {
    const dates = arrivalDays(order, shopDay(shopNow()));
    if (!dates) return undefined;
    return order.pickup_location_code ? t('readyFrom', { from: day(dates.to) }) : words(dates);
  };
}
