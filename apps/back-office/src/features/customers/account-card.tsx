import { useState } from 'react';
import { EndCustomerSessionsDocument, ResetCustomerDocument, UnblockCustomerDocument } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/show/card.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { nameOf, type Customer } from './customer.ts';
import styles from './customers.module.css';
import { useCustomerCall } from './use-customer-call.ts';

function AccountFacts({ customer }: { readonly customer: Customer }) {
  const t = useMessages('customers');
  const { moment, day } = useFormats();
  const { email, createdAt, store, language, sessions, lockedUntil, eraseAfter, hasPassword } = customer;
  const last = sessions[0];
  return (
    <Facts
      facts={[
        { name: t('email'), value: <a href={`mailto:${email}`}>{email}</a> },
        { name: t('since'), value: day(createdAt), note: t('via', { store, language: t(`language.${language}`) }) },
        {
          name: t('sessions'),
          value: sessions.length > 0 ? t('sessionCount', { count: sessions.length }) : t('noSession'),
          ...(last ? { note: t('lastUsed', { when: moment(last.lastUsed) }) } : {}),
        },
        ...(hasPassword ? [] : [{ name: t('password'), value: t('noPassword') }]),
        ...(lockedUntil ? [{ name: t('locked'), value: t('lockedUntil', { when: moment(lockedUntil) }) }] : []),
        ...(eraseAfter ? [{ name: t('erasure'), value: t('eraseAfter', { when: day(eraseAfter) }) }] : []),
      ]}
    />
  );
}

/** The account: who gets in, and what can be done about it. */
export function AccountCard({ customer }: { readonly customer: Customer }) {
  const t = useMessages('customers');
  const [isBlocking, setBlocking] = useState(false);
  const { run, isPending, error, problem } = useCustomerCall();
  const { id, can, sessions } = customer;
  const unblock = () => run('done.unblock', { id }, async (key) => (await ask(UnblockCustomerDocument, { id, key })).unblockCustomer);
  const reset = () => run('done.reset', { id }, async (key) => (await ask(ResetCustomerDocument, { id, key })).resetCustomer);
  const end = () => run('done.sessions', { id }, async (key) => (await ask(EndCustomerSessionsDocument, { id, key })).endCustomerSessions);
  return (
    <Card title={t('account')}>
      <div className={styles.fields}>
        <AccountFacts customer={customer} />
        <CallProblem error={error} text={problem} />
        <div className={styles.actions}>
          {can.includes('resetCustomer') && (
            <Button size="s" icon="envelope-simple" isPending={isPending} onClick={() => void reset()}>
              {t('reset')}
            </Button>
          )}
          {can.includes('endCustomerSessions') && sessions.length > 0 && (
            <Button size="s" icon="sign-out" isPending={isPending} onClick={() => void end()}>
              {t('endSessions')}
            </Button>
          )}
          {can.includes('unblockCustomer') && (
            <Button size="s" icon="key" isPending={isPending} onClick={() => void unblock()}>
              {t('unblock')}
            </Button>
          )}
          {can.includes('blockCustomer') && (
            <Button size="s" icon="prohibit" onClick={() => setBlocking(true)}>
              {t('block')}
            </Button>
          )}
        </div>
      </div>
      {isBlocking && <BlockDialog id={id} name={nameOf(customer)} onClose={() => setBlocking(false)} />}
    </Card>
  );
}
