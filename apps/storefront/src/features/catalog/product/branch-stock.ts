import { hoursToday, pickupPromise } from '@shop/rules/delivery-promise';
import type { BranchAvailabilityBranchFragment } from '../../../generated/graphql.ts';
import type { Formats } from '../../../i18n/formats.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { toBranchHours } from '../../../lib/branch-hours.ts';
import type { nl } from '../messages/later/nl.ts';

type TranslateCatalog = Translate<typeof nl>;

/** "Few left" of a branch (UX-28). */
const fewLeft = 2;

export type BranchStock = {
  readonly name: string;
  readonly city: string;
  readonly inStock: boolean;
  readonly stock: string;
  readonly hours: string;
  /** From when it can be picked up; only where it hangs. */
  readonly pickup?: string;
};

type Input = {
  readonly branches: readonly BranchAvailabilityBranchFragment[];
  /** Pieces by the name of the branch. */
  readonly pieces: ReadonlyMap<string, number>;
  readonly now: Date;
  readonly t: TranslateCatalog;
  readonly date: Formats['date'];
};

/** Per branch: in stock, the last few, or not; today's hours; and when it would be ready (UX-27, UX-28). */
export function branchStock({ branches, pieces, now, t, date }: Input): readonly BranchStock[] {
  return branches.flatMap((branch): BranchStock[] => {
    const count = pieces.get(branch.name);
    if (count === undefined) return [];
    const hours = toBranchHours(branch);
    const today = hoursToday(hours, now)
      .map(({ from, to }) => `${from}–${to}`)
      .join(', ');
    const ready = count > 0 ? pickupPromise(hours, now) : undefined;
    return [
      {
        name: branch.name,
        city: branch.city ?? branch.name,
        inStock: count > 0,
        stock: count === 0 ? t('branchOutOfStock') : count <= fewLeft ? t('branchFewLeft', { count }) : t('branchInStock'),
        hours: today ? t('openToday', { hours: today }) : t('closedToday'),
        ...(ready === undefined ? {} : { pickup: pickupText(ready, t, date) }),
      },
    ];
  });
}

const pickupText = (ready: { date: string; from: string; isToday: boolean }, t: TranslateCatalog, date: Formats['date']): string =>
  ready.isToday
    ? t('pickupToday', { time: ready.from })
    : t('pickupLater', { date: date(`${ready.date}T12:00:00Z`, { weekday: 'short', day: 'numeric', month: 'short' }), time: ready.from });
