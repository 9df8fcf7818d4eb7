import type { BranchBranchFragment } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { hoursText } from './hours-text.ts';
import styles from './other-hours.module.css';

type Entry = NonNullable<NonNullable<BranchBranchFragment['alternate_opening_hours']>[number]>;

/** Dates on which a branch opens otherwise, with the reason. */
export function OtherHours({ entries, headingLevel = 3 }: { readonly entries: readonly Entry[]; readonly headingLevel?: 2 | 3 }) {
  const t = useMessages('stores');
  const { date } = useFormats();
  if (entries.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.other}>
      <Heading className={styles.title}>{t('otherHours')}</Heading>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.date} className={styles.entry}>
            <time dateTime={entry.date}>{date(`${entry.date}T12:00:00Z`, { weekday: 'short', day: 'numeric', month: 'long' })}</time>
            <span className={styles.times}>{hoursText(entry.times, t('closed'))}</span>
            {entry.reason ? <span className={styles.reason}>{entry.reason}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
