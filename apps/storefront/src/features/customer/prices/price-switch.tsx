import { lazyOnDemand } from '../../../rendering/lazy-part.tsx';
import { useIsApproved, useLoadApproval } from '../../../lib/prices/use-business-view.ts';

const PriceBar = lazyOnDemand('src/features/customer/prices/price-bar.tsx', async () => (await import('./price-bar.tsx')).PriceBar);

/** Private or business prices, for approved business accounts; everybody else has nothing to choose (LAW-02). */
export function PriceSwitch() {
  useLoadApproval();
  return useIsApproved() ? <PriceBar /> : null;
}
