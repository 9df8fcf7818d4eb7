import { useEffect, useState } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { forgetDraft, readDraft } from '../../../lib/forms/drafts.ts';
import { notices } from '../../../lib/notices/use-notices.ts';
import { deviceValues } from '../../../lib/session/storage.ts';
import { chosenPayment, emptyPayment, restoredPayment, type PaymentChoice } from './payment-values.ts';
import type { PaymentMethods } from './use-payment-methods.ts';

/** How it will be paid, also after a reload. A method that is no longer offered is no choice any more, and the shopper is told (PAY-05). */
export function usePaymentChoice({ methods }: PaymentMethods, isGuest: boolean) {
  const t = useMessages('checkout');
  const [chosen, setPayment] = useState<PaymentChoice>();
  const payment = chosen ?? (methods && restoredPayment(methods, readDraft(chosenPayment, emptyPayment(methods, undefined)), isGuest));
  const isLost = payment !== undefined && methods !== undefined && !methods.some(({ code }) => code === payment.method.code);
  useEffect(() => {
    if (!isLost) return;
    deviceValues.remove('paymentChoice');
    forgetDraft(chosenPayment);
    notices.show({ kind: 'info', text: t('paymentGone') });
  }, [isLost, t]);
  return [isLost ? undefined : payment, setPayment] as const;
}
