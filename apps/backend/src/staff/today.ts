import type { Jobs } from '#kernel/jobs.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import { waitingRequests, type Customers } from '#modules/customer/index.ts';
import { waitingMessages } from '#modules/forms/index.ts';
import type { Orders } from '#modules/orders/index.ts';
import { dayOf, daysUntil, type Returns } from '#modules/returns/index.ts';
import type { Reviews } from '#modules/reviews/index.ts';
import { waitingAlerts } from '#modules/alerts/index.ts';
import { unconfirmedRequests } from '#modules/newsletter/index.ts';
import { branchesOf, listWaiting, type Scope, type StaffIdentity } from '#modules/staff/index.ts';
import { deciding } from './decide.ts';
import { narrowed, scopeOf } from './grants.ts';
import type { Parts } from './parts.ts';
import type { Permission } from './permissions.ts';

/** What is counted. */
export type Counted = {
  readonly orders: Pick<Orders, 'waiting'>;
  readonly returns: Pick<Returns, 'waiting'>;
  readonly reviews: Pick<Reviews, 'pending'>;
  readonly customers: Pick<Customers, 'waiting'>;
  readonly jobs: Pick<Jobs, 'countDeadLetters'>;
  readonly mailer: Pick<Mailer, 'queues'>;
};

type Waiting = { readonly count: number; readonly oldest: Date | null; readonly daysLeft?: number };
type TileRule = {
  readonly id: string;
  readonly permission: Permission;
  /** What it counts is of branches. */
  readonly isOfBranch?: true;
  /** How long the oldest may wait before it is urgent; failures are at once. */
  readonly patience: number;
  readonly count: (parts: Parts, counted: Counted, scope: Scope, identity: StaffIdentity) => Promise<Waiting>;
};

const day = 86_400_000;
/** Counting stops here: nobody reads whether 3,000 or 3,001 wait. */
const most = 1_000;
const limit = most + 1;
const urgentDays = 3;

const ordersThat =
  (wait: Parameters<Orders['waiting']>[0]): TileRule['count'] =>
  (_parts, { orders }, scope) =>
    orders.waiting(wait, branchesOf(scope), limit);

const returnsThat =
  (wait: Parameters<Returns['waiting']>[0]): TileRule['count'] =>
  (_parts, { returns }, scope) =>
    returns.waiting(wait, limit, scope);

/** What the first page counts, in its order, and who may see it. */
const rules: readonly TileRule[] = [
  { id: 'ordersToPay', permission: 'orders.read', isOfBranch: true, patience: 7 * day, count: ordersThat('payment') },
  { id: 'ordersToPick', permission: 'orders.read', isOfBranch: true, patience: 2 * day, count: ordersThat('picking') },
  { id: 'ordersLate', permission: 'orders.read', isOfBranch: true, patience: 0, count: ordersThat('late') },
  { id: 'ordersPartSent', permission: 'orders.read', isOfBranch: true, patience: 7 * day, count: ordersThat('partSent') },
  { id: 'ordersOnHold', permission: 'orders.read', isOfBranch: true, patience: 2 * day, count: ordersThat('onHold') },
  { id: 'refundsOpen', permission: 'payments.read', patience: day, count: ordersThat('refund') },
  { id: 'returnsNew', permission: 'returns.read', isOfBranch: true, patience: 2 * day, count: returnsThat('new') },
  { id: 'returnsToInspect', permission: 'returns.read', isOfBranch: true, patience: 7 * day, count: returnsThat('toInspect') },
  { id: 'returnsToRefund', permission: 'returns.read', isOfBranch: true, patience: Infinity, count: returnsThat('toRefund') },
  { id: 'returnsDue', permission: 'returns.read', isOfBranch: true, patience: Infinity, count: returnsThat('due') },
  { id: 'reviews', permission: 'reviews.moderate', patience: 7 * day, count: (_parts, { reviews }) => reviews.pending(limit) },
  {
    id: 'messages',
    permission: 'forms.read',
    isOfBranch: true,
    // As the form promises: two working days.
    patience: 2 * day,
    count: ({ database }, _counted, scope) => waitingMessages(database, branchesOf(scope), limit),
  },
  { id: 'businessAccounts', permission: 'customers.judge', patience: 2 * day, count: (_parts, { customers }) => customers.waiting(limit) },
  { id: 'privacyRequests', permission: 'privacy.export', patience: Infinity, count: countPrivacy },
  {
    id: 'subscriptions',
    permission: 'newsletter.read',
    patience: Infinity,
    count: ({ database }) => unconfirmedRequests(database, limit),
  },
  { id: 'stockAlerts', permission: 'newsletter.read', patience: Infinity, count: ({ database }) => waitingAlerts(database, limit) },
  { id: 'failedMails', permission: 'mails.read', patience: 0, count: (_parts, counted) => countFailed(counted, true) },
  { id: 'failedJobs', permission: 'system.read', patience: 0, count: (_parts, counted) => countFailed(counted, false) },
  { id: 'approvals', permission: 'today.read', patience: day, count: countApprovals },
];

/** A tile for everything somebody may see, counted in their branches, or in the one they chose. */
export async function readToday(parts: Parts, counted: Counted, identity: StaffIdentity, branch: string | undefined) {
  const now = parts.clock.now();
  const tiles = [];
  for (const { id, permission, isOfBranch, patience, count } of rules) {
    const whole = scopeOf(identity.roles, permission);
    const scope = whole && isOfBranch && branch !== undefined ? narrowed(whole, branch) : whole;
    if (!scope) continue;
    const { count: found, oldest, daysLeft } = await count(parts, counted, scope, identity);
    const isOverdue = oldest !== null && now.getTime() - oldest.getTime() >= patience;
    tiles.push({
      id,
      count: Math.min(found, most),
      countIsCapped: found > most,
      urgent: isOverdue || (daysLeft !== undefined && daysLeft <= urgentDays),
      oldest,
      daysLeft: daysLeft ?? null,
      branches: branchesOf(scope),
    });
  }
  return { at: now, tiles };
}

/** Requests of people, which are answered within a month. */
async function countPrivacy({ database, clock }: Parts): Promise<Waiting> {
  const { count, oldest, dueOn } = await waitingRequests(database, limit);
  return dueOn === null ? { count, oldest } : { count, oldest, daysLeft: daysUntil(dueOn, dayOf(clock.now())) };
}

/** What was tried in vain: mails, or everything else. */
async function countFailed({ jobs, mailer }: Counted, areMails: boolean): Promise<Waiting> {
  const queues = new Set(mailer.queues());
  const failed = (await jobs.countDeadLetters(limit)).filter(({ queue }) => queues.has(queue) === areMails);
  const moments = failed.map(({ oldest }) => oldest.getTime());
  return { count: failed.reduce((sum, { count }) => sum + count, 0), oldest: moments.length > 0 ? new Date(Math.min(...moments)) : null };
}

/** Somebody else's requests that the caller may decide. */
async function countApprovals({ database, clock, byName }: Parts, _counted: Counted, _scope: Scope, { id, roles }: StaffIdentity) {
  const waiting = (await listWaiting(database, clock.now(), limit)).filter(({ action, requestedBy }) => {
    const known = byName.get(action);
    return requestedBy !== id && known !== undefined && scopeOf(roles, deciding(known))?.all === true;
  });
  return { count: waiting.length, oldest: waiting[0]?.requestedAt ?? null };
}
