import { useState } from 'react';
import { RefundAgainDocument, SettleRefundDocument } from '../../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../../i18n/language-context.tsx';
import { ask } from '../../../../lib/api/api.ts';
import { usePaymentName } from '../../../../lib/orders/payment-name.ts';
import { may, usePerson } from '../../../../lib/session/person.ts';
import { CallNote } from '../../../../shell/call-note.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { toasts } from '../../../../ui/overlays/toast-queue.ts';
import { useOrderDesk } from '../order-desk.ts';
import { OrderReasonDialog } from '../order-reason-dialog.tsx';
import type { Refund } from '../order.ts';
import { useOrderCall } from '../use-order-call.ts';
import type { MoneyRow } from './money-rows.ts';
import styles from './money.module.css';

/** A refund that the provider never took: sent again, or booked because its money went another way. */
function Unanswered({ refund: { number } }: { readonly refund: Refund }) {
  const t = useMessages('order');
  const { order } = useOrderDesk();
  const [isSettling, setSettling] = useState(false);
  const call = useOrderCall();
  const again = async () => {
    const send = async (key: string) => (await ask(RefundAgainDocument, { order: order.number, refund: number, key })).refundAgain;
    if ((await call.run({ again: number }, send)) === 'done') toasts.add({ text: t('againDone') });
  };
  return (
    <>
      <span className={styles.buttons}>
        <Button size="xs" isStepUp isPending={call.state === 'sending'} onClick={() => void again()}>
          {t('again')}
        </Button>
        <Button size="xs" onClick={() => setSettling(true)}>
          {t('settle')}
        </Button>
      </span>
      <CallNote call={call} />
      {isSettling && (
        <OrderReasonDialog
          reasoned={{
            id: `settle-${number}`,
            title: t('settleTitle', { number }),
            text: t('settleText'),
            action: t('settleDo'),
            done: t('refund.done'),
            isStepUp: true,
            send: async (reason, key) =>
              (await ask(SettleRefundDocument, { order: order.number, refund: number, reason, key })).settleRefund,
          }}
          onClose={() => setSettling(false)}
        />
      )}
    </>
  );
}

function useRowWords(row: MoneyRow): { readonly what: string; readonly note: string } {
  const t = useMessages('order');
  const { day } = useFormats();
  const attempt = t as (key: string) => string;
  const edit = useMessages('revision');
  const paymentName = usePaymentName();
  const editOf = (number: number | null | undefined): string => (number ? edit('revision', { number }) : '');
  if (row.kind === 'byHand') return { what: paymentName(row.method), note: t('attempt.paid') };
  if (row.kind === 'invoice') {
    const { number, dueOn, revision } = row.invoice;
    const due = dueOn ? t('dueOn', { day: day(dueOn) }) : '';
    return { what: t('invoiceRow', { number }), note: [editOf(revision), due].filter(Boolean).join(', ') };
  }
  if (row.kind === 'credit') {
    const { number, revision, reason } = row.refund;
    return { what: t('creditRow', { number }), note: [t('setOff'), editOf(revision), reason].filter(Boolean).join(', ') };
  }
  if (row.kind === 'refund') {
    const { number, state, isUnanswered, reason, revision } = row.refund;
    return {
      what: t('refundRow', { number }),
      note: [isUnanswered ? t('unanswered') : t(`refund.${state}`), editOf(revision), reason].filter(Boolean).join(', '),
    };
  }
  const { method, state, providerOrderId, reason } = row.payment;
  return { what: paymentName(method), note: [attempt(`attempt.${state}`), providerOrderId, reason].filter(Boolean).join(', ') };
}

/** A payment, a refund or an invoice. Papers are no money: their amount is quiet. */
export function MoneyRowView({ row }: { readonly row: MoneyRow }) {
  const { money, moment } = useFormats();
  const person = usePerson();
  const { what, note } = useRowWords(row);
  const isMoney = row.kind === 'byHand' || row.kind === 'refund' || (row.kind === 'payment' && row.payment.state === 'paid');
  const isFailed = row.kind === 'refund' && row.refund.state === 'failed';
  return (
    <tr className={styles.row} data-quiet={!isMoney || isFailed || undefined}>
      <td className={styles.when}>{moment(row.at)}</td>
      <td className={styles.what}>
        {row.kind === 'invoice' && row.invoice.file ? (
          <a className={styles.paper} href={row.invoice.file} target="_blank" rel="noreferrer">
            <Icon name="file-pdf" size={14} />
            {what}
          </a>
        ) : (
          <span className={styles.name}>{what}</span>
        )}
        {note && <span className={styles.note}>{note}</span>}
        {row.kind === 'refund' && row.refund.isUnanswered && may(person, 'refunds.settle') && <Unanswered refund={row.refund} />}
      </td>
      <td className={styles.amount}>
        {isMoney && row.cents > 0 ? '+' : ''}
        {money(row.cents)}
      </td>
    </tr>
  );
}
