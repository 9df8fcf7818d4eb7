import { isEmail } from '@shop/rules/email';
import { withAddition } from '@shop/rules/house-additions';
import type {
  ConfirmEmailInput,
  CreateCustomerWithAddressInput,
  CustomerAddressInput,
  CustomerCreateInput,
  CustomerInput,
  CustomerUpdateInput,
  MeasurementsInput,
} from '@shop/contract';
import { authorizationError, inputError } from '#kernel/errors.ts';
import type { RequestContext, ResolverMap } from '#kernel/graphql/context.ts';
import type { Origin } from '#modules/newsletter/index.ts';
import * as accounts from './accounts.ts';
import { readAddresses } from './address-repository.ts';
import { confirmEmailChange, requestEmailChange } from './change-email.ts';
import type { Customer } from './customer.ts';
import * as repository from './customer-repository.ts';
import { customerShape, type CustomerSource } from './customer-shape.ts';
import { downloadData, handOverData, requestData } from './hand-over-data.ts';
import { confirmPassword, logIn } from './log-in.ts';
import type { Parts } from './open-customers.ts';
import { graceDays } from './privacy.ts';
import { noteOwnRequest } from './requests/own-request.ts';
import { readMeasurements } from './read-measurements.ts';
import { accountExists, createAccount, isEmailFree, prepareAccount, type Registration } from './register.ts';
import { requestReset, resetPassword } from './reset-password.ts';

const originOf = ({ store, ip, now }: RequestContext): Origin => ({ storeCode: store.code, ip, now });
const day = 86_400_000;

/** The customer of a request, or Magento's refusal. */
export function requireCustomer({ customerId }: RequestContext): number {
  if (customerId === undefined) throw authorizationError();
  return customerId;
}

/** What the resolvers share. */
function accountOf(parts: Parts) {
  const { database, hasher, newsletter } = parts;
  const sourceOf = (customer: Customer): CustomerSource => ({
    customer,
    addresses: () => readAddresses(database, customer.id),
    isSubscribed: () => newsletter.isSubscribed(customer.email),
  });
  const current = async (context: RequestContext): Promise<Customer> => {
    const customer = await repository.findCustomer(database, requireCustomer(context));
    if (!customer) throw authorizationError();
    return customer;
  };
  const currentOutput = async (context: RequestContext) => ({ customer: sourceOf(await current(context)) });

  const register = async (input: Registration, context: RequestContext): Promise<Customer> => {
    const account = await prepareAccount(input, hasher, context.now);
    const customer = await database.transaction((tx) => createAccount(tx, account, originOf(context), parts));
    if (!customer) throw inputError(accountExists);
    return customer;
  };

  const update = async (input: CustomerInput | CustomerUpdateInput, context: RequestContext) => {
    const customer = await current(context);
    if ('email' in input && typeof input.email === 'string' && input.email.trim() !== customer.email) {
      if (!input.password) throw inputError('Provide the current "password" to change "email".');
      await requestEmailChange(parts, customer, input.email, { password: input.password, now: context.now });
    }
    await accounts.updateProfile(parts, customer, input, originOf(context));
    return currentOutput(context);
  };
  return { sourceOf, current, currentOutput, register, update };
}

type Account = ReturnType<typeof accountOf>;
type PostcodeQuestion = { readonly postcode: string; readonly number: string; readonly addition?: string | null };

const queries = (parts: Parts, { sourceOf, current }: Account) => ({
  customer: async (_root: unknown, _args: unknown, context: RequestContext) => sourceOf(await current(context)),
  isEmailAvailable: async (_root: unknown, { email }: { email: string }) => {
    if (email.trim() === '') throw inputError('Email must be specified');
    if (!isEmail(email.trim())) throw inputError('Email is invalid');
    return { is_email_available: await isEmailFree(parts.database, email) };
  },
  postcodeAddresses: async (_root: unknown, { postcode, number, addition }: PostcodeQuestion) =>
    withAddition(await parts.findPostcode(postcode, number), addition ?? ''),
  vatNumber: async (_root: unknown, args: { country_code: string; vat_id: string }, { now }: RequestContext) => {
    const { valid, name, address, requestId } = await parts.checkVat(args.country_code, args.vat_id);
    return { ...args, valid, name, address, request_date: now.toISOString(), request_identifier: requestId };
  },
  myMeasurements: async (_root: unknown, _args: unknown, context: RequestContext) => (await current(context)).measurements,
});

const accountMutations = (parts: Parts, { sourceOf, current, currentOutput, register, update }: Account) => ({
  generateCustomerToken: async (_root: unknown, { email, password }: { email: string; password: string }, { now }: RequestContext) => ({
    token: await logIn(parts, email, password, now),
  }),
  revokeCustomerToken: async (_root: unknown, _args: unknown, context: RequestContext) => {
    await parts.sessions.end(parts.database, requireCustomer(context));
    return { result: true };
  },
  createCustomer: async (_root: unknown, { input }: { input: CustomerInput }, context: RequestContext) => ({
    customer: sourceOf(await register(input, context)),
  }),
  createCustomerV2: async (_root: unknown, { input }: { input: CustomerCreateInput }, context: RequestContext) => ({
    customer: sourceOf(await register(input, context)),
  }),
  createCustomerWithAddress: async (_root: unknown, { input }: { input: CreateCustomerWithAddressInput }, context: RequestContext) => {
    const customer = await register(input, context);
    return { token: await parts.sessions.open(parts.database, customer.id), customer: sourceOf(customer) };
  },
  updateCustomer: (_root: unknown, { input }: { input: CustomerInput }, context: RequestContext) => update(input, context),
  updateCustomerV2: (_root: unknown, { input }: { input: CustomerUpdateInput }, context: RequestContext) => update(input, context),
  updateCustomerEmail: async (_root: unknown, args: { email: string; password: string }, context: RequestContext) => {
    await requestEmailChange(parts, await current(context), args.email, { password: args.password, now: context.now });
    return currentOutput(context);
  },
  changeCustomerPassword: async (
    _root: unknown,
    { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
    context: RequestContext,
  ) => {
    const customer = await current(context);
    const change = { current: currentPassword, next: newPassword, tokenHash: context.tokenHash, now: context.now };
    await accounts.changePassword(parts, customer, change);
    return sourceOf(customer);
  },
  requestPasswordResetEmail: (_root: unknown, { email }: { email: string }, { store, now }: RequestContext) =>
    requestReset(parts, email, store.code, now),
  resetPassword: (_root: unknown, args: { email: string; resetPasswordToken: string; newPassword: string }, { now }: RequestContext) =>
    resetPassword(parts, { email: args.email, token: args.resetPasswordToken, password: args.newPassword }, now),
});

const personalDataMutations = (parts: Parts, { current, currentOutput }: Account) => ({
  createCustomerAddress: (_root: unknown, { input }: { input: CustomerAddressInput }, context: RequestContext) =>
    accounts.addAddress(parts, requireCustomer(context), input),
  updateCustomerAddress: (_root: unknown, args: { id: number; input?: CustomerAddressInput | null }, context: RequestContext) =>
    accounts.changeAddress(parts, requireCustomer(context), args.id, args.input ?? {}),
  deleteCustomerAddress: (_root: unknown, { id }: { id: number }, context: RequestContext) =>
    accounts.removeAddress(parts, requireCustomer(context), id),
  // Accounts need no confirmation here; a changed address does.
  confirmEmail: async (_root: unknown, { input }: { input: ConfirmEmailInput }, context: RequestContext) => {
    const { tokenHash, now } = context;
    await confirmEmailChange(parts, await current(context), { email: input.email, token: input.confirmation_key, tokenHash, now });
    return currentOutput(context);
  },
  resendConfirmationEmail: () => {
    throw inputError("Confirmation isn't needed.");
  },
  deleteCustomer: async (_root: unknown, { password }: { password?: string | null }, context: RequestContext) =>
    leave(parts, await current(context), password ?? '', context.now),
  eraseMyAccount: async (_root: unknown, { password }: { password: string }, context: RequestContext) =>
    leave(parts, await current(context), password, context.now),
  exportMyData: async (_root: unknown, _args: unknown, context: RequestContext) => handOverData(parts, await current(context), context),
  requestMyData: async (_root: unknown, _args: unknown, context: RequestContext) => requestData(parts, await current(context), context),
  downloadMyData: async (_root: unknown, { token }: { token: string }, context: RequestContext) =>
    downloadData(parts, await current(context), token, context),
  saveMyMeasurements: async (_root: unknown, { input }: { input: MeasurementsInput }, context: RequestContext) => {
    const measurements = readMeasurements(input);
    await repository.updateMeasurements(parts.database, requireCustomer(context), measurements, context.now);
    return measurements;
  },
});

/** GraphQL in and out of the customer module. */
export function customerResolvers(parts: Parts): ResolverMap {
  const account = accountOf(parts);
  return {
    ...customerShape,
    Query: queries(parts, account),
    Mutation: { ...accountMutations(parts, account), ...personalDataMutations(parts, account) },
  };
}

/** With the password once more, ends every session now and the account when its owner has had time to think again. */
async function leave(parts: Parts, customer: Customer, password: string, now: Date): Promise<true> {
  const { database, sessions, mailer, mails } = parts;
  if (password === '') throw inputError('Specify the "password" value.');
  await confirmPassword(parts, customer.id, password, now);
  await database.transaction(async (tx) => {
    await repository.setEraseAfter(tx, customer.id, new Date(now.getTime() + graceDays * day));
    await noteOwnRequest(tx, customer.id, 'erase', now);
    await sessions.end(tx, customer.id);
    await mailer.send(tx, mails.erasure(customer));
  });
  return true;
}
