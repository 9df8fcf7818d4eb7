import { useNavigate } from 'react-router';
import { CancelOrderDocument, ReorderDocument, type OrderFullFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { notices } from '../../lib/notices/use-notices.ts';
import { useReportError } from '../../lib/notices/use-report-error.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { cancelPath } from '../../lib/session/placed-order.ts';
import { deviceValues } from '../../lib/session/storage.ts';
import { useLogin } from '../../lib/session/use-login.ts';
import { Button } from '../../ui/button.tsx';
import { SignpostLink } from '../../ui/signpost-link.tsx';
import { InvoiceButtons } from './invoice-buttons.tsx';
import type { OrderParts } from './order-parts.ts';
import { useTellLeftOut } from './use-tell-left-out.ts';
import { withdrawnOf } from './withdrawn.ts';

type Props = {
  readonly order: OrderFullFragment;
  readonly onChanged: (order: OrderFullFragment) => void;
  readonly Withdraw: OrderParts['Withdraw'];
  /** Of who ordered, where this page knows it. */
  readonly email: string;
};

/** What can be done with an order, as far as its status allows. */
export function OrderActions({ order, onChanged, Withdraw, email }: Props) {
  const t = useMessages('orders');
  const { storeView } = useShopState();
  const isCustomer = useLogin() === 'loggedIn';
  const { cancel, reorder } = useOrderActions(order, onChanged);
  return (
    <>
      {order.can_pay && withdrawnOf(order) !== 'whole' ? (
        <SignpostLink href={localPath(storeView, cancelPath(order))}>{t('pay')}</SignpostLink>
      ) : null}
      <InvoiceButtons order={order} />
      {isCustomer && order.available_actions.includes('REORDER') ? <Button onClick={() => void reorder()}>{t('reorder')}</Button> : null}
      <Withdraw order={order} email={email} />
      {order.available_actions.includes('CANCEL') ? <Button onClick={() => void cancel()}>{t('cancel')}</Button> : null}
    </>
  );
}

function useOrderActions(order: OrderFullFragment, onChanged: Props['onChanged']) {
  const { number, hash } = order;
  const t = useMessages('orders');
  const tellLeftOut = useTellLeftOut(order);
  const shop = useShop();
  const report = useReportError();
  const navigate = useNavigate();
  return {
    reorder: async () => {
      try {
        const { reorderItems } = await shop.mutate(ReorderDocument, { number });
        if (reorderItems) deviceValues.set('cartId', reorderItems.cart.id);
        if (!tellLeftOut(reorderItems?.userInputErrors)) notices.show({ kind: 'success', text: t('reordered') });
        await navigate('/checkout/cart');
      } catch (error) {
        report(error, 'addToCart');
      }
    },
    cancel: async () => {
      if (!window.confirm(t('cancelQuestion', { number }))) return;
      try {
        const { cancelOrder } = await shop.mutate(CancelOrderDocument, { id: hash, reason: t('cancelReason') });
        if (cancelOrder?.order) onChanged(cancelOrder.order);
        if (cancelOrder?.errorV2) notices.show({ kind: 'danger', title: t('cancel'), text: cancelOrder.errorV2.message });
        else notices.show({ kind: 'success', text: t('cancelled') });
      } catch (error) {
        report(error, 'account');
      }
    },
  };
}
