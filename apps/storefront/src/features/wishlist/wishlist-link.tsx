import { useMessages } from '../../i18n/language-context.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { Icon } from '../../theme/icon.tsx';
import { ToolLink } from '../../ui/tool-link.tsx';
import { useWishlist } from './use-wishlist.ts';

/** The way to the wishlist in the header, with the number of wishes once it is known; on a narrow phone it is in the menu alone. */
export function WishlistLink() {
  const t = useMessages('navigation');
  const { storeView } = useShopState();
  const count = useWishlist()?.items_count ?? 0;
  return (
    <ToolLink
      href={localPath(storeView, 'wishlist')}
      icon={<Icon name="heart" />}
      badge={count}
      label={count > 0 ? t('wishlist', { count }) : t('emptyWishlist')}
      wideOnly
    />
  );
}
