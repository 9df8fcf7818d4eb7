import { EmptySection } from '../../features/customer/account/empty-section.tsx';
import { OwnReviews } from '../../features/reviews/own-reviews.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { AccountPage } from './account-page.tsx';

export default function AccountReviewsRoute() {
  const t = useMessages('customer');
  const { storeView } = useShopState();
  return (
    <AccountPage title="reviews">
      <OwnReviews empty={<EmptySection text={t('noReviews')} href={localPath(storeView, '')} link={t('toShop')} />} />
    </AccountPage>
  );
}
