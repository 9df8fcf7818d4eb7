export { approvals } from './customer.ts';
export type { Address, AddressFields, Customer } from './customer.ts';
export { fillCustomerWords } from './desk/customer-words.ts';
export type { CustomerCard, CustomersDesk } from './desk/customers-desk.ts';
export { customerTabs } from './desk/find-customers.ts';
export type { CustomerTab, ListedCustomer } from './desk/find-customers.ts';
export { undoUntil as mergeUndoUntil } from './merge/merge-customers.ts';
export {
  closeRequest,
  countRequests,
  findRequest as findPrivacyRequest,
  findRequests,
  privacyTabs,
  requestsOf,
  waitingRequests,
} from './requests/request-repository.ts';
export type { PrivacyKind, PrivacyRequest, PrivacyTab } from './requests/request-repository.ts';
export { openCustomers } from './open-customers.ts';
export type { Customers, OwnLookups } from './open-customers.ts';
export type { PreparedAccount, Registration } from './register.ts';
export { ownAddress } from './accounts.ts';
export { readAddress, readRegion } from './read-address.ts';
export type { AddressInput } from './read-address.ts';
export { accountExists } from './register.ts';
