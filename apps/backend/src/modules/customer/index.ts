export type { Address, AddressFields, Approval, Customer, Measurements } from './customer.ts';
export type { LookupService, PostcodeAddress, VatAnswer } from './look-up.ts';
export { openCustomers } from './open-customers.ts';
export type { Customers, CustomersOptions, OwnLookups } from './open-customers.ts';
export type { PersonalData } from './privacy.ts';
export type { PreparedAccount, Registration } from './register.ts';
export { ownAddress } from './accounts.ts';
