import { useFormats, useMessages } from '../../../../i18n/language-context.tsx';
import { Card } from '../../../../ui/show/card.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useOrderDesk } from '../order-desk.ts';
import type { Order } from '../order.ts';
import { moneyRows } from './money-rows.ts';
import { MoneyRowView } from './money-row.tsx';
import styles from './money.module.css';

function Sums({ money: sums }: Pick<Order, 'money'>) {
  const t = useMessages('order');
  const { money } = useFormats();
  const shown = [
    { name: t('ordered'), cents: sums.total.cents },
    { name: t('paid'), cents: sums.paid.cents },
    ...(sums.open.cents > 0 ? [{ name: t('open'), cents: sums.open.cents, tone: 'warn' }] : []),
    { name: t('refunded'), cents: sums.refunded.cents },
    ...(sums.waiting.cents > 0 ? [{ name: t('onTheWay'), cents: sums.waiting.cents, tone: 'warn' }] : []),
    ...(sums.taken.cents > 0 ? [{ name: t('taken'), cents: sums.taken.cents, tone: 'warn' }] : []),
    { name: t('refundable'), cents: sums.refundable.cents },
  ];
  return (
    <dl className={styles.sums}>
      {shown.map(({ name, cents, tone }) => (
        <div key={name} className={styles.one} data-tone={tone}>
          <dt>{name}</dt>
          <dd>{money(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Why every cent is where it is. `previewed`: what the open sheet would give back. */
export function MoneyCard({ previewed }: { readonly previewed: number | undefined }) {
  const t = useMessages('order');
  const { money } = useFormats();
  const { order } = useOrderDesk();
  const rows = moneyRows(order);
  return (
    <Card isFlush title={t('money')}>
      <Sums money={order.money} />
      {rows.length === 0 && previewed === undefined ? (
        <p className={styles.none}>{order.payments ? t('noMoney') : t('paymentsMasked')}</p>
      ) : (
        <table className={styles.rows}>
          <caption>
            <VisuallyHidden>{t('moneyRows')}</VisuallyHidden>
          </caption>
          <thead className={styles.hidden}>
            <tr>
              <th scope="col">{t('when')}</th>
              <th scope="col">{t('what')}</th>
              <th scope="col">{t('amount')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <MoneyRowView key={row.id} row={row} />
            ))}
            {previewed !== undefined && (
              <tr className={styles.row} data-preview>
                <td className={styles.when}>{t('now')}</td>
                <td className={styles.what}>{t('previewRow')}</td>
                <td className={styles.amount}>{money(-previewed)}</td>
              </tr>
            )}
          </tbody>
        </table>
      )}
    </Card>
  );
}
