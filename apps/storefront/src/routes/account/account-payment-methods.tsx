import { EmptySection } from '../../features/customer/account/empty-section.tsx';
import { PaymentTokens } from '../../features/orders/payment-tokens.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { AccountPage } from './account-page.tsx';

export default function AccountPaymentMethodsRoute() {
  const t = useMessages('customer');
  const { storeView } = useShopState();
  return (
    <AccountPage title="paymentMethods">
      <PaymentTokens empty={<EmptySection text={t('noPaymentMethods')} href={localPath(storeView, '')} link={t('toShop')} />} />
    </AccountPage>
  );
}
