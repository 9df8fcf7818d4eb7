import type { ComponentType } from 'react';

/** What other features show on the pages of an order; they meet in a route. */
export type OrderParts = {
  /** The branch it is collected in. */
  readonly Branch: ComponentType<{ readonly code: string; readonly readyOn: string | undefined }>;
  /** What goes with what was ordered. */
  readonly Matching: ComponentType<{ readonly skus: readonly string[] }>;
  /** The way to the withdrawal function, with all that is known of the order (LAW-08). */
  readonly Withdraw: ComponentType<{ readonly order: { readonly number: string; readonly hash: string }; readonly email: string }>;
};
