import type { DemoCustomer } from '@shop/demo-data/customers';
import { customers, demoPassword } from '@shop/demo-data/customers';
import { normaliseEmail } from '@shop/rules/email';
import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import { advanceSequence, insertRecords } from '#kernel/database/rows.ts';
import { createPasswordHasher } from '#kernel/password-hasher.ts';
import { fillCustomerWords } from '#modules/customer/index.ts';

const day = 86_400_000;

/** Writes the demo customers with their addresses; all of them have the demo password. */
export async function seedCustomers(tx: Tx, clock: Clock): Promise<void> {
  const now = clock.now();
  const passwordHash = await createPasswordHasher().hash(demoPassword);
  await insertRecords(
    tx,
    'customer',
    customers.map((customer) => customerRow(customer, passwordHash, now)),
  );
  await insertRecords(
    tx,
    'customer_address',
    customers.flatMap(({ id, addresses }) => addresses.map((address) => addressRow(id, address))),
  );
  await insertRecords(
    tx,
    'newsletter_subscription',
    customers.flatMap((customer) => subscriptionRow(customer, now)),
  );
  for (const table of ['customer', 'customer_address']) await advanceSequence(tx, table);
  await fillCustomerWords(tx);
}

const genders = { male: 1, female: 2 } as const;
const ago = (now: Date, days: number): Date => new Date(now.getTime() - days * day);

function customerRow(customer: DemoCustomer, passwordHash: string, now: Date) {
  const createdAt = ago(now, customer.createdDaysAgo);
  return {
    id: customer.id,
    email: customer.email,
    emailKey: normaliseEmail(customer.email),
    passwordHash,
    storeCode: customer.language,
    prefix: customer.prefix ?? null,
    firstname: customer.firstname,
    middlename: customer.middlename ?? null,
    lastname: customer.lastname,
    gender: customer.gender ? genders[customer.gender] : null,
    dateOfBirth: customer.bornDaysAgo === undefined ? null : ago(now, customer.bornDaysAgo).toISOString().slice(0, 10),
    taxvat: customer.taxvat ?? null,
    company: customer.company ?? null,
    coc: customer.coc ?? null,
    approval: customer.company === undefined ? 'private' : customer.isApproved ? 'approved' : 'waiting',
    measurements: customer.measurements ?? null,
    allowsAssistance: false,
    failures: 0,
    createdAt,
    updatedAt: createdAt,
  };
}

function addressRow(customerId: number, { id, ...address }: DemoCustomer['addresses'][number]) {
  return {
    id,
    customerId,
    prefix: address.prefix ?? null,
    firstname: address.firstname,
    middlename: address.middlename ?? null,
    lastname: address.lastname,
    company: address.company ?? null,
    street: address.street.filter((line) => line !== undefined),
    postcode: address.postcode,
    city: address.city,
    countryCode: address.countryCode,
    telephone: address.telephone,
    vatId: address.vatId ?? null,
    coc: address.coc ?? null,
    isDefaultBilling: address.isDefaultBilling,
    isDefaultShipping: address.isDefaultShipping,
  };
}

function subscriptionRow({ email, newsletter, language, createdDaysAgo }: DemoCustomer, now: Date) {
  if (newsletter === 'never') return [];
  // Who has not confirmed is forgotten after a month; a demo that is older must still show one.
  const requestedAt = ago(now, newsletter === 'unconfirmed' ? Math.min(createdDaysAgo, 5) : createdDaysAgo);
  return [
    {
      email: normaliseEmail(email),
      state: newsletter,
      storeCode: language,
      requestedAt,
      confirmedAt: newsletter === 'unconfirmed' ? null : requestedAt,
      evidence: { words: 'newsletter-1', requestedFrom: '192.0.2.1' },
    },
  ];
}
