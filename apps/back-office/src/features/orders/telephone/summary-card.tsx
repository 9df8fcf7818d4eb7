import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Card } from '../../../ui/show/card.tsx';
import styles from './telephone.module.css';
import type { TelephoneForm } from './use-telephone-form.ts';

type Sum = { readonly name: string; readonly value: string; readonly isTotal?: true };

function Sums({ form }: { readonly form: TelephoneForm }) {
  const t = useMessages('telephone');
  const { money } = useFormats();
  const { quote, isCounting } = form.quoted;
  if (!quote) return null;
  const goods = quote.lines.reduce((sum, { row }) => sum + row.cents, 0);
  const sums: readonly Sum[] = [
    { name: t('goods'), value: money(goods) },
    ...(quote.discount.cents > 0 ? [{ name: t('discount'), value: money(-quote.discount.cents) }] : []),
    { name: t('deliveryCosts'), value: quote.delivery ? money(quote.delivery.cents) : t('unknownYet') },
    { name: t('total'), value: money(quote.total.cents), isTotal: true },
  ];
  return (
    <dl className={styles.sums} aria-busy={isCounting}>
      {sums.map(({ name, value, isTotal }) => (
        <div key={name} className={styles.sum} data-total={isTotal}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Coupon({ form }: { readonly form: TelephoneForm }) {
  const t = useMessages('telephone');
  const look = t as (key: string) => string;
  const { draft, set, quoted } = form;
  const coupon = draft.coupon.trim() === '' ? undefined : quoted.quote?.coupon;
  return (
    <TextField
      label={t('coupon')}
      autoComplete="off"
      spellCheck={false}
      maxLength={50}
      value={draft.coupon}
      hint={coupon && !coupon.problem ? coupon.label : undefined}
      error={coupon?.problem ? look(`coupon.${coupon.problem}`) : undefined}
      onChange={(code) => set({ coupon: code })}
    />
  );
}

/** What it comes to, and the button that sends the link. */
export function SummaryCard({ form }: { readonly form: TelephoneForm }) {
  const t = useMessages('telephone');
  const { draft, send, isSending, missing, problem, isWaiting, changing } = form;
  const email = draft.email.trim();
  return (
    <Card title={t('summary')}>
      <div className={styles.fields}>
        <Coupon form={form} />
        <Sums form={form} />
        <CallProblem error={form.quoted.error} text={problem} />
        {isWaiting && (
          <p className={styles.waiting} role="alert">
            <Icon name="wifi-slash" />
            <span>{t('waiting')}</span>
          </p>
        )}
        <Button kind="main" isWide icon="paper-plane-right" isPending={isSending} disabledReason={missing} onClick={() => void send()}>
          {changing ? t('save') : email === '' ? t('send') : t('sendTo', { email })}
        </Button>
        {changing && (
          <ButtonLink kind="quiet" isWide to="/orders/new">
            {t('leave')}
          </ButtonLink>
        )}
        <p className={styles.note}>{t('onlyCustomer')}</p>
      </div>
    </Card>
  );
}
