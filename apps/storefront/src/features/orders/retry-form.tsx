import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { RetryPaymentDocument, type OrderFullFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { FormFrame } from '../../lib/forms/form-frame.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { useReportError } from '../../lib/notices/use-report-error.ts';
import { successPath } from '../../lib/session/placed-order.ts';
import { canPayHere } from '../../lib/payment/can-pay-here.ts';
import { PaymentMark } from '../../lib/payment/payment-mark.tsx';
import type { Departure } from '../../lib/payment/payment-departure.tsx';
import { ChoiceList } from '../../ui/choice-list.tsx';

type Props = {
  readonly order: OrderFullFragment;
  readonly beside?: ReactNode;
  /** What the button says; else that it is another try. */
  readonly submit?: string;
  /** Directly above the button. */
  readonly above?: ReactNode;
  /** Another try has begun, and the page is about to be left. */
  readonly onLeave: (departure: Departure) => void;
};

type Method = OrderFullFragment['available_payment_methods'][number];

/** The method of the last try, or the only one there is; a credit is never chosen beforehand (LAW-22). */
function presetMethod({ payment_methods: tried }: OrderFullFragment, methods: readonly Method[]): string {
  const [only, ...others] = methods;
  const last = methods.find(({ code, is_pay_later: isCredit }) => code === tried?.[0]?.type && !isCredit);
  return last?.code ?? (others.length === 0 ? (only?.code ?? '') : '');
}

/** What is asked for: less than the total where pieces of another order pay a part. */
const dueOf = ({ order_exchange: exchange, total }: OrderFullFragment): number => exchange?.to_pay.value ?? total?.grand_total.value ?? 0;

/** Pays an open order once more, with the same method or another (PAY-14). */
export function RetryForm({ order, beside, submit, above, onLeave }: Props) {
  const t = useMessages('orders');
  const shop = useShop();
  const report = useReportError();
  const navigate = useNavigate();
  const methods = order.available_payment_methods.filter((method) => canPayHere(method));
  const form = useForm({
    initial: { method: presetMethod(order, methods) },
    check: ({ method }) => (methods.some(({ code }) => code === method) ? {} : { method: t('methodRequired') }),
    send: async ({ method }) => {
      try {
        const { retryPayment } = await shop.mutate(RetryPaymentDocument, { hash: order.hash, method: { code: method } });
        const url = retryPayment?.redirect_url ?? undefined;
        const chosen = methods.find(({ code }) => code === method);
        if (chosen) onLeave({ number: order.number, amount: dueOf(order), method: chosen, url });
        if (url === undefined) await navigate(successPath(order));
        else window.location.assign(url);
        return true;
      } catch (error) {
        report(error, 'placeOrder');
        return false;
      }
    },
  });
  return (
    <FormFrame form={form} label={submit ?? t('payAgain')} submit={submit ?? t('payAgain')} beside={beside}>
      <ChoiceList
        {...form.text('method')}
        label={t('chooseMethod')}
        choices={methods.map(({ code, label, description }) => ({
          value: code,
          title: label,
          mark: <PaymentMark code={code} label={label} />,
          ...(description ? { text: description } : {}),
        }))}
      />
      {above}
    </FormFrame>
  );
}
