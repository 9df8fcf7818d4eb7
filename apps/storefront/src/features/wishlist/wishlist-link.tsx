import { useMessages } from '../../i18n/language-context.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { Icon } from '../../theme/icon.tsx';
import { useWishlist } from './use-wishlist.ts';
import styles from './wishlist-link.module.css';

/** The way to the wishlist in the header, with the number of wishes once it is known. */
export function WishlistLink() {
  const t = useMessages('navigation');
  const { storeView } = useShopState();
  const count = useWishlist()?.items_count ?? 0;
  return (
    <a className={styles.link} href={localPath(storeView, 'wishlist')}>
      <Icon name="heart" />
      {count > 0 ? (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      ) : null}
      <span className="visually-hidden">{count > 0 ? t('wishlist', { count }) : t('emptyWishlist')}</span>
    </a>
  );
}
