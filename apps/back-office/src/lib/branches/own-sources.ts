import { usePerson } from '../session/person.ts';
import { useBranches } from './branches.ts';

const warehouse = 'WEB';

/** The stocks where somebody may do something, none without the permission; those that come `first` come first. */
export function useOwnSources(permission: string, first: readonly string[] = []): readonly string[] {
  const permit = usePerson().permits.find((one) => one.permission === permission);
  const branches = useBranches().map(({ code }) => code);
  if (!permit) return [];
  const own = permit.branches ?? undefined;
  const all = [...new Set([...first, warehouse, ...branches, ...(own ?? [])])];
  return own ? all.filter((source) => own.includes(source)) : all;
}

/** The branches among them. */
export const useOwnBranches = (permission: string): readonly string[] => useOwnSources(permission).filter((code) => code !== warehouse);
