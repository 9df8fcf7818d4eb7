import type { Statement, StatementFaults } from './statement.ts';

/** Where the two steps stand: the form, the page that repeats it, the receipt. */
export type WithdrawalStep =
  | { readonly step: 'form'; readonly statement: Statement; readonly faults: StatementFaults; readonly failed?: boolean }
  | { readonly step: 'confirm'; readonly statement: Statement }
  | { readonly step: 'receipt'; readonly statement: Statement; readonly reference: string; readonly receivedAt: string };

/** The name of the buttons that say what was pressed. */
export const stepField = 'step';
