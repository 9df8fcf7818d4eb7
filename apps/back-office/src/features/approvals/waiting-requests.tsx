import { Link } from 'react-router';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { useNow } from '../../lib/use-now.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/show/card.tsx';
import { requestsOf, timeLeft, type Request } from './requests.ts';
import styles from './approvals.module.css';
import { useDecide } from './use-decide.ts';

function WaitingRequest({ request }: { readonly request: Request }) {
  const t = useMessages('approvals');
  const { moment } = useFormats();
  const { decide, isPending, error, problem } = useDecide(request.id);
  const left = timeLeft(request.expiresAt, useNow());
  return (
    <li className={styles.waiting}>
      <div className={styles.words}>
        <span className={styles.what}>{request.title}</span>
        <span className={styles.summary}>{request.summary}</span>
        <span className={styles.note}>
          {[request.isMine ? t('you') : request.requestedBy, moment(request.requestedAt), t(left.unit, { count: left.count })].join(', ')}
        </span>
      </div>
      <div className={styles.buttons}>
        <Button
          size="s"
          isStepUp
          isPending={isPending}
          aria-label={t('approveOf', { what: request.summary })}
          onClick={() => void decide(true, '')}
        >
          {t('approve')}
        </Button>
        <ButtonLink
          size="s"
          kind="quiet"
          to={`/approvals?view=forMe&request=${request.id}`}
          aria-label={t('lookAt', { name: request.requestedBy })}
        >
          {t('look')}
        </ButtonLink>
      </div>
      <div className={styles.problem}>
        <CallProblem error={error} text={problem} />
      </div>
    </li>
  );
}

/** On the first screen: what others wait for, with the decision beside it. Nothing, when nobody waits. */
export function WaitingRequests({ requests }: { readonly requests: readonly Request[] }) {
  const t = useMessages('approvals');
  const waiting = requestsOf(requests, 'forMe');
  if (waiting.length === 0) return null;
  const all = (
    <Link to="/approvals" className={styles.link}>
      {t('seeAll')}
    </Link>
  );
  return (
    <Card isFlush title={t('todayTitle')} actions={all}>
      <ul>
        {waiting.slice(0, 5).map((request) => (
          <WaitingRequest key={request.id} request={request} />
        ))}
      </ul>
    </Card>
  );
}
