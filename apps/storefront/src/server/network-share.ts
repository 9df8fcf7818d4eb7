/** What the pages of one network may take of the time: so much at once, then this part of it. */
export type Share = { readonly burstMs: number; readonly part: number };

/** Whose page it is, and whether it is urgent: a person's own page, or a form. */
export type Visitor = { readonly network: string; readonly urgent: boolean };

export type NetworkShare = {
  /** Milliseconds until the next page of a network may be begun; infinite until the one that is being made is done. */
  waitOf(visitor: Visitor): number;
  /** A page is being made; returns what ends and counts it. */
  begin(visitor: Visitor): () => void;
};

/** A flood of addresses must not grow the memory. */
const maxNetworks = 100_000;

/**
 * Counts what each network owes for its pages, and forgives a part of every moment that passes. What is not known before a page is
 * done is its cost: so one at a time is made for a network, but for what is urgent, which may wait for a payment provider.
 */
export function createNetworkShare({ burstMs, part }: Share, now: () => number = () => performance.now()): NetworkShare {
  const debts = new Map<string, { readonly owed: number; readonly at: number }>();
  const busy = new Set<string>();
  const owedBy = (network: string): number => {
    const debt = debts.get(network);
    return debt ? Math.max(0, debt.owed - (now() - debt.at) * part) : 0;
  };
  const charge = (network: string, milliseconds: number): void => {
    const owed = owedBy(network) + milliseconds;
    debts.delete(network);
    debts.set(network, { owed, at: now() });
    if (debts.size > maxNetworks) debts.delete(debts.keys().next().value ?? network);
  };
  return {
    waitOf: ({ network, urgent }) => (!urgent && busy.has(network) ? Infinity : Math.max(0, (owedBy(network) - burstMs) / part)),
    begin({ network, urgent }) {
      const begun = now();
      if (!urgent) busy.add(network);
      return () => {
        if (!urgent) busy.delete(network);
        charge(network, now() - begun);
      };
    },
  };
}
