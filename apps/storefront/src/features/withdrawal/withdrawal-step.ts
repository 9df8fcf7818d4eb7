import type { KnownOrder } from './known-order.ts';
import type { Statement, StatementFaults } from './statement.ts';

/** Where the two steps stand: the form, the page that repeats it, the receipt. */
export type WithdrawalStep = { readonly statement: Statement; readonly order?: KnownOrder | undefined } & (
  | { readonly step: 'form'; readonly faults: StatementFaults; readonly failed?: boolean }
  | { readonly step: 'confirm' }
  | { readonly step: 'receipt'; readonly reference: string; readonly receivedAt: string }
);

/** The name of the buttons that say what was pressed. */
export const stepField = 'step';
