import { deliveryPromise, type Journey, type Origin } from '@shop/rules/delivery-promise';
import type { Formats } from '../../../i18n/formats.ts';
import type { Translate } from '../../../i18n/translate.ts';
import type { nl } from '../messages/later/nl.ts';

type TranslateCatalog = Translate<typeof nl>;

/** A countdown is shown only when it is near, and only for a real end (UX-27, LAW-27). */
const countdownMinutes = 180;

const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** "Voor 16:00 besteld, di 17 nov of wo 18 nov in huis"; what is made first has no hour to be ordered by. */
export function promiseTexts(
  now: Date,
  { journey, origin }: { readonly journey: Journey; readonly origin: Origin },
  t: TranslateCatalog,
  date: Formats['date'],
): { readonly text: string; readonly countdown?: string } {
  const promise = deliveryPromise(now, journey, origin);
  const [from, to] = [promise.from, promise.to].map((value) => date(`${value}T12:00:00Z`, day));
  const between = (Date.parse(promise.to) - Date.parse(promise.from)) / 86_400_000;
  const dates = t(between === 1 ? 'datesOr' : 'datesRange', { from: from ?? '', to: to ?? '' });
  const isUntil = promise.isToday && origin !== 'made';
  const text = isUntil ? t('orderBeforeToday', { time: promise.cutOff, dates }) : t('orderBeforeLater', { dates });
  if (!isUntil || promise.minutesLeft > countdownMinutes) return { text };
  const { minutesLeft } = promise;
  return { text, countdown: t('timeLeft', { hours: Math.floor(minutesLeft / 60), minutes: minutesLeft % 60 }) };
}
