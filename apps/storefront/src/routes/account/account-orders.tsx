import { EmptySection } from '../../features/customer/account/empty-section.tsx';
import { OrderList } from '../../features/orders/order-list.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { AccountPage } from './account-page.tsx';

export default function AccountOrdersRoute() {
  const t = useMessages('customer');
  const { storeView } = useShopState();
  return (
    <AccountPage title="orders">
      <OrderList empty={<EmptySection text={t('noOrders')} href={localPath(storeView, '')} link={t('toShop')} />} />
    </AccountPage>
  );
}
