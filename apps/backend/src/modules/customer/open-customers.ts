import { normaliseEmail } from '@shop/rules/email';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Queryable, Tx } from '#kernel/database/database.ts';
import type { RequestContext, ResolverMap } from '#kernel/graphql/context.ts';
import type { Identity } from '#kernel/graphql/handler.ts';
import type { Ids } from '#kernel/ids.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Logger } from '#kernel/logger.ts';
import type { Mailer, OutgoingMails } from '#kernel/mail/mailer.ts';
import type { PasswordHasher } from '#kernel/password-hasher.ts';
import type { Newsletter, Origin } from '#modules/newsletter/index.ts';
import type { Stores } from '#modules/stores/index.ts';
import type { AccountOptions } from './accounts.ts';
import { insertAddress, readAddresses } from './address-repository.ts';
import type { Address, AddressFields, Approval, Customer } from './customer.ts';
import { createCustomerMails } from './customer-mails.ts';
import { registerEmailChangeMails } from './change-email.ts';
import * as repository from './customer-repository.ts';
import type { CustomerSource } from './customer-shape.ts';
import { deleteEmailChangesBefore, type EmailChange } from './email-change-repository.ts';
import {
  createPostcodeLookup,
  createVatLookup,
  type LookupService,
  type PostcodeAddress,
  type PostcodeLookup,
  type VatLookup,
} from './look-up.ts';
import { fillCustomerWords } from './desk/customer-words.ts';
import { judgeBusiness, openCustomersDesk, type CustomersDesk } from './desk/customers-desk.ts';
import { registerDataMail, type DataMails } from './data-mail.ts';
import { settleMerges } from './merge/merge-customers.ts';
import { eraseDue, type PersonalData } from './privacy.ts';
import { createAccount, prepareAccount, type PreparedAccount, type Registration } from './register.ts';
import { registerResetMails, type ResetJob } from './reset-password.ts';
import { deleteResetsBefore } from './reset-repository.ts';
import { customerResolvers, requireCustomer } from './resolvers.ts';
import { createSessions, type TokenLife } from './sessions.ts';

/** What the shop knows of addresses and VAT numbers without asking anybody: enough to try it out. */
export type OwnLookups = {
  readonly postcodes: () => Promise<readonly PostcodeAddress[]>;
  readonly vat: (vatId: string) => Promise<{ readonly valid: boolean; readonly name: string | null; readonly address: string | null }>;
};

export type CustomersOptions = {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly ids: Ids;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly hasher: PasswordHasher;
  readonly newsletter: Newsletter;
  readonly stores: Stores;
  readonly tokenLife: TokenLife;
  readonly postcodeService: LookupService | undefined;
  readonly vatService: LookupService | undefined;
  readonly ownLookups: OwnLookups;
};

/** What the resolvers work with. */
export type Parts = AccountOptions & {
  readonly resetMails: OutgoingMails<ResetJob>;
  readonly emailChangeMails: OutgoingMails<EmailChange>;
  readonly ids: Ids;
  readonly jobs: Jobs;
  readonly others: readonly PersonalData[];
  readonly dataMails: DataMails;
  readonly findPostcode: PostcodeLookup;
  readonly checkVat: VatLookup;
};

export type Customers = {
  readonly resolvers: ResolverMap;
  readonly identify: (token: string) => Promise<Identity | undefined>;
  /** The customer of a request, or the refusal. */
  require(context: RequestContext): number;
  find(id: number): Promise<Customer | undefined>;
  /** The account of exactly this address, and where it has things sent; for staff alone. */
  findByEmail(email: string): Promise<(Customer & { readonly addresses: readonly Address[] }) | undefined>;
  /** LAW-02: net and tier prices, 0 % within the EU, payment on account. */
  isApproved(id: number): Promise<boolean>;
  /** The same for who asks, looked up once a request. */
  isApprovedCaller(context: RequestContext): boolean | Promise<boolean>;
  readonly checkVat: VatLookup;
  /** Reads and hashes what a new account needs, outside any transaction. */
  prepareAccount(input: Registration, now: Date): Promise<PreparedAccount>;
  /** Makes the account in the caller's transaction; undefined when the address has one. */
  createAccount(tx: Tx, account: PreparedAccount, origin: Origin): Promise<Customer | undefined>;
  logIn(tx: Tx, customerId: number): Promise<string>;
  /** A customer as resolvers hand them on. */
  show(customer: Customer): CustomerSource;
  /** Adds an address to the book of a customer. */
  storeAddress(tx: Queryable, customerId: number, address: AddressFields): Promise<Address>;
  /** Another domain that keeps something of customers. */
  addPersonalData(data: PersonalData): void;
  /** What staff does with accounts. */
  readonly desk: CustomersDesk;
  list(approval?: Approval): Promise<readonly Customer[]>;
  /** How many business accounts wait for a person, up to the limit, and since when the first. */
  waiting(limit: number): Promise<{ readonly count: number; readonly oldest: Date | null }>;
  /** Says what a person found out about a business account, over a database that says what is done, and mails it. */
  judgeOn(database: Database, id: number, approval: 'approved' | 'rejected'): Promise<void>;
  /** What the log says of an account. */
  facts(sql: Queryable, id: number): Promise<{ readonly approval: Approval } | undefined>;
};

const wordBatch = 500;
const hour = 3_600_000;
/** Longer than its mail and its link are good for. */
const emailChangeLife = 72 * hour;

/** Opens accounts: registration, sessions, profile, addresses, business approval, privacy. */
export function openCustomers(options: CustomersOptions): Customers {
  const { database, clock, logger, ids, mailer, hasher, newsletter, stores, ownLookups } = options;
  const sessions = createSessions({ database, clock, ids, life: options.tokenLife });
  const mails = createCustomerMails(stores);
  const others: PersonalData[] = [];
  const requester = () => ({ countryCode: stores.seller().vatId.slice(0, 2), vatId: stores.seller().vatId });
  const parts: Parts = {
    database,
    hasher,
    sessions,
    mailer,
    mails,
    newsletter,
    logger,
    ids,
    jobs: options.jobs,
    others,
    resetMails: registerResetMails({ database, clock, ids, mailer, mails }),
    emailChangeMails: registerEmailChangeMails({ database, clock, ids, mailer, mails }),
    dataMails: registerDataMail({ database, clock, ids, mailer, stores }),
    findPostcode: createPostcodeLookup(options.postcodeService, ownLookups.postcodes, logger),
    checkVat: createVatLookup(options.vatService, ownLookups.vat, requester, logger),
  };
  registerJobs(parts, options);

  const find = (id: number): Promise<Customer | undefined> => repository.findCustomer(database, id);
  const isApproved = async (id: number): Promise<boolean> => (await find(id))?.approval === 'approved';
  return {
    resolvers: customerResolvers(parts),
    identify: sessions.identify,
    require: requireCustomer,
    find,
    findByEmail: (email) => findWithAddresses(database, email),
    isApproved,
    isApprovedCaller: oncePerRequest(isApproved),
    checkVat: parts.checkVat,
    prepareAccount: (input, now) => prepareAccount(input, hasher, now),
    createAccount: (tx, account, origin) => createAccount(tx, account, origin, parts),
    logIn: (tx, customerId) => sessions.open(tx, customerId),
    show: (customer) => ({
      customer,
      addresses: () => readAddresses(database, customer.id),
      isSubscribed: () => newsletter.isSubscribed(customer.email),
    }),
    storeAddress: insertAddress,
    addPersonalData: (data) => void others.push(data),
    desk: openCustomersDesk({ ...parts, now: () => clock.now() }),
    list: (approval) => repository.listCustomers(database, approval),
    waiting: (limit) => repository.countWaiting(database, limit),
    judgeOn: (other, id, approval) => other.transaction(async (tx) => void (await judgeBusiness(parts, tx, id, approval, clock.now()))),
    facts: repository.readApproval,
  };
}

/** What is done every minute and every night. */
function registerJobs(parts: Parts, { database, clock, jobs }: Pick<CustomersOptions, 'database' | 'clock' | 'jobs'>): void {
  // While the shop runs, some hundred at a time: nobody waits for a release to have touched every customer.
  jobs.register({
    name: 'customers-fill-words',
    schedule: '* * * * *',
    handle: async () => {
      while ((await database.transaction((tx) => fillCustomerWords(tx, wordBatch))) === wordBatch);
    },
  });
  jobs.register({
    name: 'customer-retention',
    schedule: '40 3 * * *',
    handle: async () => {
      const now = clock.now();
      await parts.sessions.removeOld();
      await deleteResetsBefore(database, new Date(now.getTime() - hour));
      await deleteEmailChangesBefore(database, new Date(now.getTime() - emailChangeLife));
      await eraseDue(parts, now);
      await settleMerges(parts, now);
    },
  });
}

/** A list of products asks for each of them. */
function oncePerRequest(isApproved: Customers['isApproved']): Customers['isApprovedCaller'] {
  const known = new WeakMap<RequestContext, Promise<boolean>>();
  return (context) => {
    if (context.customerId === undefined) return false;
    const answer = known.get(context) ?? isApproved(context.customerId);
    known.set(context, answer);
    return answer;
  };
}

async function findWithAddresses(database: Database, email: string) {
  const found = await repository.findByEmail(database, normaliseEmail(email));
  return found && { ...found, addresses: await readAddresses(database, found.id) };
}
