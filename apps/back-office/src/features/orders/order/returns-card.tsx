import { Link } from 'react-router';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { DueText } from '../../../lib/returns/due-text.tsx';
import { ReturnStatePill } from '../../../lib/returns/state-pill.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { useOrderDesk } from './order-desk.ts';
import styles from './returns-card.module.css';

/** What came or comes back of it, and the way to write one down. */
export function ReturnsCard() {
  const t = useMessages('order');
  const words = useMessages('returnWords');
  const { money } = useFormats();
  const { order } = useOrderDesk();
  const returns = order.returns ?? [];
  const mayRegister = order.can.includes('registerReturn');
  if (returns.length === 0 && !mayRegister) return null;
  const register = mayRegister && (
    <ButtonLink size="s" icon="plus" to={`/returns/new?order=${order.number}`}>
      {t('registerReturn')}
    </ButtonLink>
  );
  return (
    <Card isFlush title={t('returns')} actions={register}>
      {returns.length === 0 && <p className={styles.none}>{t('noReturns')}</p>}
      <ul>
        {returns.map((back) => (
          <li key={back.number} className={styles.return}>
            <Link className={styles.link} to={`/returns/${back.number}`}>
              {back.number}
            </Link>
            <span className={styles.quiet}>
              {[words(`kind.${back.kind}`), words('pieces', { count: back.pieces })].join(', ')}
              {back.refunded.cents > 0 && `, ${t('returnRefunded', { amount: money(back.refunded.cents) })}`}
            </span>
            <span className={styles.state}>
              <ReturnStatePill state={back.state} />
            </span>
            <span className={styles.due}>
              <DueText dues={back} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
