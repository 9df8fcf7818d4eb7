import { Link } from 'react-router';
import { ApprovalsWaitingDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useLive } from '../../lib/events/use-live.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { CountBadge } from '../../ui/show/count-badge.tsx';
import styles from './top-bar.module.css';

const load = async (): Promise<number> => (await ask(ApprovalsWaitingDocument)).approvals.filter(({ canDecide }) => canDecide).length;

/** How many changes wait for this person's decision. */
export function ApprovalsLink() {
  const t = useMessages('frame');
  const count = useLive(load, ['approval']) ?? 0;
  return (
    <Link to="/approvals" className={styles.item}>
      <Icon name="seal-check" />
      <span className={styles.onWide}>{t('approvals')}</span>
      <CountBadge count={count} label={t('approvalsWaiting', { count })} />
    </Link>
  );
}
