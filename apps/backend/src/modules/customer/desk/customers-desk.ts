import { normaliseEmail } from '@shop/rules/email';
import type { Database, Queryable, Tx } from '#kernel/database/database.ts';
import { notFound } from '#kernel/errors.ts';
import type { PlacedPart } from '#kernel/database/placed-rows.ts';
import { readAddresses } from '../address-repository.ts';
import type { Address, Approval, Customer, Profile } from '../customer.ts';
import * as repository from '../customer-repository.ts';
import type { CustomerMails } from '../customer-mails.ts';
import { forgetEmailChange } from '../email-change-repository.ts';
import type { Mailer, OutgoingMails } from '#kernel/mail/mailer.ts';
import { openMergingDesk, type MergingDesk } from '../merge/merging-desk.ts';
import type { DataMails } from '../data-mail.ts';
import type { PrivacyParts } from '../privacy.ts';
import { openPrivacyDesk, type PrivacyDesk } from '../requests/privacy-desk.ts';
import { changesBusiness, firstApproval, readProfileChanges, type ProfileInput } from '../read-profile.ts';
import { queueReset, type ResetJob } from '../reset-password.ts';
import type { Sessions } from '../sessions.ts';
import { countCustomers, findCustomers, type CustomersWanted, type ListedCustomer } from './find-customers.ts';

/** A customer as staff knows them. */
export type CustomerCard = Customer & {
  readonly version: number;
  /** Kept out by staff. */
  readonly blockedAt: Date | null;
  /** Nobody may guess the password until then. */
  readonly lockedUntil: Date | null;
  readonly eraseAfter: Date | null;
  readonly hasPassword: boolean;
  /** The account this one became a part of. */
  readonly mergedInto: number | null;
};

type CustomerSession = { readonly since: Date; readonly lastUsed: Date };

/** What staff does with customers, each in the caller's transaction. */
export type CustomersDesk = MergingDesk &
  PrivacyDesk & {
    find(wanted: CustomersWanted, part: PlacedPart): Promise<readonly ListedCustomer[]>;
    count(wanted: CustomersWanted, limit: number): Promise<number>;
    card(sql: Queryable, id: number): Promise<CustomerCard | undefined>;
    /** For a change: locked. */
    lock(tx: Tx, id: number): Promise<CustomerCard>;
    addresses(id: number): Promise<readonly Address[]>;
    /** Sessions that are open, without what opens them. */
    sessions(id: number): Promise<readonly CustomerSession[]>;
    /** Changes fields of a profile; what is no value is refused. Whose business data change is looked at again. Returns the new version. */
    edit(tx: Tx, card: CustomerCard, changes: Partial<Record<keyof Profile, unknown>>): Promise<number>;
    /** Says what a person found out about a business, and mails it; false when it was so already. */
    judge(tx: Tx, id: number, approval: 'approved' | 'rejected'): Promise<boolean>;
    /** Keeps somebody out, sessions included, or lets them in again with all their guesses. Returns the new version. */
    block(tx: Tx, id: number, isBlocked: boolean): Promise<number>;
    endSessions(tx: Tx, id: number): Promise<void>;
    /** Mails a link to a new password; false: the address had enough of them. */
    sendReset(tx: Tx, card: CustomerCard): Promise<boolean>;
  };

type Parts = {
  readonly database: Database;
  readonly now: () => Date;
  readonly sessions: Sessions;
  readonly mailer: Mailer;
  readonly mails: CustomerMails;
  readonly resetMails: OutgoingMails<ResetJob>;
  readonly dataMails: DataMails;
} & PrivacyParts;

/** Names as the shop's own profile form has them. */
const inputNames: Readonly<Record<string, keyof ProfileInput>> = { dateOfBirth: 'date_of_birth' };

export function openCustomersDesk(parts: Parts): CustomersDesk {
  const { database, now, sessions, mailer, mails, resetMails } = parts;
  return {
    ...openMergingDesk(parts),
    ...openPrivacyDesk(parts),
    find: (wanted, part) => findCustomers(database, wanted, part),
    count: (wanted, limit) => countCustomers(database, wanted, limit),
    card: (sql, id) => repository.findCard(sql, id),
    lock: async (tx, id) => {
      const card = await repository.findCard(tx, id, 'for update');
      if (!card) throw notFound(`There is no customer ${id}.`);
      return card;
    },
    addresses: (id) => readAddresses(database, id),
    sessions: (id) => sessions.list(id),
    edit: async (tx, card, changes) => {
      const input = Object.fromEntries(Object.entries(changes).map(([name, value]) => [inputNames[name] ?? name, value])) as ProfileInput;
      const read = readProfileChanges(input, now());
      await repository.updateProfile(tx, card.id, read, now());
      if (changesBusiness(card, read)) await repository.updateApproval(tx, card.id, firstApproval({ ...card, ...read }), now());
      return repository.raiseVersion(tx, card.id);
    },
    judge: (tx, id, approval) => judgeBusiness({ mailer, mails }, tx, id, approval, now()),
    block: async (tx, id, isBlocked) => {
      await repository.setBlocked(tx, id, isBlocked ? now() : null);
      if (isBlocked) {
        await sessions.end(tx, id);
        await forgetEmailChange(tx, id);
      }
      return repository.raiseVersion(tx, id);
    },
    endSessions: (tx, id) => sessions.end(tx, id),
    sendReset: (tx, { email, storeCode }) => queueReset(tx, resetMails, { emailKey: normaliseEmail(email), storeCode }, now()),
  };
}

/** A business account was looked at by a person; the customer hears of it. */
export async function judgeBusiness(
  { mailer, mails }: Pick<Parts, 'mailer' | 'mails'>,
  tx: Tx,
  id: number,
  approval: Extract<Approval, 'approved' | 'rejected'>,
  now: Date,
): Promise<boolean> {
  const customer = await repository.findCustomer(tx, id);
  if (!customer) throw notFound(`There is no customer ${id}.`);
  if (customer.company === null) throw notFound(`Customer ${id} is no business.`);
  if (customer.approval === approval) return false;
  await repository.updateApproval(tx, id, approval, now);
  await mailer.send(tx, mails[approval]({ ...customer, approval }));
  return true;
}
