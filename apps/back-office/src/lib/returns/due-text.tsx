import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { clockOf, isUrgent } from './clock.ts';
import styles from './due-text.module.css';

/** How long there is still time, in words. */
function useDaysLeft(): (daysLeft: number) => string {
  const t = useMessages('returnWords');
  return (daysLeft) => {
    if (daysLeft < 0) return t('daysLate', { count: -daysLeft });
    return daysLeft === 0 ? t('lastDay') : t('daysLeft', { count: daysLeft });
  };
}

/** `nog 9 dagen`; red where it is high time. */
export function DaysLeft({ daysLeft }: { readonly daysLeft: number }) {
  const words = useDaysLeft();
  return (
    <span className={styles.left} data-urgent={isUrgent(daysLeft) || undefined}>
      <Icon name={isUrgent(daysLeft) ? 'warning-circle-fill' : 'clock'} size={14} />
      {words(daysLeft)}
    </span>
  );
}

type Dues = Parameters<typeof clockOf>[0];

/** What is due first of a return: until when, and how long that is. */
export function DueText({ dues }: { readonly dues: Dues }) {
  const t = useMessages('returnWords');
  const { day } = useFormats();
  const clock = clockOf(dues);
  if (!clock) return null;
  return (
    <span className={styles.due}>
      <span className={styles.what}>{t(clock.what === 'refund' ? 'refundBy' : 'goodsBy', { day: day(clock.day) })}</span>
      <DaysLeft daysLeft={clock.daysLeft} />
    </span>
  );
}
