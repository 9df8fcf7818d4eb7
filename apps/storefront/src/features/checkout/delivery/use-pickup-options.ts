import { useEffect, useState } from 'react';
import { CheckoutPickupOptionsDocument, type CheckoutPickupOptionsQuery } from '../../../generated/graphql.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { useReportError } from '../../../lib/notices/use-report-error.ts';

/** Where a cart can be collected, asked once somebody wants to. */
export function usePickupOptions(cartId: string, isWanted: boolean): CheckoutPickupOptionsQuery | undefined {
  const shop = useShop();
  const report = useReportError();
  const [found, setFound] = useState<CheckoutPickupOptionsQuery>();
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    shop
      .with({ signal: controller.signal })
      .query(CheckoutPickupOptionsDocument, { id: cartId })
      .then(setFound)
      .catch((error: unknown) => {
        if (!controller.signal.aborted) report(error, 'setShippingAddress');
      });
    return () => controller.abort();
  }, [shop, cartId, isWanted, report]);
  return found;
}
