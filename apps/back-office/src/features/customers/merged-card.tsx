import { useState } from 'react';
import { Link } from 'react-router';
import { UndoMergeDocument } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/show/card.tsx';
import type { Customer } from './customer.ts';
import styles from './customers.module.css';
import { MergeDialog } from './merge-dialog.tsx';
import { useCustomerCall } from './use-customer-call.ts';

/** One account that became a part of this one. */
function Merged({ account, mayUndo }: { readonly account: Customer['merged'][number]; readonly mayUndo: boolean }) {
  const t = useMessages('customers');
  const { day } = useFormats();
  const { run, isPending, error, problem } = useCustomerCall();
  const { id: loser, email, mergedAt, undoUntil, newsletter } = account;
  const undo = () => run('done.undoMerge', { loser }, async (key) => (await ask(UndoMergeDocument, { loser, key })).undoMerge);
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span>{email}</span>
        <span className={styles.note}>
          {undoUntil ? t('mergedUntil', { when: day(mergedAt), until: day(undoUntil) }) : t('mergedOn', { when: day(mergedAt) })}
        </span>
        {newsletter && <span className={styles.note}>{t('mergedConsent', { state: t(`consent.${newsletter.state}`) })}</span>}
      </span>
      {mayUndo && undoUntil && (
        <Button size="s" icon="arrow-counter-clockwise" isStepUp isPending={isPending} onClick={() => void undo()}>
          {t('undoMerge')}
        </Button>
      )}
      <CallProblem error={error} text={problem} />
    </li>
  );
}

/** Other accounts of the same person. */
export function MergedCard({ customer }: { readonly customer: Customer }) {
  const t = useMessages('customers');
  const [isMerging, setMerging] = useState(false);
  const { mergedInto, merged, can } = customer;
  const mayMerge = can.includes('mergeCustomers');
  if (mergedInto)
    return (
      <Card title={t('mergedTitle')}>
        <p>
          {t('isMerged')}{' '}
          <Link className={styles.link} to={`/customers/${mergedInto}`}>
            {t('seeOther')}
          </Link>
        </p>
      </Card>
    );
  if (merged.length === 0 && !mayMerge) return null;
  return (
    <Card title={t('mergedTitle')}>
      <div className={styles.fields}>
        {merged.length > 0 && (
          <ul className={styles.rows}>
            {merged.map((account) => (
              <Merged key={account.id} account={account} mayUndo={mayMerge} />
            ))}
          </ul>
        )}
        {mayMerge && (
          <div className={styles.actions}>
            <Button size="s" icon="git-merge" onClick={() => setMerging(true)}>
              {t('merge')}
            </Button>
          </div>
        )}
      </div>
      {isMerging && <MergeDialog customer={customer} onClose={() => setMerging(false)} />}
    </Card>
  );
}
