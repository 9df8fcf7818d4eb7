import { useMessages } from '../../../i18n/language-context.tsx';
import { deviceValues } from '../../../lib/session/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { PaymentForm } from './payment-form.tsx';
import { firstChoice, type PaymentChoice } from './payment-values.ts';
import type { PaymentMethods } from './use-payment-methods.ts';
import styles from '../checkout.module.css';

type Props = {
  readonly available: PaymentMethods;
  readonly chosen: PaymentChoice | undefined;
  readonly isGuest: boolean;
  /** Has ordered before. */
  readonly hasHistory: boolean;
  readonly refusal: string | undefined;
  readonly onDone: (choice: PaymentChoice) => void;
};

/** Step three: the methods as soon as they are known, or the way to ask again. */
export function PaymentStep({ available: { methods, isFailed, retry }, chosen, hasHistory, ...form }: Props) {
  const t = useMessages('checkout');
  if (methods === undefined)
    return isFailed ? <Button onClick={retry}>{t('retry')}</Button> : <p className={styles.note}>{t('loading')}</p>;
  return (
    <PaymentForm
      {...form}
      key={methods.map(({ code }) => code).join(' ')}
      methods={methods}
      first={firstChoice(methods, chosen?.method.code ?? deviceValues.get('paymentChoice'), hasHistory)}
    />
  );
}
