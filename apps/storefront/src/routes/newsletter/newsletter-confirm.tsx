import { useLocation } from 'react-router';
import { contentPath } from '../../features/navigation/footer-links.ts';
import { ConfirmNewsletter } from '../../features/newsletter/confirm-newsletter.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import styles from '../content/text-view.module.css';

export default function NewsletterConfirmRoute() {
  const t = useMessages('newsletter');
  const { storeView } = useShopState();
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  return (
    <div className={styles.page}>
      <PageHead title={t('confirmTitle')} noindex />
      <ConfirmNewsletter token={token} privacyHref={localPath(storeView, contentPath(storeView.language, 'privacy'))} />
    </div>
  );
}
