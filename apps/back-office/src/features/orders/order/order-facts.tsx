import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { useBranchName } from '../../../lib/branches/branches.ts';
import { usePaymentName } from '../../../lib/orders/payment-name.ts';
import { Facts, type Fact } from '../../../ui/show/facts.tsx';
import deskStyles from '../../../shell/desk.module.css';
import styles from './order.module.css';
import { useOrderDesk } from './order-desk.ts';
import type { Address, Order } from './order.ts';

const lineOf = ({ street, postcode, city, country }: Address): string =>
  [street.join(' '), [postcode, city].filter(Boolean).join(' '), country].filter(Boolean).join(', ');

function useCustomer({ name, person }: Order): Fact {
  const t = useMessages('order');
  if (!person) return { name: t('customer'), value: name, note: t('masked') };
  const note: ReactNode = (
    <>
      <a className={styles.contact} href={`mailto:${person.email}`}>
        {person.email}
      </a>
      {person.billing.telephone && (
        <a className={styles.contact} href={`tel:${person.billing.telephone.replace(/[^+\d]/g, '')}`}>
          {person.billing.telephone}
        </a>
      )}
      <span>{t(person.customer ? 'withAccount' : 'guest')}</span>
    </>
  );
  return {
    name: t('customer'),
    value: [name, person.billing.company].filter(Boolean).join(', '),
    note: <span className={styles.stack}>{note}</span>,
  };
}

function useDelivery({ branch, person, country }: Order): readonly Fact[] {
  const t = useMessages('order');
  const branchName = useBranchName();
  const billing = person && { name: t('billing'), value: person.billing.name, note: lineOf(person.billing) };
  if (branch) return [{ name: t('collect'), value: branchName(branch) }, ...(billing ? [billing] : [])];
  if (!person) return [{ name: t('deliver'), value: country }];
  const to = person.shipping ?? person.billing;
  const shipping = { name: t('deliver'), value: to.name, note: lineOf(to) };
  return lineOf(to) === lineOf(person.billing) && to.name === person.billing.name ? [shipping] : [shipping, ...(billing ? [billing] : [])];
}

function usePayment({ payment, paidAt, holdEndsAt, money: { open } }: Order): Fact {
  const t = useMessages('order');
  const { money, moment } = useFormats();
  const method = usePaymentName()(payment);
  if (paidAt) return { name: t('paid'), value: method, note: moment(paidAt) };
  const until = holdEndsAt ? t('heldUntil', { when: moment(holdEndsAt) }) : undefined;
  return { name: t('toPay'), value: money(open.cents), note: [method, until].filter(Boolean).join(', ') };
}

/** What it was given for, with the way there. */
function useExchange({ exchange }: Order): readonly Fact[] {
  const t = useMessages('order');
  const { money } = useFormats();
  if (!exchange) return [];
  const back = (
    <Link className={styles.contact} to={`/returns/${exchange.return}`}>
      {exchange.return}
    </Link>
  );
  const value = (
    <Link className={styles.contact} to={`/orders/${exchange.order}`}>
      {t('exchangeFor', { number: exchange.order })}
    </Link>
  );
  const note = (
    <span className={styles.stack}>
      {back}
      <span>{t('exchangeCredit', { amount: money(exchange.credit.cents) })}</span>
    </span>
  );
  return [{ name: t('exchange'), value, note }];
}

/** Who, where to, and how it is paid; of persons what somebody may see. */
export function OrderFacts() {
  const t = useMessages('order');
  const { order } = useOrderDesk();
  const customer = useCustomer(order);
  const delivery = useDelivery(order);
  const payment = usePayment(order);
  const exchange = useExchange(order);
  return (
    <>
      <Facts isRow facts={[customer, ...delivery, payment, ...exchange]} />
      {order.customerNote && (
        <section className={styles.customerNote} aria-label={t('customerNote')}>
          <h2 className={deskStyles.label}>{t('customerNote')}</h2>
          <p>{order.customerNote}</p>
        </section>
      )}
    </>
  );
}
