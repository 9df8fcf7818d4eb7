import { AccountSizes } from '../../features/customer/sizes/account-sizes.tsx';
import { AccountPage } from './account-page.tsx';

export default function AccountSizesRoute() {
  return (
    <AccountPage title="sizes">
      <AccountSizes />
    </AccountPage>
  );
}
