import { AccountPrivacy } from '../../features/customer/privacy/account-privacy.tsx';
import { contentPath } from '../../features/navigation/footer-links.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { AccountPage } from './account-page.tsx';

export default function AccountPrivacyRoute() {
  const { storeView } = useShopState();
  return (
    <AccountPage title="privacy">
      <AccountPrivacy privacyHref={localPath(storeView, contentPath(storeView.language, 'privacy'))} />
    </AccountPage>
  );
}
