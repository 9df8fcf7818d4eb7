import { useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { SendTelephoneLinkDocument, TakeBackTelephoneOrderDocument, type TelephoneRowFragment } from '../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { usePatientCall } from '../../../lib/use-patient-call.ts';
import { CallProblem } from '../../../shell/call-problem.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import type { IconName } from '../../../ui/icons/icon-names.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toasts } from '../../../ui/overlays/toast-queue.ts';
import { Card } from '../../../ui/show/card.tsx';
import { StatusPill, type Tone } from '../../../ui/show/status-pill.tsx';
import styles from './telephone.module.css';
import { useTelephoneRefusal } from './use-telephone-refusal.ts';

type Row = TelephoneRowFragment;

const looks: Readonly<Record<Row['state'], { readonly tone: Tone; readonly icon: IconName }>> = {
  sent: { tone: 'info', icon: 'paper-plane-right' },
  opened: { tone: 'info', icon: 'eye' },
  ordered: { tone: 'good', icon: 'check-circle-fill' },
  expired: { tone: 'warn', icon: 'clock-fill' },
  takenBack: { tone: 'idle', icon: 'x-circle-fill' },
};

/** Sends the link again, or takes it back; what came of it the list shows. */
function useRowActions(row: Row) {
  const t = useMessages('telephone');
  const refusal = useTelephoneRefusal();
  const { revalidate } = useRevalidator();
  const call = usePatientCall();
  const [problem, setProblem] = useState<string>();
  const run = async (what: 'link' | 'back', done: string) => {
    setProblem(undefined);
    const answer = await call.run(`${what} ${row.id}`, async (key) =>
      what === 'link'
        ? (await ask(SendTelephoneLinkDocument, { id: row.id, key })).sendTelephoneLink
        : (await ask(TakeBackTelephoneOrderDocument, { id: row.id, key })).takeBackTelephoneOrder,
    );
    if (!answer) return false;
    await revalidate();
    if (answer.__typename !== 'TelephoneOrder') {
      setProblem(answer.__typename === 'Refusal' ? refusal(answer) : t('refused.not-now'));
      return false;
    }
    toasts.add({ text: done });
    return true;
  };
  return { run, problem, error: call.error, isPending: call.state !== 'idle' };
}

function RowActions({ row }: { readonly row: Row }) {
  const t = useMessages('telephone');
  const { run, problem, error, isPending } = useRowActions(row);
  const [isAsking, setAsking] = useState(false);
  const takeBack = async () => {
    if (await run('back', t('takenBackDone'))) setAsking(false);
  };
  return (
    <>
      {row.can.includes('changeTelephoneOrder') && (
        <ButtonLink size="s" to={`/orders/new?change=${row.id}`} aria-label={t('changeOf', { email: row.email })}>
          {t('change')}
        </ButtonLink>
      )}
      {row.can.includes('sendTelephoneLink') && (
        <Button
          size="s"
          isPending={isPending}
          aria-label={t('linkOf', { email: row.email })}
          onClick={() => void run('link', t('linkDone', { email: row.email }))}
        >
          {t('link')}
        </Button>
      )}
      {row.can.includes('takeBackTelephoneOrder') && (
        <Button size="s" kind="quiet" aria-label={t('takeBackOf', { email: row.email })} onClick={() => setAsking(true)}>
          {t('takeBack')}
        </Button>
      )}
      <CallProblem error={error} text={problem} />
      {isAsking && (
        <Dialog
          isOpen
          size="s"
          role="alertdialog"
          title={t('takeBackTitle')}
          text={t('takeBackText', { email: row.email })}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button kind="danger" isPending={isPending} onClick={() => void takeBack()}>
                {t('takeBackDo')}
              </Button>
              <Button kind="quiet" onClick={() => setAsking(false)}>
                {t('leave')}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}

function When({ row }: { readonly row: Row }) {
  const t = useMessages('telephone');
  const { moment } = useFormats();
  const { state, openedAt, expiresAt, mailedAt } = row;
  if (state === 'opened' && openedAt) return t('openedAt', { when: moment(openedAt) });
  if (state === 'expired') return t('expiredAt', { when: moment(expiresAt) });
  if (state !== 'sent') return null;
  return mailedAt ? t('until', { when: moment(expiresAt) }) : t('mailWaits');
}

function SentRow({ row }: { readonly row: Row }) {
  const t = useMessages('telephone');
  const { money, brief } = useFormats();
  const { tone, icon } = looks[row.state];
  const pieces = row.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <li className={styles.sent}>
      <span className={styles.words}>
        <span className={styles.name}>{row.email}</span>
        <span className={styles.note}>{[row.name, t('pieces', { count: pieces }), money(row.total.cents)].filter(Boolean).join(', ')}</span>
        <span className={styles.note}>{t('madeBy', { name: row.createdBy, when: brief(row.createdAt) })}</span>
      </span>
      <span className={styles.state}>
        <StatusPill tone={tone} icon={icon}>
          {t(`state.${row.state}`)}
        </StatusPill>
        <span className={styles.note}>
          {row.order ? (
            <Link className={styles.link} to={`/orders/${row.order}`}>
              {t('order', { number: row.order })}
            </Link>
          ) : (
            <When row={row} />
          )}
        </span>
      </span>
      <span className={styles.actions}>
        <RowActions row={row} />
      </span>
    </li>
  );
}

type Props = { readonly rows: readonly Row[]; readonly next: string | null | undefined; readonly isFirst: boolean };

/** What was sent, and what became of it; the newest first. */
export function SentList({ rows, next, isFirst }: Props) {
  const t = useMessages('telephone');
  const navigate = useNavigate();
  return (
    <Card isFlush title={t('sentTitle')} note={t('sentNote')}>
      {rows.length === 0 ? (
        <p className={styles.nothing}>{t('noneSent')}</p>
      ) : (
        <ul className={styles.sentRows}>
          {rows.map((row) => (
            <SentRow key={row.id} row={row} />
          ))}
        </ul>
      )}
      {(next || !isFirst) && (
        <div className={styles.pages}>
          {!isFirst && (
            <Button size="s" kind="quiet" icon="caret-left" onClick={() => void navigate('/orders/new', { preventScrollReset: true })}>
              {t('newest')}
            </Button>
          )}
          {next && (
            <Button
              size="s"
              icon="caret-right"
              onClick={() => void navigate(`/orders/new?after=${encodeURIComponent(next)}`, { preventScrollReset: true })}
            >
              {t('older')}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
