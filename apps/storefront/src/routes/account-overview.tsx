import { AccountOverview } from '../features/customer/account-overview.tsx';
import { AccountPage } from './account-page.tsx';

export default function AccountOverviewRoute() {
  return (
    <AccountPage title="account">
      <AccountOverview />
    </AccountPage>
  );
}
