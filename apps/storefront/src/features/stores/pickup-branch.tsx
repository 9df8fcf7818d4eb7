import { hoursOn } from '@shop/rules/opening-state';
import type { BranchBranchFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useDay } from '../../i18n/use-day.ts';
import { toBranchHours } from '../../lib/branch-hours.ts';
import { BranchContact } from './branch-contact.tsx';
import { HoursTable } from './hours-table.tsx';
import { hoursText } from './hours-text.ts';
import styles from './pickup-branch.module.css';

type Props = {
  readonly branch: BranchBranchFragment;
  /** The day the order is ready (`2026-11-17`). */
  readonly readyOn: string | undefined;
  readonly today: number;
};

/** Where an order is collected: the branch with its own telephone, and when it is open on that day and otherwise. */
export function PickupBranch({ branch, readyOn, today }: Props) {
  const t = useMessages('stores');
  const day = useDay();
  return (
    <div className={styles.branch}>
      <h3 className={styles.name}>{branch.name}</h3>
      {readyOn === undefined ? null : (
        <p>{t('openOn', { day: day(readyOn), hours: hoursText(hoursOn(toBranchHours(branch), readyOn), t('closed')) })}</p>
      )}
      <BranchContact branch={branch} />
      <details>
        <summary className={styles.more}>{t('hours')}</summary>
        <HoursTable branch={branch} today={today} />
      </details>
    </div>
  );
}
