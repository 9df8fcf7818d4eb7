import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { allowDrafts } from './draft-store.ts';

const OwnerContext = createContext<string | undefined>(undefined);

/** Whose drafts are kept on this device; around every screen behind the log-in. */
export function DraftOwner({ staff, children }: { readonly staff: string; readonly children: ReactNode }) {
  useEffect(allowDrafts, [staff]);
  return <OwnerContext value={staff}>{children}</OwnerContext>;
}

export function useDraftOwner(): string {
  const owner = useContext(OwnerContext);
  if (owner === undefined) throw new Error('DraftOwner is missing');
  return owner;
}
