import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { useNow } from '../use-now.ts';
import { dayOf } from '../branch-clock.ts';

/** `Vandaag`, `Gisteren`, else the day; what it names is a day of the branches. */
export function useDayName(): (day: string) => string {
  const log = useMessages('log');
  const { day } = useFormats();
  const now = useNow();
  return (date) => {
    if (date === dayOf(now)) return log('today');
    return date === dayOf(new Date(now.getTime() - 86_400_000)) ? log('yesterday') : day(date);
  };
}
