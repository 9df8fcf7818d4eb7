import { usePerson, type Person } from '../session/person.ts';
import { useBranches } from './branches.ts';

/** The branches a permission holds in; undefined: in all. */
const branchesOf = (person: Person, permission: string): readonly string[] | undefined =>
  person.permits.find((permit) => permit.permission === permission)?.branches ?? undefined;

/** The stocks where somebody may do something; those that come `first` come first. */
export function useOwnSources(permission: string, first: readonly string[] = []): readonly string[] {
  const own = branchesOf(usePerson(), permission);
  const branches = useBranches().map(({ code }) => code);
  const all = [...new Set([...first, 'WEB', ...branches, ...(own ?? [])])];
  return own ? all.filter((source) => own.includes(source)) : all;
}
