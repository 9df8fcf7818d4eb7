import type { Translate } from '../../i18n/translate.ts';
import type { nl } from './messages/nl.ts';
import type { OpeningState } from '../../lib/branches/opening.ts';

type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The name of a weekday, 1 is Monday. From the words: the browser's first look at its calendar takes 21 ms while it takes the page over. */
const weekday = (day: number, t: Translate<typeof nl>): string => t(`weekday${day as Weekday}`);

/** One branch in one sentence, as the facts bar says it. */
export function openingSentence(branch: { readonly city: string; readonly opening: OpeningState }, t: Translate<typeof nl>): string {
  const { city, opening } = branch;
  if (opening.state === 'open') return t('openToday', { city, time: opening.until });
  if (opening.state === 'later') return t('opensToday', { city, from: opening.from, time: opening.until });
  if (opening.next === undefined) return t('closedNow', { city });
  return t('opensNext', { city, day: weekday(opening.next.day, t), time: opening.next.from });
}

/** The same under the branch's own name. */
export function branchSentence(opening: OpeningState, t: Translate<typeof nl>): string {
  if (opening.state === 'open') return t('branchOpen', { time: opening.until });
  if (opening.state === 'later') return t('branchLater', { from: opening.from, time: opening.until });
  if (opening.next === undefined) return t('branchClosed');
  return t('branchNext', { day: weekday(opening.next.day, t), time: opening.next.from });
}
