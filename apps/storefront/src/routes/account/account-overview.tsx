import { AccountOverview } from '../../features/customer/account/account-overview.tsx';
import { LastOrder } from '../../features/orders/last-order.tsx';
import { AccountPage } from './account-page.tsx';

export default function AccountOverviewRoute() {
  return (
    <AccountPage title="account">
      <AccountOverview />
      <LastOrder />
    </AccountPage>
  );
}
