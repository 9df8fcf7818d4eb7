import { Link } from 'react-router';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { useBranchName } from '../../../lib/branches/branches.ts';
import { useWho } from '../../../lib/desk/use-who.ts';
import { dayOf } from '../../../lib/branch-clock.ts';
import { daysUntil } from '../../../lib/returns/clock.ts';
import { DaysLeft } from '../../../lib/returns/due-text.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { Facts, type Fact } from '../../../ui/show/facts.tsx';
import styles from './return.module.css';
import { useReturnDesk } from './return-desk.ts';

/** The days of LAW-08: until when it could be said, until when the goods and the money come. */
function useDays(): readonly Fact[] {
  const t = useMessages('return');
  const { day } = useFormats();
  const { back } = useReturnDesk();
  const today = dayOf(useNow());
  const due = (name: string, on: string): Fact => ({ name, value: day(on), note: <DaysLeft daysLeft={daysUntil(on, today)} /> });
  const isAway = back.lines.every(({ received }) => received === 0);
  const counted = back.deliveredOn && t(back.isDeliveryKnown ? 'countedDelivered' : 'countedSent', { day: day(back.deliveredOn) });
  return [
    ...(back.deadline ? [{ name: t('deadline'), value: day(back.deadline), note: counted }] : []),
    ...(back.goodsDueOn && isAway ? [due(t('goodsDue'), back.goodsDueOn)] : []),
    ...(back.refundDueOn ? [due(t('refundDue'), back.refundDueOn)] : []),
  ];
}

/** Who, of which order, and by when. */
export function ReturnFacts() {
  const t = useMessages('return');
  const { moment, country } = useFormats();
  const branchName = useBranchName();
  const who = useWho();
  const { back } = useReturnDesk();
  const order = back.canOpenOrder ? (
    <Link className={styles.link} to={`/orders/${back.order}`}>
      {back.order}
    </Link>
  ) : (
    back.order
  );
  const facts: readonly Fact[] = [
    { name: t('customer'), value: back.name ?? t('erased'), note: back.country && country(back.country) },
    { name: t('order'), value: order, note: back.isOrderKnown ? undefined : t('orderUnknown') },
    { name: t('stated'), value: moment(back.statedAt), note: back.registeredBy && t('registeredBy', { who: who(back.registeredBy) }) },
    ...useDays(),
    ...(back.branch ? [{ name: t('receivedIn'), value: back.branch === 'WEB' ? t('warehouse') : branchName(back.branch) }] : []),
  ];
  return <Facts isRow facts={facts} />;
}
