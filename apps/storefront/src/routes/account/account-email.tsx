import { useLocation } from 'react-router';
import { ConfirmEmail } from '../../features/customer/profile/confirm-email.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { AccountPage } from './account-page.tsx';

/** Where the link in the mail to a new address leads. */
export default function AccountEmailRoute() {
  const { storeView } = useShopState();
  const link = new URLSearchParams(useLocation().search);
  return (
    <AccountPage title="changeEmail">
      <ConfirmEmail
        email={link.get('email') ?? ''}
        token={link.get('token') ?? ''}
        informationHref={localPath(storeView, 'account/information')}
      />
    </AccountPage>
  );
}
