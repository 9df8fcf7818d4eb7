import { useMessages } from '../../i18n/language-context.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { OwnWishlist } from './own-wishlist.tsx';
import styles from '../content/text-view.module.css';

export default function WishlistRoute() {
  const t = useMessages('wishlist');
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} noindex />
      <h1>{t('title')}</h1>
      <OwnWishlist />
    </div>
  );
}
