import { useState } from 'react';
import { WithdrawRevisionDocument } from '../../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../../i18n/language-context.tsx';
import { ask } from '../../../../lib/api/api.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import type { IconName } from '../../../../ui/icons/icon-names.ts';
import { Card } from '../../../../ui/show/card.tsx';
import { Diff } from '../../../../ui/show/diff.tsx';
import { StatusPill, type Tone } from '../../../../ui/show/status-pill.tsx';
import { useOrderDesk } from '../order-desk.ts';
import type { Revision } from '../order.ts';
import { OrderReasonDialog } from '../order-reason-dialog.tsx';
import { useOrderWords } from '../use-order-words.ts';
import styles from './revision.module.css';
import { useShownChange } from './use-shown-change.ts';

const looks: Readonly<Record<Revision['state'], { readonly tone: Tone; readonly icon: IconName }>> = {
  awaiting_customer: { tone: 'warn', icon: 'hourglass-fill' },
  awaiting_payment: { tone: 'warn', icon: 'clock-fill' },
  applied: { tone: 'good', icon: 'check-circle-fill' },
  declined: { tone: 'idle', icon: 'x-circle-fill' },
  expired: { tone: 'idle', icon: 'clock-fill' },
  withdrawn: { tone: 'idle', icon: 'minus-circle-fill' },
};

const isWaiting = ({ state }: Revision): boolean => state === 'awaiting_customer' || state === 'awaiting_payment';

function Changes({ revision: { changes } }: { readonly revision: Revision }) {
  const shownOf = useShownChange();
  return (
    <ul className={styles.changes}>
      {changes.map((change, index) => {
        const { kind, about, from, to } = shownOf(change);
        return (
          <li key={`${index}`}>
            <span className={styles.kind}>{kind}</span> {about} {(from || to) && <Diff before={from} after={to} />}
          </li>
        );
      })}
    </ul>
  );
}

function Withdraw({ revision: { number } }: { readonly revision: Revision }) {
  const t = useMessages('revision');
  const { order } = useOrderDesk();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="s" onClick={() => setAsking(true)}>
        {t('withdraw')}
      </Button>
      {isAsking && (
        <OrderReasonDialog
          reasoned={{
            id: `withdraw-${number}`,
            title: t('withdrawTitle', { number }),
            text: t('withdrawText'),
            action: t('withdraw'),
            done: t('withdrawDone'),
            send: async (reason, key) =>
              (await ask(WithdrawRevisionDocument, { input: { order: order.number, number, reason, key } })).withdrawRevision,
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function RevisionRow({ revision }: { readonly revision: Revision }) {
  const t = useMessages('revision');
  const { money, moment } = useFormats();
  const { order } = useOrderDesk();
  const words = useOrderWords(order);
  const { number, state, by, at, decidedAt, expiresAt, reason, difference } = revision;
  const until = isWaiting(revision) && expiresAt ? t('until', { when: moment(expiresAt) }) : decidedAt && moment(decidedAt);
  const amount = Math.abs(difference.cents);
  return (
    <li className={styles.revision}>
      <div className={styles.head}>
        <h3 className={styles.name}>{t('revision', { number })}</h3>
        <StatusPill {...looks[state]}>{t(`state.${state}`)}</StatusPill>
        {until && <span className={styles.kind}>{until}</span>}
        {amount > 0 && <span className={styles.amount}>{t(difference.cents > 0 ? 'dearer' : 'cheaper', { amount: money(amount) })}</span>}
      </div>
      <Changes revision={revision} />
      <div className={styles.foot}>
        <span className={styles.facts}>{[words.who(by), moment(at), reason].filter(Boolean).join(', ')}</span>
        {isWaiting(revision) && order.can.includes('withdrawRevision') && <Withdraw revision={revision} />}
      </div>
    </li>
  );
}

/** How the order was changed since it was placed, or is about to be; the newest first. */
export function RevisionCard() {
  const t = useMessages('revision');
  const { revisions } = useOrderDesk().order;
  return (
    <Card isFlush title={t('revisions')}>
      <ol>
        {revisions
          .toSorted((one, other) => other.number - one.number)
          .map((revision) => (
            <RevisionRow key={revision.number} revision={revision} />
          ))}
      </ol>
    </Card>
  );
}
