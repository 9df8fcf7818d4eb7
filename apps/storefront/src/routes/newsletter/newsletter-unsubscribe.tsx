import { useLocation } from 'react-router';
import { LeaveNewsletter } from '../../features/newsletter/leave-newsletter.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import styles from '../content/text-view.module.css';

export default function NewsletterUnsubscribeRoute() {
  const t = useMessages('newsletter');
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  return (
    <div className={styles.page}>
      <PageHead title={t('unsubscribeTitle')} noindex />
      <LeaveNewsletter token={token} />
    </div>
  );
}
