import { createContext, useCallback, useContext } from 'react';
import { BranchesDocument, type BranchesQuery } from '../../generated/graphql.ts';
import { ApiError } from '../api/api-error.ts';
import { ask } from '../api/api.ts';

export type Branch = BranchesQuery['branches'][number];

const none: readonly Branch[] = [];
const BranchesContext = createContext(none);

export const BranchesProvider = BranchesContext;

/** Those somebody may look at; who has no role, none. */
export async function loadBranches(): Promise<readonly Branch[]> {
  try {
    return (await ask(BranchesDocument)).branches;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused') return none;
    throw error;
  }
}

/** The branches this person may look at, in the order of the shop. */
export const useBranches = (): readonly Branch[] => useContext(BranchesContext);

/** `Sittard` for `SIT`; one that is not theirs to see keeps its code. */
export function useBranchName(): (code: string) => string {
  const branches = useBranches();
  return useCallback((code) => branches.find((branch) => branch.code === code)?.name ?? code, [branches]);
}
