import type { ReactNode } from 'react';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { useHydrated } from '../../../lib/forms/use-hydrated.ts';
import { canPayHere } from '../../../lib/payment/can-pay-here.ts';
import { PaymentMark } from '../../../lib/payment/payment-mark.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceList } from '../../../ui/choice-list.tsx';
import { SignpostButton } from '../../../ui/signpost-button.tsx';
import { LegalNav, type LegalLinks } from '../legal-nav.tsx';
import type { Revision } from './revision-rows.ts';
import { revisionFields, type RevisionStep } from './revision-step.ts';
import styles from './revision.module.css';

export type RevisionLinks = LegalLinks & { readonly contact: string };

export const methodId = 'revision-method';

type ChoiceProps = { readonly revision: Revision; readonly error: string | undefined };

/** How to pay what is due. Nothing is chosen for anybody but where there is one way (PAY-01, LAW-22); wallets only where the browser says it has one. */
function MethodChoice({ revision: { available_payment_methods: all }, error }: ChoiceProps) {
  const orders = useMessages('orders');
  const isHydrated = useHydrated();
  const methods = all.filter(({ code }) => (/(?:google|apple)pay$/.test(code) ? isHydrated && canPayHere({ code }) : true));
  const only = methods.length === 1 && !methods[0]?.is_pay_later ? methods[0]?.code : undefined;
  return (
    <ChoiceList
      id={methodId}
      name={revisionFields.method}
      label={orders('chooseMethod')}
      value={only ?? ''}
      error={error}
      choices={methods.map(({ code, label, description }) => ({
        value: code,
        title: label,
        mark: <PaymentMark code={code} label={label} />,
        ...(description ? { text: description } : {}),
      }))}
    />
  );
}

type Props = {
  readonly revision: Revision;
  readonly links: RevisionLinks;
  readonly notice: ReactNode;
  readonly step: RevisionStep | undefined;
};

/** The yes, with the words the law gives (LAW-07), as a plain form: it needs no script up to the payment page. */
export function ConfirmForm({ revision, links, notice, step }: Props) {
  const t = useMessages('revision');
  const orders = useMessages('orders');
  const { money } = useFormats();
  const { needs_payment: needsPayment, amount_due: due } = revision;
  return (
    <form className={styles.form} method="post">
      <input type="hidden" name={revisionFields.step} value={needsPayment ? 'pay' : 'order'} />
      {needsPayment ? (
        <>
          <p className={styles.due}>
            <span>{t('due')}</span> <strong>{money(due.value ?? 0)}</strong>
            <small>{t('dueNote')}</small>
          </p>
          <MethodChoice revision={revision} error={step?.isMethodMissing ? orders('methodRequired') : undefined} />
        </>
      ) : (
        <p>{t(due.value ? 'onInvoice' : 'nothingDue')}</p>
      )}
      {notice}
      <LegalNav links={links} />
      <SignpostButton wide type="submit">
        {t('order')}
      </SignpostButton>
    </form>
  );
}

/** The no, folded so that nobody presses it by mistake. */
export function DeclineForm({ links }: Pick<Props, 'links'>) {
  const t = useMessages('revision');
  return (
    <details className={styles.decline}>
      <summary>{t('decline')}</summary>
      <form method="post">
        <input type="hidden" name={revisionFields.step} value="decline" />
        <p>{t('declineText')}</p>
        <p>
          {t('wrong')} <a href={links.contact}>{t('contact')}</a>
        </p>
        <Button type="submit">{t('declineDo')}</Button>
      </form>
    </details>
  );
}

/** Pays what was agreed to: again, or another way. */
export function PayForm({ revision, step }: Pick<Props, 'revision' | 'step'>) {
  const t = useMessages('revision');
  const orders = useMessages('orders');
  const { money } = useFormats();
  return (
    <form className={styles.form} method="post">
      <input type="hidden" name={revisionFields.step} value="pay" />
      <MethodChoice revision={revision} error={step?.isMethodMissing ? orders('methodRequired') : undefined} />
      <SignpostButton type="submit">{t('pay', { amount: money(revision.amount_due.value ?? 0) })}</SignpostButton>
    </form>
  );
}
