/**
 * The API tests that also run on the embedded database in `npm test`: where one connection, one thread or one process can make a difference.
 * The kernel's own tests (transactions, locks, jobs, backup, migrations, mails) always run on both; `npm run test:long` runs everything on both.
 */
export const embeddedSuites: readonly string[] = [
  'tests/start.api.test.ts',
  'checkout/checkout.api.test.ts',
  'inventory/inventory.api.test.ts',
  'audit/audit.api.test.ts',
  // More than 300 requests that are wrong: each has its category, whatever the database says of it.
  'tests/wrong-requests.api.test.ts',
];
