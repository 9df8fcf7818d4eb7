import { AddressBook } from '../../features/customer/addresses/address-book.tsx';
import { AccountPage } from './account-page.tsx';

export default function AccountAddressesRoute() {
  return (
    <AccountPage title="addresses">
      <AddressBook />
    </AccountPage>
  );
}
