import { AccountPage } from './account-page.tsx';
import { OwnWishlist } from '../wishlist/own-wishlist.tsx';

export default function AccountWishlistRoute() {
  return (
    <AccountPage title="wishlist">
      <OwnWishlist />
    </AccountPage>
  );
}
