import { networkOf } from '@shop/rules/network-of';
import type { Clock } from '../clock.ts';
import type { CountShared, Rate } from '../shared-rates.ts';

/** Limits per address: one for every request, more for single root fields. Aliases count: a field asked ten times counts ten. */
export type RateLimits = { readonly all: Rate; readonly fields: Readonly<Record<string, readonly Rate[]>> };

const minute = 60;
const hour = 3_600;
const rate = (count: number, seconds: number): Rate => ({ count, seconds });
const signUps = [rate(5, hour)];
const orderLookups = [rate(60, minute)];
const placements = [rate(10, minute)];

/** What guesses secrets, sends mail or makes rows for strangers (R161); wrong guesses are counted apart by their modules. */
export const defaultRateLimits: RateLimits = {
  all: rate(600, minute),
  fields: {
    generateCustomerToken: [rate(20, minute)],
    requestPasswordResetEmail: [rate(10, hour)],
    resetPassword: [rate(20, hour)],
    updateCustomerEmail: [rate(10, hour)],
    confirmEmail: [rate(20, hour)],
    changeCustomerPassword: [rate(10, hour)],
    deleteCustomer: [rate(5, hour)],
    eraseMyAccount: [rate(5, hour)],
    exportMyData: [rate(10, hour)],
    isEmailAvailable: [rate(10, minute), rate(60, hour)],
    createCustomer: signUps,
    createCustomerV2: signUps,
    createCustomerWithAddress: signUps,
    createAccountFromOrder: signUps,
    setPaymentMethod: placements,
    placeOrder: placements,
    setPaymentMethodAndPlaceOrder: placements,
    retryPayment: placements,
    restoreCartFromOrder: placements,
    openTelephoneOrder: placements,
    invoice: orderLookups,
    order: orderLookups,
    guestOrder: orderLookups,
    guestOrderByToken: orderLookups,
    sharedWishlist: orderLookups,
    createEmptyCart: [rate(30, minute)],
    createGuestCart: [rate(30, minute)],
    createEmptyWishlist: [rate(30, minute)],
    createCompareList: [rate(30, minute)],
    createProductReview: [rate(5, hour)],
    productAlertSubscription: [rate(10, hour)],
    subscribeEmailToNewsletter: [rate(5, hour)],
    submitForm: [rate(5, 10 * minute)],
    contactUs: [rate(5, 10 * minute)],
    shareWishlist: [rate(3, hour)],
    // Of the back office.
    logIn: [rate(30, minute)],
    proveCode: [rate(30, minute)],
    stepUp: [rate(30, minute)],
    acceptInvitation: [rate(30, minute)],
    invitation: [rate(30, minute)],
    logInWithPasskey: [rate(30, minute)],
    proveWithPasskey: [rate(30, minute)],
    stepUpWithPasskey: [rate(30, minute)],
    acceptInvitationWithPasskey: [rate(30, minute)],
    // Each leaves a row for five minutes.
    passkeyLogInOptions: [rate(30, minute)],
    passkeyInvitationOptions: [rate(30, minute)],
    // A tool asks once; telling the whole schema is the dearest thing a document can ask for.
    __schema: [rate(3, minute)],
    __type: [rate(30, minute)],
    // No field, but counted by the same rules: one report for each page somebody leaves.
    vitals: [rate(60, minute)],
  },
};

/** What guesses secrets or sends mail: counted over all processes and hosts, or every further one would give as many tries more. */
const sharedFields: ReadonlySet<string> = new Set([
  'generateCustomerToken',
  'requestPasswordResetEmail',
  'resetPassword',
  'isEmailAvailable',
  'createCustomer',
  'createCustomerV2',
  'createCustomerWithAddress',
  'createAccountFromOrder',
  'invoice',
  'order',
  'guestOrder',
  'guestOrderByToken',
  'sharedWishlist',
  'confirmEmail',
  'updateCustomerEmail',
  'changeCustomerPassword',
  'deleteCustomer',
  'eraseMyAccount',
  'exportMyData',
  'productAlertSubscription',
  'subscribeEmailToNewsletter',
  'submitForm',
  'contactUs',
  'shareWishlist',
  'logIn',
  'proveCode',
  'stepUp',
  'acceptInvitation',
  'invitation',
  'logInWithPasskey',
  'proveWithPasskey',
  'stepUpWithPasskey',
  'acceptInvitationWithPasskey',
  'passkeyInvitationOptions',
]);

/** The first four say how many seconds to wait when a limit is passed, undefined when the request may go on. */
export type RateLimiter = {
  /** Counts a request before anything of it is looked at. */
  countRequest(ip: string): number | undefined;
  /** What an address has used up since its request was counted; counts nothing. */
  waitOf(ip: string): number | undefined;
  /** Counts what it asks for, in this process. */
  countFields(ip: string, rootFields: readonly string[]): number | undefined;
  /** Counts those of them that guess secrets or send mail once more, in the database. */
  countSharedFields(ip: string, rootFields: readonly string[]): Promise<number | undefined>;
  /** Counts what a request cost: a millisecond of work counts as much as a request, one of those beyond ten as five. */
  countWork(ip: string, milliseconds: number): void;
  /** For how many milliseconds a network lets everybody else go first, because its last request kept them waiting. */
  pauseOf(network: string): number;
  /** Counts a request that was refused as many more: what is wrong costs the shop as much as what is right, and earns nothing. */
  countRefusal(ip: string): void;
};

/** What a refused request counts beside itself. */
const refusalWeight = 9;

/** Little that a shopper asks for takes longer; who comes after a long document waits for all of it. */
const quickMs = 10;
const longWeight = 8;
/** Of the limit, for one request: whatever a process takes that has just been started, a few in a minute are answered. */
const mostOfLimit = 2 / 5;
/** A pause is as many times as long as the work: the rest of the time is for everybody else. */
const pauseShare = 4;

type Window = { start: number; count: number };

/** Limit of addresses: a flood of addresses must not grow the memory. */
const maxKeys = 100_000;

type LimiterOptions = {
  /** Told once a window and address that a limit is passed, or a flood would fill the log as well. */
  readonly onLimit?: (what: string) => void;
  /** Counts over all processes; without it this process is alone. */
  readonly countShared?: CountShared;
  /** Milliseconds that pass whatever the clock of the shop is set to: for pauses. */
  readonly elapsed?: () => number;
};

/** Counts in fixed windows. */
export function createRateLimiter(
  limits: RateLimits,
  clock: Clock,
  { onLimit, countShared, elapsed = () => performance.now() }: LimiterOptions = {},
): RateLimiter {
  const windows = new Map<string, Window>();
  const pauses = new Map<string, number>();

  const pause = (network: string, milliseconds: number): void => {
    pauses.set(network, elapsed() + milliseconds);
    if (pauses.size > maxKeys) pauses.delete(pauses.keys().next().value ?? network);
  };

  const hit = (what: string, address: string, amount: number, rate: Rate): number | undefined => {
    const key = `${what} ${rate.seconds} ${address}`;
    const now = clock.now().getTime();
    const length = rate.seconds * 1_000;
    const known = windows.get(key);
    const window = known && now - known.start < length ? known : { start: now, count: 0 };
    const isOver = window.count > rate.count;
    window.count += amount;
    if (!isOver && window.count > rate.count) onLimit?.(what);
    windows.delete(key);
    windows.set(key, window);
    if (windows.size > maxKeys) windows.delete(windows.keys().next().value ?? key);
    return window.count > rate.count ? Math.ceil((window.start + length - now) / 1_000) : undefined;
  };

  const countAll = (ip: string, amount: number): number | undefined => hit('all', networkOf(ip), amount, limits.all);

  return {
    countRequest: (ip) => countAll(ip, 1),
    waitOf: (ip) => countAll(ip, 0),
    countWork: (ip, milliseconds) => {
      const weighed = milliseconds + longWeight * Math.max(0, milliseconds - quickMs);
      if (milliseconds >= 1) countAll(ip, Math.floor(Math.min(weighed, Math.max(milliseconds, limits.all.count * mostOfLimit))));
      if (milliseconds >= quickMs) pause(networkOf(ip), milliseconds * pauseShare);
    },
    pauseOf: (network) => {
      const left = (pauses.get(network) ?? 0) - elapsed();
      if (left <= 0) pauses.delete(network);
      return Math.max(0, left);
    },
    countRefusal: (ip) => void countAll(ip, refusalWeight),
    countFields: (ip, rootFields) =>
      longest(ratesOf(limits, rootFields).map(({ field, amount, rate }) => hit(field, networkOf(ip), amount, rate))),
    countSharedFields: async (ip, rootFields) => {
      const shared = countShared ? rootFields.filter((field) => sharedFields.has(field)) : [];
      const waits: (number | undefined)[] = [];
      for (const { field, amount, rate } of ratesOf(limits, shared)) {
        const wait = await countShared?.(`${field} ${rate.seconds} ${networkOf(ip)}`, amount, rate);
        if (wait !== undefined) onLimit?.(field);
        waits.push(wait);
      }
      return longest(waits);
    },
  };
}

const ratesOf = ({ fields }: RateLimits, rootFields: readonly string[]) =>
  [...new Set(rootFields)].flatMap((field) =>
    (fields[field] ?? []).map((rate) => ({ field, amount: rootFields.filter((name) => name === field).length, rate })),
  );

const longest = (waits: readonly (number | undefined)[]): number | undefined =>
  waits.reduce((most, wait) => (wait === undefined ? most : Math.max(most ?? 0, wait)), undefined);
