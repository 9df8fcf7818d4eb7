import { isEmail } from '@shop/rules/email';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { AlertAddressDocument, AskForAlertDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { showMissing } from '../../lib/browser/show-missing.ts';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { useReportError } from '../../lib/notices/use-report-error.ts';
import { deviceValues } from '../../lib/session/storage.ts';
import { Button } from '../../ui/button.tsx';
import styles from './alert-form.module.css';

/** A mail when a product is in stock again: one field, no account (UX-23). */
export function AlertForm({ sku }: { readonly sku: string }) {
  const t = useMessages('alerts');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { email, setEmail } = useAddress();
  const [isChecked, setIsChecked] = useState(false);
  const { send, isBusy, sentTo } = useSend(sku);
  const problem = email.trim() === '' ? t('required') : isEmail(email.trim()) ? undefined : t('invalid');
  const shown = isChecked ? problem : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsChecked(true);
    if (problem === undefined) void send(email.trim());
    else showMissing(input.current, input.current);
  };
  if (sentTo !== undefined) {
    return <output className={styles.sent}>{t('sent', { email: sentTo })}</output>;
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.title}>{t('title')}</p>
      <div className={styles.row}>
        <label className={styles.label} htmlFor={id}>
          {t('email')}
        </label>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="email"
          autoComplete="email"
          value={email}
          aria-invalid={shown !== undefined}
          aria-describedby={`${id}note`}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" aria-busy={isBusy}>
          {isBusy ? t('sending') : t('send')}
        </Button>
      </div>
      <p id={`${id}note`} className={styles.note} data-problem={shown !== undefined}>
        {shown ?? t('purpose')}
      </p>
    </form>
  );
}

/** A customer's own address is there already; without one, or when it cannot be asked, the field is empty. */
function useAddress() {
  const shop = useShop();
  const [email, setEmail] = useState('');
  useEffect(() => {
    if (deviceValues.get('customerToken') === undefined) return;
    const controller = new AbortController();
    shop
      .with({ signal: controller.signal })
      .query(AlertAddressDocument)
      .then(({ customer }) => {
        const own = customer?.email ?? '';
        setEmail((typed) => typed || own);
      })
      .catch(() => undefined);
    return () => controller.abort();
  }, [shop]);
  return { email, setEmail };
}

function useSend(sku: string) {
  const shop = useShop();
  const report = useReportError();
  const [isBusy, setIsBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const send = async (email: string): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await shop.with({ credential: 'consumer' }).mutate(AskForAlertDocument, { input: { email, sku, type: 'stock' } });
      setSentTo(email);
    } catch (error) {
      // SPEC-8: errors of stock alerts stand under the same title as those of the cart.
      report(error, 'addToCart');
    } finally {
      setIsBusy(false);
    }
  };
  return { send, isBusy, sentTo };
}
