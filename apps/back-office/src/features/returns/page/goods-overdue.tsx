import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { dayOf } from '../../../lib/branch-clock.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './return.module.css';
import { useReturnDesk } from './return-desk.ts';

/** The goods did not come by their day: what was given for them already is out of the house. */
export function GoodsOverdue() {
  const t = useMessages('return');
  const { day, money } = useFormats();
  const { back } = useReturnDesk();
  const today = dayOf(useNow());
  // There is such a day only while nothing is here.
  if (!back.goodsDueOn || back.goodsDueOn >= today) return null;
  const given = back.settlements.filter(({ refundState }) => refundState !== null && refundState !== 'failed');
  const cents = given.reduce((sum, { total }) => sum + total.cents, 0);
  const sentences = [
    t('overdueSince', { day: day(back.goodsDueOn) }),
    ...(cents > 0 ? [t(given.some(({ exchange }) => exchange) ? 'overdueExchanged' : 'overdueGiven', { amount: money(cents) })] : []),
  ];
  return (
    <section className={styles.marks} aria-label={t('goodsOverdue')}>
      <Icon name="clock-countdown" />
      <p>{sentences.join(' ')}</p>
    </section>
  );
}
