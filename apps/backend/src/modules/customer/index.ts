export { approvals } from './customer.ts';
export type { Address, AddressFields, Customer } from './customer.ts';
export { openCustomers } from './open-customers.ts';
export type { Customers, OwnLookups } from './open-customers.ts';
export type { PreparedAccount, Registration } from './register.ts';
export { ownAddress } from './accounts.ts';
export { readAddress, readRegion } from './read-address.ts';
export type { AddressInput } from './read-address.ts';
export { accountExists } from './register.ts';
