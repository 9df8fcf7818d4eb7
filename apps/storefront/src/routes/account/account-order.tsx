import { useParams } from 'react-router';
import { AccountContent } from '../../features/customer/account/account-context.tsx';
import { CustomerOrder } from '../../features/orders/customer-order.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { orderParts } from '../orders/order-parts.tsx';

export default function AccountOrderRoute() {
  const t = useMessages('orders');
  const { number = '' } = useParams();
  const title = t('order', { number });
  return (
    <>
      <PageHead title={title} noindex />
      <h1>{title}</h1>
      <AccountContent>
        <CustomerOrder key={number} number={number} parts={orderParts} />
      </AccountContent>
    </>
  );
}
