import type { BranchAvailabilityBranchFragment } from '../../../generated/graphql.ts';

/** One line for the cart, in the words of the contract's cart items. */
export type PurchaseLine = {
  readonly sku: string;
  readonly quantity: number;
  /** Of a variant. */
  readonly parentSku?: string;
  /** Uids of the chosen options of a set. */
  readonly selectedOptions?: readonly string[];
  /** Quantities of a set's options that the shopper may change, by uid. */
  readonly enteredOptions?: readonly { readonly uid: string; readonly value: string }[];
};

/** Puts lines into the cart; given by the route. It reports its own failures: rejecting is not needed. */
export type OnAdd = (lines: readonly PurchaseLine[]) => Promise<void>;

/** What every kind of buy box gets from the page around it. */
export type PurchaseSurroundings = {
  /** When the page was made, ISO. */
  readonly madeAt: string;
  readonly branches: readonly BranchAvailabilityBranchFragment[];
  /** Without a cart there is no button. */
  readonly onAdd?: OnAdd | undefined;
};
