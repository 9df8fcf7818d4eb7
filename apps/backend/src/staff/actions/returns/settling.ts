import { exchangeReturnAction } from './exchange.ts';
import { settleReturnAction } from './settle.ts';

type Parts = Parameters<typeof settleReturnAction>[0] & Parameters<typeof exchangeReturnAction>[0];

/** What is given for goods that come back. */
export const settlingActions = (parts: Parts) => ({
  settleReturn: settleReturnAction(parts),
  exchangeReturn: exchangeReturnAction(parts),
});
