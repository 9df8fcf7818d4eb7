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
import { ChoiceList } from '../../ui/choice-list.tsx';

type Props = { readonly order: OrderFullFragment; readonly beside: ReactNode };

/** Pays an open order once more, with the same method or another (PAY-14). */
export function RetryForm({ order, beside }: Props) {
  const t = useMessages('orders');
  const shop = useShop();
  const report = useReportError();
  const navigate = useNavigate();
  const methods = order.available_payment_methods.filter((method) => canPayHere(method));
  const form = useForm({
    initial: { method: methods.length === 1 ? (methods[0]?.code ?? '') : '' },
    check: ({ method }) => (methods.some(({ code }) => code === method) ? {} : { method: t('methodRequired') }),
    send: async ({ method }) => {
      try {
        const { retryPayment } = await shop.mutate(RetryPaymentDocument, { hash: order.hash, method: { code: method } });
        if (retryPayment?.redirect_url) window.location.assign(retryPayment.redirect_url);
        else await navigate(successPath(order));
        return true;
      } catch (error) {
        report(error, 'placeOrder');
        return false;
      }
    },
  });
  return (
    <FormFrame form={form} label={t('payAgain')} submit={t('payAgain')} beside={beside}>
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
    </FormFrame>
  );
}
