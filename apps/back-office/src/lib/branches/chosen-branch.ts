import { useSyncExternalStore } from 'react';
import { useBranches, type Branch } from './branches.ts';

const name = 'staff-branch';
let chosen = readStored();
const listeners = new Set<() => void>();

/** A tab's own: two of them can show two branches side by side. */
function readStored(): string | undefined {
  try {
    return globalThis.sessionStorage?.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** For loaders: the branch that lists are narrowed to, undefined for all of a person's. */
export const chosenBranch = (): string | undefined => chosen;

export function chooseBranch(code: string | undefined): void {
  chosen = code;
  try {
    if (code === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, code);
  } catch {
    // A browser may keep nothing: then the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}

/** A branch that is no longer there, or no longer this person's, narrows nothing. */
export function keepChoiceAmong(branches: readonly Branch[]): void {
  if (chosen !== undefined && !branches.some(({ code }) => code === chosen)) chooseBranch(undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The branch somebody works in now, undefined for all of theirs. */
export function useChosenBranch(): Branch | undefined {
  const code = useSyncExternalStore(subscribe, chosenBranch, () => undefined);
  return useBranches().find((branch) => branch.code === code);
}
