import type { Translate } from '../../i18n/translate.ts';
import type { OpeningState } from '../../lib/branches/opening.ts';
import type { nl } from './messages/nl.ts';

type FormatDate = (value: Date, options: Intl.DateTimeFormatOptions) => string;

/** The name of a weekday, 1 is Monday; 2024 began on one. */
const weekdayName = (day: number, date: FormatDate): string => date(new Date(Date.UTC(2024, 0, day, 12)), { weekday: 'long' });

/** Whether the door is open, until when, or when it opens next. */
export function openingSentence(opening: OpeningState, t: Translate<typeof nl>, date: FormatDate): string {
  if (opening.state === 'open') return t('openUntil', { time: opening.until });
  if (opening.state === 'later') return t('opensLater', { from: opening.from, time: opening.until });
  if (opening.next === undefined) return t('closedNow');
  return t('opensNext', { day: weekdayName(opening.next.day, date), time: opening.next.from });
}
