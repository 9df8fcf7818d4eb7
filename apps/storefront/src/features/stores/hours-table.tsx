import type { BranchBranchFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { hoursText } from './hours-text.ts';
import styles from './hours-table.module.css';

type Props = { readonly branch: Pick<BranchBranchFragment, 'opening_hours' | 'city' | 'name'>; readonly today: number };

/** The hours of a week; today stands out. */
export function HoursTable({ branch, today }: Props) {
  const t = useMessages('stores');
  const days = (branch.opening_hours ?? []).filter((entry) => entry !== null).toSorted((a, b) => a.day - b.day);
  return (
    <table className={styles.hours}>
      <caption className="visually-hidden">{t('hoursOf', { city: branch.city ?? branch.name })}</caption>
      <tbody>
        {days.map(({ day, label, times }) => (
          <tr key={day} {...(day === today ? { 'data-today': '' } : {})}>
            <th scope="row">
              {label}
              {day === today ? <span className="visually-hidden"> ({t('today')})</span> : null}
            </th>
            <td>{hoursText(times, t('closed'))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
