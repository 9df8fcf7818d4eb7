import { businessCustomers } from './business.ts';
import type { DemoCustomer } from './model.ts';
import { privateCustomers } from './private.ts';

/**
 * The password of every demo account: fifteen characters with an upper-case letter, a digit and special characters,
 * as the shop's own rule asks. It is public on purpose and belongs to no real account.
 */
export const demoPassword = 'Bergwiese-2026!';

/** Customers of the demo shop by id: private and business, approved and waiting. Mail goes to reserved domains only. */
export const customers: readonly DemoCustomer[] = [...privateCustomers, ...businessCustomers].sort((a, b) => a.id - b.id);
