/** What the pages of one network may take of the time: so much at once, then this part of it. */
export type Share = { readonly burstMs: number; readonly part: number };

export type NetworkShare = {
  /** Milliseconds until the next page of a network may be begun. */
  waitOf(network: string): number;
  charge(network: string, milliseconds: number): void;
};

/** A flood of addresses must not grow the memory. */
const maxNetworks = 100_000;

/** Counts what each network owes for its pages, and forgives a part of every moment that passes. */
export function createNetworkShare({ burstMs, part }: Share, now: () => number = () => performance.now()): NetworkShare {
  const debts = new Map<string, { readonly owed: number; readonly at: number }>();
  const owedBy = (network: string): number => {
    const debt = debts.get(network);
    return debt ? Math.max(0, debt.owed - (now() - debt.at) * part) : 0;
  };
  return {
    waitOf: (network) => Math.max(0, (owedBy(network) - burstMs) / part),
    charge(network, milliseconds) {
      const owed = owedBy(network) + milliseconds;
      debts.delete(network);
      debts.set(network, { owed, at: now() });
      if (debts.size > maxNetworks) debts.delete(debts.keys().next().value ?? network);
    },
  };
}
