import type { Translate } from '../../i18n/translate.ts';
import type { nl } from './messages/nl.ts';
import type { OpeningState } from '../../lib/branches/opening.ts';

type FormatDate = (value: Date, options: Intl.DateTimeFormatOptions) => string;

/** The name of a weekday, 1 is Monday; 2024 began on one. */
const weekday = (day: number, date: FormatDate): string => date(new Date(Date.UTC(2024, 0, day, 12)), { weekday: 'long' });

/** One branch in one sentence, as the facts bar says it. */
export function openingSentence(
  branch: { readonly city: string; readonly opening: OpeningState },
  t: Translate<typeof nl>,
  date: FormatDate,
): string {
  const { city, opening } = branch;
  if (opening.state === 'open') return t('openToday', { city, time: opening.until });
  if (opening.state === 'later') return t('opensToday', { city, from: opening.from, time: opening.until });
  if (opening.next === undefined) return t('closedNow', { city });
  return t('opensNext', { city, day: weekday(opening.next.day, date), time: opening.next.from });
}

/** The same under the branch's own name. */
export function branchSentence(opening: OpeningState, t: Translate<typeof nl>, date: FormatDate): string {
  if (opening.state === 'open') return t('branchOpen', { time: opening.until });
  if (opening.state === 'later') return t('branchLater', { from: opening.from, time: opening.until });
  if (opening.next === undefined) return t('branchClosed');
  return t('branchNext', { day: weekday(opening.next.day, date), time: opening.next.from });
}
