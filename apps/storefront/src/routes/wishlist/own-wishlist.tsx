import { EmptySection } from '../../features/customer/account/empty-section.tsx';
import { WishlistView } from '../../features/wishlist/wishlist-view.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { MoveToCart } from './move-to-cart.tsx';
import { wishlistPrice, WishlistLegalLine } from './wishlist-prices.tsx';

/** The visitor's list, on its own page and in the account. */
export function OwnWishlist() {
  const t = useMessages('wishlist');
  const { storeView } = useShopState();
  return (
    <WishlistView
      price={wishlistPrice}
      legalLine={<WishlistLegalLine />}
      actions={(entry, remove) => <MoveToCart entry={entry} remove={remove} />}
      empty={<EmptySection text={t('empty')} href={localPath(storeView, '')} link={t('toShop')} />}
    />
  );
}
