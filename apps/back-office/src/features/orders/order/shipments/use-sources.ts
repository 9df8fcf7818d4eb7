import { useOwnSources } from '../../../../lib/branches/own-sources.ts';
import type { Order } from '../order.ts';

/** Where pieces of an order may be taken from by this person: where they lie comes first. What is collected lies in its branch. */
export function useSources({ branch, sources }: Pick<Order, 'branch' | 'sources'>): readonly string[] {
  const own = useOwnSources('shipments.pack', sources);
  return branch ? [branch] : own;
}
