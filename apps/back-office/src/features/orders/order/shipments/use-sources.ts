import { useOwnSources } from '../../../../lib/branches/own-sources.ts';
import type { Order } from '../order.ts';

/**
 * Where pieces of an order may be taken from by this person: where they lie comes first. Of what is collected some may lie in its branch;
 * what lies elsewhere is brought there, and is forgotten more easily.
 */
export function useSources({ branch, sources }: Pick<Order, 'branch' | 'sources'>): readonly string[] {
  const elsewhere = sources.filter((source) => source !== branch);
  return useOwnSources('shipments.pack', [...elsewhere, ...sources]);
}
