import { AccountInformation } from '../../features/customer/profile/account-information.tsx';
import { AccountPage } from './account-page.tsx';

export default function AccountInformationRoute() {
  return (
    <AccountPage title="information">
      <AccountInformation />
    </AccountPage>
  );
}
