import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { useLogWords } from '../../lib/log/use-log-words.ts';
import { useNow } from '../../lib/use-now.ts';
import { useRequiredText } from '../../lib/use-required-text.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Preview, Sheet } from '../../ui/overlays/sheet.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import { RequestState } from './request-state.tsx';
import { aloneFrom, timeLeft, type Request } from './requests.ts';
import styles from './approvals.module.css';
import { useDecide } from './use-decide.ts';

/** Who may decide it, and why not everybody. */
function Rule({ request }: { readonly request: Request }) {
  const t = useMessages('approvals');
  const { time } = useFormats();
  if (request.state !== 'waiting') return null;
  const text = request.isMine
    ? request.canDecide
      ? t('alone')
      : `${t('own')} ${t('ownAlone', { when: time(aloneFrom(request)) })}`
    : t('stepUp');
  return (
    <p className={styles.rule}>
      <Icon name={request.isMine ? 'users' : 'fingerprint'} />
      <span>{text}</span>
    </p>
  );
}

function RequestFacts({ request }: { readonly request: Request }) {
  const t = useMessages('approvals');
  const { moment } = useFormats();
  const words = useLogWords();
  const left = timeLeft(request.expiresAt, useNow());
  const asked = { name: t('askedBy'), value: request.isMine ? t('you') : request.requestedBy, note: moment(request.requestedAt) };
  const until = { name: t('until'), value: moment(request.expiresAt), note: t(left.unit, { count: left.count }) };
  const by = { name: t('decidedBy'), value: request.decidedBy ?? '–', note: request.decidedAt && moment(request.decidedAt) };
  const state = { name: t('state'), value: <RequestState state={request.state} /> };
  const why = request.reason ? [{ name: t('reason'), value: words.reason(request.reason) }] : [];
  return <Facts facts={request.state === 'waiting' ? [state, asked, until] : [state, asked, by, ...why]} />;
}

type Props = { readonly request: Request; readonly onClose: () => void | Promise<void> };

/** One request: what it would do, who asks, and the decision. */
export function RequestSheet({ request, onClose }: Props) {
  const t = useMessages('approvals');
  const { field: reason, take } = useRequiredText(t('reasonMissing'));
  const { decide, withdraw, isPending, error, problem } = useDecide(request.id, onClose);
  const refuse = () => {
    if (take() !== '') void decide(false, reason.value);
  };
  const isWaiting = request.state === 'waiting';
  const actions = isWaiting && (
    <>
      {request.canDecide && (
        <>
          <Button kind="main" isStepUp isPending={isPending} onClick={() => void decide(true, reason.value)}>
            {t('approve')}
          </Button>
          <Button kind="danger" onClick={refuse}>
            {t('refuse')}
          </Button>
        </>
      )}
      {request.isMine && (
        <Button kind="quiet" onClick={() => void withdraw()}>
          {t('withdraw')}
        </Button>
      )}
    </>
  );
  return (
    <Sheet title={request.title} onClose={onClose} actions={actions}>
      <RequestFacts request={request} />
      {request.canDecide && <TextArea {...reason} label={t('reason')} hint={t('reasonHint')} rows={2} maxLength={500} />}
      <Preview title={isWaiting ? t('wouldDo') : t('wasAbout')}>
        <p className={styles.summary}>{request.summary}</p>
        {isWaiting && <p className={styles.note}>{t('wouldDoNow')}</p>}
      </Preview>
      <Rule request={request} />
      <CallProblem error={error} text={problem} />
    </Sheet>
  );
}
