import { useEffect, useState, type ComponentProps } from 'react';
import type { OrderParts } from '../../features/orders/order-parts.ts';
import { PickupBranch } from '../../features/stores/pickup-branch.tsx';
import { weekdayInBranches } from '../../features/stores/upcoming-hours.ts';
import { WithdrawalEntry } from '../../features/withdrawal/withdrawal-entry.tsx';
import { LoadBranchesDocument, type BranchBranchFragment } from '../../generated/graphql.ts';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { CartCrossSell } from '../cart/cart-cross-sell.tsx';

/** The branch an order is collected in, as the list of branches has it. */
function OrderBranch({ code, readyOn }: ComponentProps<OrderParts['Branch']>) {
  const shop = useShop();
  const [found, setFound] = useState<{ readonly branch: BranchBranchFragment; readonly today: number }>();
  useEffect(() => {
    const controller = new AbortController();
    shop
      .with({ signal: controller.signal })
      .query(LoadBranchesDocument, { key: null })
      .then(({ phisicalStores }) => {
        const branch = phisicalStores?.items?.find((listed) => listed?.pickup_location_code === code);
        if (branch) setFound({ branch, today: weekdayInBranches(new Date()) });
      })
      // The order has the address of the branch too (R183).
      .catch(() => undefined);
    return () => controller.abort();
  }, [shop, code]);
  return found ? <PickupBranch {...found} readyOn={readyOn} /> : null;
}

/** What other features add to the pages of an order. */
export const orderParts: OrderParts = { Branch: OrderBranch, Matching: CartCrossSell, Withdraw: WithdrawalEntry };
