import { useAccount } from '../../features/customer/account/account-context.tsx';
import { NewsletterSetting } from '../../features/newsletter/newsletter-setting.tsx';
import { AccountPage } from './account-page.tsx';

export default function AccountNewsletterRoute() {
  return (
    <AccountPage title="newsletter">
      <Setting />
    </AccountPage>
  );
}

function Setting() {
  const { customer, refresh } = useAccount();
  return <NewsletterSetting isSubscribed={customer.is_subscribed === true} onChanged={refresh} />;
}
