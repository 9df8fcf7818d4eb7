import type { ListedBranch } from '../../features/stores/branch-list.tsx';
import { branchStockItem } from '../../features/stores/branch-stock-items.ts';
import { upcomingHours, weekdayInBranches } from '../../features/stores/upcoming-hours.ts';
import { LoadBranchesDocument, LoadBranchStockDocument, type BranchBranchFragment } from '../../generated/graphql.ts';
import { openingState } from '../../lib/branches/opening.ts';
import { notFound } from '../../lib/page/page-failure.ts';
import type { PageArguments } from '../../lib/page/page-loader.ts';
import { screenAlternates } from '../../lib/page/screen-paths.ts';
import { present } from '../frame/present.ts';

const maxQueryLength = 100;

/** Every branch with what its door does now. */
export async function loadBranches({ shop, now, storeView, storeViews }: PageArguments) {
  const { phisicalStores } = await shop.query(LoadBranchesDocument, { key: null });
  return {
    branches: present(phisicalStores?.items).map((branch) => listed(branch, now, 3)),
    today: weekdayInBranches(now),
    alternates: screenAlternates('branches', storeView, storeViews),
  };
}

/** One branch, and what of a searched product hangs there. */
export async function loadBranch({ shop, now, params, url, storeView, storeViews }: PageArguments) {
  const key = params['branch'] ?? '';
  const { phisicalStores } = await shop.query(LoadBranchesDocument, { key });
  const branch = present(phisicalStores?.items)[0];
  if (!branch) throw notFound();
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, maxQueryLength);
  const stock = query === '' ? undefined : await shop.optional(LoadBranchStockDocument, { search: query });
  const found = present(stock?.products?.items)
    .map((product) => branchStockItem(product, branch.pickup_location_code ?? ''))
    .toSorted((a, b) => Number(b.pieces > 0) - Number(a.pieces > 0));
  return {
    listed: listed(branch, now, 12),
    today: weekdayInBranches(now),
    query,
    found: query === '' ? undefined : found,
    alternates: screenAlternates('branches', storeView, storeViews, `/${key}`),
  };
}

function listed(branch: BranchBranchFragment, now: Date, maxHours: number): ListedBranch {
  return { branch, opening: openingState(branch, now), upcoming: [...upcomingHours(branch.alternate_opening_hours, now, maxHours)] };
}
