import { useState } from 'react';
import { CustomerVatDocument, JudgeCustomerDocument, type CustomerVatQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useCall } from '../../lib/use-call.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/show/card.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import type { Customer } from './customer.ts';
import styles from './customers.module.css';
import { useCustomerCall } from './use-customer-call.ts';

type Vat = CustomerVatQuery['customerVat'];

/** What the tax office says of the number. */
function VatCheck({ id, number }: { readonly id: string; readonly number: string }) {
  const t = useMessages('customers');
  const [result, setResult] = useState<Vat>();
  const { run, isPending, error } = useCall(async () => setResult((await ask(CustomerVatDocument, { id })).customerVat));
  const said = result && (result.valid === true ? t('vatValid') : result.valid === false ? t('vatWrong') : t('vatUnknown'));
  return (
    <>
      <Facts
        facts={[
          { name: t('field.taxvat'), value: number, note: <output>{said}</output> },
          ...(result?.name ? [{ name: t('vatName'), value: result.name, note: result.address }] : []),
          ...(result?.requestId ? [{ name: t('vatProof'), value: result.requestId }] : []),
        ]}
      />
      <CallProblem error={error} />
      <div className={styles.actions}>
        <Button size="s" icon="shield-check" isPending={isPending} onClick={() => void run()}>
          {t('vatAsk')}
        </Button>
      </div>
    </>
  );
}

/** A business, what is known of it, and whether it buys as one. */
export function BusinessCard({ customer: { id, company, coc, taxvat, approval, can } }: { readonly customer: Customer }) {
  const t = useMessages('customers');
  const { run, isPending, error, problem } = useCustomerCall();
  const judge = (approve: boolean) =>
    void run(approve ? 'done.approve' : 'done.reject', { id, approve }, async (key) => {
      return (await ask(JudgeCustomerDocument, { id, approve, reason: null, key })).judgeCustomer;
    });
  if (!company) return null;
  const mayJudge = can.includes('judgeCustomer');
  return (
    <Card title={t('business')}>
      <div className={styles.fields}>
        <Facts facts={[{ name: t('field.company'), value: company, note: coc ? t('cocOf', { coc }) : t('noCoc') }]} />
        {taxvat && mayJudge ? (
          <VatCheck id={id} number={taxvat} />
        ) : (
          <Facts facts={[{ name: t('field.taxvat'), value: taxvat ?? t('none') }]} />
        )}
        <CallProblem error={error} text={problem} />
        {mayJudge && (
          <div className={styles.actions}>
            {approval !== 'approved' && (
              <Button kind="main" icon="check" isPending={isPending} onClick={() => judge(true)}>
                {t('approve')}
              </Button>
            )}
            {approval !== 'rejected' && (
              <Button icon="x" isPending={isPending} onClick={() => judge(false)}>
                {t('reject')}
              </Button>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
