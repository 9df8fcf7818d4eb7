import { useId, type ReactNode } from 'react';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { useMoment } from '../../../i18n/use-day.ts';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { localPath } from '../../../lib/page/store-view.ts';
import { PaymentDeparture } from '../../../lib/payment/payment-departure.tsx';
import { successPath } from '../../../lib/session/placed-order.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { SignpostLink } from '../../../ui/signpost-link.tsx';
import styles from './revision.module.css';
import { RevisionFacts } from './revision-facts.tsx';
import { ConfirmForm, DeclineForm, methodId, PayForm, type RevisionLinks } from './revision-form.tsx';
import type { Revision } from './revision-rows.ts';
import type { RevisionStep } from './revision-step.ts';
import { RevisionTable } from './revision-table.tsx';

type Props = {
  /** Null: nobody knows the link. */
  readonly revision: Revision | null | undefined;
  readonly step: RevisionStep | undefined;
  readonly links: RevisionLinks;
  /** The official notice on the legal guarantee (LAW-10). */
  readonly notice: ReactNode;
};

/** Above everything: after a press the page is there anew, from its top. */
function Problem({ step }: Pick<Props, 'step'>) {
  const t = useMessages('revision');
  const orders = useMessages('orders');
  if (!step?.problem && !step?.isFailed && !step?.isMethodMissing) return null;
  return (
    <p className={styles.problem} role="alert">
      {step.isMethodMissing ? <a href={`#${methodId}`}>{orders('methodRequired')}</a> : (step.problem ?? t('failed'))}
    </p>
  );
}

/** Both orders and the question. Directly above its button stands everything it is about (LAW-06). */
function Proposal({ revision, step, links, notice }: Props & { readonly revision: Revision }) {
  const t = useMessages('revision');
  const moment = useMoment();
  const legalId = useId();
  return (
    <>
      <h1>{t('heading', { number: revision.order_number })}</h1>
      <p className={styles.lead}>{t('intro')}</p>
      <p>{t('until', { when: moment(revision.expires_at) })}</p>
      <Problem step={step} />
      <RevisionTable revision={revision} legalId={legalId} />
      <RevisionFacts revision={revision} />
      <ConfirmForm revision={revision} links={links} notice={notice} step={step} />
      <DeclineForm links={links} />
    </>
  );
}

/** Agreed to and not paid yet. */
function Unpaid({ revision, step }: Pick<Props, 'step'> & { readonly revision: Revision }) {
  const t = useMessages('revision');
  const { money } = useFormats();
  const { order_number: number, amount_due: due, payment_url: url } = revision;
  const form = <PayForm revision={revision} step={step} />;
  return (
    <>
      <h1>{t('payTitle', { number })}</h1>
      <p className={styles.lead}>{t('payText', { amount: money(due.value ?? 0) })}</p>
      <Problem step={step} />
      {url ? (
        <>
          <p>
            <SignpostLink href={url}>{t('payOn')}</SignpostLink>
          </p>
          <details className={styles.decline} open={step?.isMethodMissing ?? false}>
            <summary>{t('payOther')}</summary>
            {form}
          </details>
        </>
      ) : (
        form
      )}
    </>
  );
}

/** Nothing is left to do with it: why, and where the order is. */
function Ended({ revision, links }: Pick<Props, 'links'> & { readonly revision: Revision }) {
  const t = useMessages('revision');
  const orders = useMessages('orders');
  const { storeView } = useShopState();
  const { state, message, order_number: number, order_hash: hash } = revision;
  if (state === 'AWAITING_CUSTOMER' || state === 'AWAITING_PAYMENT') return null;
  return (
    <>
      <h1>{t(`state.${state}`)}</h1>
      <p className={styles.lead}>{message ?? t(state === 'APPLIED' ? 'appliedText' : 'endedText', { number })}</p>
      <p className={styles.ways}>
        <ButtonLink href={localPath(storeView, successPath({ number, hash }))}>{orders('showOrder')}</ButtonLink>
        <ButtonLink href={links.contact}>{t('contact')}</ButtonLink>
      </p>
    </>
  );
}

function Unknown({ links }: Pick<Props, 'links'>) {
  const t = useMessages('revision');
  return (
    <div className={styles.page}>
      <h1>{t('unknown')}</h1>
      <p className={styles.lead}>{t('unknownText')}</p>
      <p className={styles.ways}>
        <ButtonLink href={links.contact}>{t('contact')}</ButtonLink>
      </p>
    </div>
  );
}

/** On the way to the provider. The browser follows by itself: a form may lead to no other host, a page may. */
function Leaving({ revision, step }: { readonly revision: Revision; readonly step: RevisionStep & { readonly url: string } }) {
  const t = useMessages('revision');
  const method = revision.available_payment_methods.find(({ code }) => code === step.method);
  return (
    <>
      <h1>{t('heading', { number: revision.order_number })}</h1>
      <meta httpEquiv="refresh" content={`0;url=${step.url}`} />
      <PaymentDeparture
        number={revision.order_number}
        amount={revision.amount_due.value ?? 0}
        method={method ?? { code: step.method ?? '', label: '' }}
        url={step.url}
      />
    </>
  );
}

/** What the link of the mail opens: a change of an order, whatever has become of it. */
export function RevisionView(props: Props) {
  const { revision, step } = props;
  if (!revision) return <Unknown {...props} />;
  if (step?.url !== undefined) return <Leaving revision={revision} step={{ ...step, url: step.url }} />;
  return (
    <div className={styles.page}>
      {revision.state === 'AWAITING_CUSTOMER' ? (
        <Proposal {...props} revision={revision} />
      ) : revision.state === 'AWAITING_PAYMENT' ? (
        <Unpaid {...props} revision={revision} />
      ) : (
        <Ended {...props} revision={revision} />
      )}
    </div>
  );
}
