import type { Database, Queryable } from '#kernel/database/database.ts';
import { inputError, notFound } from '#kernel/errors.ts';
import type { Logger } from '#kernel/logger.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import type { PasswordHasher } from '#kernel/password-hasher.ts';
import type { Newsletter, Origin } from '#modules/newsletter/index.ts';
import * as addresses from './address-repository.ts';
import { checkNewPassword } from './check-password.ts';
import type { Address, Customer } from './customer.ts';
import type { CustomerMails } from './customer-mails.ts';
import * as repository from './customer-repository.ts';
import { forgetEmailChange } from './email-change-repository.ts';
import { confirmPassword } from './log-in.ts';
import { readAddress, type AddressInput } from './read-address.ts';
import { changesBusiness, firstApproval, readProfileChanges, type ProfileInput } from './read-profile.ts';
import type { Sessions } from './sessions.ts';

export type AccountOptions = {
  readonly database: Database;
  readonly hasher: PasswordHasher;
  readonly sessions: Sessions;
  readonly mailer: Mailer;
  readonly mails: CustomerMails;
  readonly newsletter: Newsletter;
  readonly logger: Logger;
};

type Changes = ProfileInput & { readonly is_subscribed?: boolean | null };

/** Changes a profile. Whose business data change is looked at again. */
export async function updateProfile(options: AccountOptions, customer: Customer, input: Changes, origin: Origin): Promise<void> {
  const { database, newsletter } = options;
  const changes = readProfileChanges(input, origin.now);
  await database.transaction(async (tx) => {
    await repository.updateProfile(tx, customer.id, changes, origin.now);
    if (changesBusiness(customer, changes)) {
      await repository.updateApproval(tx, customer.id, firstApproval({ ...customer, ...changes }), origin.now);
    }
    if (input.is_subscribed === true) await newsletter.request(tx, customer.email, origin);
    if (input.is_subscribed === false) await newsletter.leave(tx, customer.email);
  });
}

type PasswordChange = { readonly current: string; readonly next: string; readonly tokenHash: string | undefined; readonly now: Date };

/** A new password; this session goes on, the others end (R133). */
export async function changePassword(
  options: AccountOptions,
  customer: Customer,
  { current, next, tokenHash, now }: PasswordChange,
): Promise<void> {
  const { database, hasher, sessions, mailer, mails } = options;
  if (current === '') throw inputError('Specify the "currentPassword" value.');
  if (next === '') throw inputError('Specify the "newPassword" value.');
  checkNewPassword(next, customer.email);
  await confirmPassword(options, customer.id, current, now);
  const passwordHash = await hasher.hash(next);
  await database.transaction(async (tx) => {
    await repository.updatePassword(tx, customer.id, passwordHash, now);
    // Whoever knew the old password may have asked for an address of their own.
    await forgetEmailChange(tx, customer.id);
    await sessions.end(tx, customer.id, tokenHash);
    await mailer.send(tx, mails.passwordChanged(customer));
  });
}

/** Adds an address; the first one is the default for both. */
export async function addAddress({ database }: AccountOptions, customerId: number, input: AddressInput): Promise<Address> {
  const fields = readAddress(input);
  return database.transaction(async (tx) => {
    const isFirst = (await addresses.readAddresses(tx, customerId)).length === 0;
    const defaults = isFirst ? { isDefaultBilling: input.default_billing ?? true, isDefaultShipping: input.default_shipping ?? true } : {};
    return addresses.insertAddress(tx, customerId, { ...fields, ...defaults });
  });
}

export async function changeAddress({ database }: AccountOptions, customerId: number, id: number, input: AddressInput): Promise<Address> {
  return database.transaction(async (tx) => {
    const before = await ownAddress(tx, customerId, id);
    const address: Address = { id, customerId, ...readAddress(input, before) };
    await addresses.saveAddress(tx, address);
    return address;
  });
}

export async function removeAddress({ database }: AccountOptions, customerId: number, id: number): Promise<true> {
  await database.transaction(async (tx) => {
    const address = await ownAddress(tx, customerId, id);
    const kind = address.isDefaultBilling ? 'billing' : address.isDefaultShipping ? 'shipping' : undefined;
    if (kind) throw inputError(`Customer Address ${id} is set as default ${kind} address and can not be deleted`);
    await addresses.deleteAddress(tx, address);
  });
  return true;
}

/** The only way to one address: somebody else's is answered like one that does not exist (R111). */
export async function ownAddress(sql: Queryable, customerId: number, id: number): Promise<Address> {
  const address = await addresses.findAddress(sql, id);
  if (address?.customerId !== customerId) throw notFound(`Could not find a address with ID "${id}"`);
  return address;
}
