import { useBranches } from '../../../../lib/branches/branches.ts';
import { usePerson } from '../../../../lib/session/person.ts';
import type { Order } from '../order.ts';

/** Where pieces of an order may be taken from by this person: where they lie comes first. What is collected lies in its branch. */
export function useSources({ branch, sources }: Pick<Order, 'branch' | 'sources'>): readonly string[] {
  const person = usePerson();
  const branches = useBranches().map(({ code }) => code);
  if (branch) return [branch];
  const own = person.permits.find(({ permission }) => permission === 'shipments.pack')?.branches;
  const all = [...new Set([...sources, 'WEB', ...branches, ...(own ?? [])])];
  return own ? all.filter((source) => own.includes(source)) : all;
}
