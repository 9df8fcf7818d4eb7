import { isEmail, normaliseEmail } from '@shop/rules/email';
import type { Queryable, Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import type { PasswordHasher } from '#kernel/password-hasher.ts';
import type { Newsletter, Origin } from '#modules/newsletter/index.ts';
import { insertAddress } from './address-repository.ts';
import { checkNewPassword } from './check-password.ts';
import type { Customer, Profile } from './customer.ts';
import type { CustomerMails } from './customer-mails.ts';
import { insertCustomer } from './customer-repository.ts';
import { readAddress, type AddressInput } from './read-address.ts';
import { firstApproval, readNewProfile, type ProfileInput } from './read-profile.ts';

export type Registration = ProfileInput & {
  readonly email?: string | null;
  readonly password?: string | null;
  readonly is_subscribed?: boolean | null;
  readonly address?: AddressInput | null;
};

/** A registration whose every field was read and whose password is hashed: nothing slow is left for the transaction. */
export type PreparedAccount = {
  readonly email: string;
  readonly passwordHash: string | null;
  readonly profile: Profile;
  readonly address: ReturnType<typeof readAddress> | undefined;
  readonly isSubscribed: boolean;
};

export const accountExists = 'A customer with the same email address already exists in an associated website.';

/** Checks everything somebody typed and hashes the password. */
export async function prepareAccount(input: Registration, hasher: PasswordHasher, now: Date): Promise<PreparedAccount> {
  const email = input.email?.trim() ?? '';
  if (!isEmail(email)) throw inputError(`"${email}" is not a valid email address.`);
  const profile = readNewProfile(input, now);
  const password = input.password ?? null;
  if (password !== null) checkNewPassword(password, email);
  const names = { firstname: profile.firstname, lastname: profile.lastname, middlename: profile.middlename, company: profile.company };
  const address = input.address ? readAddress({ ...names, ...dropUndefined(input.address) }) : undefined;
  return {
    email,
    passwordHash: password === null ? null : await hasher.hash(password),
    profile,
    address,
    isSubscribed: input.is_subscribed === true,
  };
}

type Services = { readonly mailer: Mailer; readonly mails: CustomerMails; readonly newsletter: Newsletter };

/** Writes the account, its address and its mails: all of it or nothing. Undefined when the address has an account. */
export async function createAccount(
  tx: Tx,
  account: PreparedAccount,
  origin: Origin,
  { mailer, mails, newsletter }: Services,
): Promise<Customer | undefined> {
  const customer = await insertCustomer(tx, {
    ...account.profile,
    email: account.email,
    emailKey: normaliseEmail(account.email),
    passwordHash: account.passwordHash,
    storeCode: origin.storeCode,
    approval: firstApproval(account.profile),
    now: origin.now,
  });
  if (!customer) return undefined;
  if (account.address) await insertAddress(tx, customer.id, account.address);
  await mailer.sendLimited(tx, mails.welcome(customer));
  if (account.isSubscribed) await newsletter.request(tx, account.email, origin);
  return customer;
}

/** Whether an address is free; asked before an account is made, decided by the unique key. */
export async function isEmailFree(sql: Queryable, email: string): Promise<boolean> {
  const { rowCount } = await sql.query('select from customer where email_key = $1', [normaliseEmail(email)]);
  return rowCount === 0;
}

const dropUndefined = (input: AddressInput): AddressInput =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined && value !== null));
