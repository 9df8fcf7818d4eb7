/** Whose token was asked about, and what the shop said. */
type Known = { readonly token: string; readonly isApproved: boolean };

const nobody: Known = { token: '', isApproved: false };

/** Whether the account of this tab is an approved business (LAW-02); asked once for each login, whoever wants to know. */
export function createApprovalStore() {
  let known = nobody;
  let asking = '';
  const listeners = new Set<() => void>();
  return {
    isApproved: (token: string | undefined): boolean => token !== undefined && known.token === token && known.isApproved,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** A shop that does not answer leaves the prices as everybody sees them, and is asked again with the next page. */
    async load(token: string, ask: () => Promise<boolean>): Promise<void> {
      if (known.token === token || asking === token) return;
      asking = token;
      try {
        known = { token, isApproved: await ask() };
        for (const listener of listeners) listener();
      } catch {
        return;
      } finally {
        asking = '';
      }
    },
  };
}

export const approvals = createApprovalStore();
