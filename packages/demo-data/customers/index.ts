export { customers, demoPassword } from './customers.ts';
export type { DemoAddress, DemoCustomer, DemoCustomerAddress, DemoMeasurements, DemoVatNumber } from './model.ts';
export { vatNumbers } from './vat-numbers.ts';
