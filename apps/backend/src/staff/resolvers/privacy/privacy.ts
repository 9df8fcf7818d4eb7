import { notFound } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import {
  countRequests,
  findPrivacyRequest,
  findRequests,
  privacyTabs,
  requestsOf,
  type CustomerCard,
  type PrivacyRequest,
  type PrivacyTab,
} from '#modules/customer/index.ts';
import { countUnfinished } from '#modules/orders/index.ts';
import { dayOf, daysUntil } from '#modules/returns/index.ts';
import { listWaiting, staffNames, type StaffIdentity } from '#modules/staff/index.ts';
import type { NoteInput } from '../../actions/privacy/privacy-requests.ts';
import { readRequestId } from '../../actions/privacy/lock-request.ts';
import { scopeOf } from '../../grants.ts';
import { cappedCount, readPlacedPage } from '../../lists/placed-list.ts';
import type { Parts } from '../../parts.ts';
import type { Permission } from '../../permissions.ts';
import { runAction, type Done } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { listedShape } from '../customers/customer-shape.ts';
import { countLimit, type ListInput } from '../paging.ts';
import { actorOf, resultOf } from '../results.ts';

type Keyed = { readonly key: string };
type Seen = { readonly id: string; readonly version: number };
type Shape = Awaited<ReturnType<typeof shapeOf>>;

/** As they are shown. */
const keptThings: readonly string[] = ['orders', 'invoices', 'returns', 'withdrawals'];

/** What people ask of what the shop knows about them. */
export function privacyResolvers(parts: Parts): ResolverMap<Granted> {
  const { database, customers } = parts;
  return {
    Query: {
      privacyRequests: async (_parent: unknown, { list, tab }: { list: ListInput; tab?: PrivacyTab | null }, { now }: Granted) => {
        const view = tab ?? 'open';
        const { items, page } = await readPlacedPage(list, {
          isOldestFirst: view === 'open',
          find: (part) => findRequests(database, view, part),
          count: (limit) => countRequests(database, view, limit),
          placeOf: ({ receivedAt, id }) => ({ at: receivedAt, id }),
        });
        return { items: await Promise.all(items.map((request) => shapeOf(parts, request, now))), page };
      },
      privacyRequest: (_parent: unknown, { id }: { id: string }, { now }: Granted) => findShape(parts, readRequestId(id), now),
      privacyCounts: async () => {
        const counts = [];
        for (const tab of Object.keys(privacyTabs) as PrivacyTab[])
          counts.push({ tab, ...cappedCount(await countRequests(database, tab, countLimit)) });
        return counts;
      },
    },
    Mutation: privacyMutations(parts),
    Customer: {
      privacyRequests: async ({ card }: { readonly card: CustomerCard }, _args: unknown, { now }: Granted) =>
        Promise.all((await requestsOf(database, card.id)).map((request) => shapeOf(parts, request, now))),
    },
    PrivacyRequest: {
      erasure: async ({ request }: Shape) => {
        const { kind, state, customerId } = request;
        if (kind !== 'erase' || state !== 'open' || customerId === null) return null;
        const { goes, stays } = await customers.desk.erasure(database, customerId);
        const inOrder = stays.toSorted((one, other) => keptThings.indexOf(one.what) - keptThings.indexOf(other.what));
        return { goes, stays: inOrder, unfinished: await countUnfinished(database, customerId) };
      },
      isWaiting: ({ request }: Shape, _args: unknown, { now }: Granted) => isWaiting(parts, request, now),
      can: async ({ request }: Shape, _args: unknown, { identity, now }: Granted) =>
        whatCanBeDone(request, identity, await isWaiting(parts, request, now)),
    },
  };
}

function privacyMutations(parts: Parts) {
  const { actions } = parts;
  const result = (context: Granted, work: () => Promise<Done<{ readonly id: number }>>) =>
    resultOf(parts, context, work, ({ id }) => findShape(parts, id, context.now));
  return {
    notePrivacyRequest: (_parent: unknown, { input: { key, ...input } }: { input: NoteInput & Keyed }, context: Granted) =>
      result(context, () => runAction(parts, actions.notePrivacyRequest, actorOf(context), input, { key })),
    sendPrivacyData: (_parent: unknown, { key, ...seen }: Seen & Keyed, context: Granted) =>
      result(context, () => runAction(parts, actions.sendPrivacyData, actorOf(context), seen, { key })),
    closePrivacyRequest: (
      _parent: unknown,
      { key, ...input }: Seen & Keyed & { readonly isRefused: boolean; readonly answer: string },
      context: Granted,
    ) => result(context, () => runAction(parts, actions.closePrivacyRequest, actorOf(context), input, { key })),
    erasePerson: (_parent: unknown, { key, ...seen }: Seen & Keyed, context: Granted) =>
      result(context, () => runAction(parts, actions.erasePerson, actorOf(context), seen, { key })),
    exportPrivacyData: (_parent: unknown, { id, key }: { readonly id: string } & Keyed, context: Granted) =>
      resultOf(
        parts,
        context,
        () => runAction(parts, actions.exportPrivacyData, actorOf(context), { id }, { key }),
        async (file) => ({ typename: 'Download', ...file }),
      ),
  };
}

async function findShape(parts: Parts, id: number, now: Date): Promise<Shape> {
  const request = await findPrivacyRequest(parts.database, id);
  if (!request) throw notFound('There is no such request.');
  return shapeOf(parts, request, now);
}

async function shapeOf({ database, customers: { desk } }: Parts, request: PrivacyRequest, now: Date) {
  const { id, customerId, state, dueOn, handledBy } = request;
  const card = customerId === null ? undefined : await desk.card(database, customerId);
  const names = handledBy === null ? undefined : await staffNames(database, [handledBy]);
  return {
    ...request,
    typename: 'PrivacyRequest',
    request,
    id: String(id),
    daysLeft: state === 'open' ? daysUntil(dueOn, dayOf(now)) : null,
    handledBy: names?.get(`staff:${handledBy}`) ?? null,
    customer: card ? listedShape(card) : null,
    eraseAfter: card?.eraseAfter ?? null,
  };
}

/** Somebody asked for the erasure already. */
async function isWaiting({ database }: Parts, { id, kind, state }: PrivacyRequest, now: Date): Promise<boolean> {
  if (kind !== 'erase' || state !== 'open') return false;
  const waiting = await listWaiting(database, now, countLimit);
  return waiting.some(({ action, input }) => action === 'privacy.forget' && (input as { readonly id?: string }).id === String(id));
}

const rules: Readonly<Record<string, { readonly permission: Permission; readonly kinds: readonly PrivacyRequest['kind'][] }>> = {
  sendPrivacyData: { permission: 'privacy.export', kinds: ['export'] },
  exportPrivacyData: { permission: 'privacy.export', kinds: ['export'] },
  closePrivacyRequest: { permission: 'customers.edit', kinds: ['export', 'rectify', 'restrict'] },
  refusePrivacyRequest: { permission: 'customers.edit', kinds: ['export', 'erase', 'rectify', 'restrict'] },
  erasePerson: { permission: 'privacy.erase', kinds: ['erase'] },
};

/** Buttons come from here, and the action checks again. */
function whatCanBeDone({ kind, state, origin }: PrivacyRequest, { roles }: StaffIdentity, waits: boolean): readonly string[] {
  if (state !== 'open' || origin === 'account' || waits) return [];
  return Object.entries(rules)
    .filter(([, { permission, kinds }]) => kinds.includes(kind) && scopeOf(roles, permission)?.all === true)
    .map(([name]) => name);
}
