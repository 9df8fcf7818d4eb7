import type { ResolverMap } from '#kernel/graphql/context.ts';
import { customerTabs, type CustomerTab } from '#modules/customer/index.ts';
import { readCustomerId } from '../../actions/customers/customer-entry.ts';
import { cappedCount, readPlacedPage } from '../../lists/placed-list.ts';
import type { Parts } from '../../parts.ts';
import type { Edit } from '../../patch.ts';
import { runAction, type Action, type Done } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { countLimit, readSearch, type ListInput } from '../paging.ts';
import { actorOf, resultOf } from '../results.ts';
import { customerFields, findCustomerShape, listedShape, vatResult } from './customer-shape.ts';

type Keyed = { readonly key: string };
type Named = Keyed & { readonly id: string };
type Reasoned = Named & { readonly reason?: string | null };

/** Customers: lists, the page of one, and what is done with an account. */
export function customerResolvers(parts: Parts): ResolverMap<Granted> {
  const { desk: customers } = parts.customers;
  return {
    Query: {
      customers: async (_parent: unknown, { list, tab }: { list: ListInput; tab?: CustomerTab | null }) => {
        const wanted = { tab: tab ?? 'all', search: readSearch(list.search) };
        const { items, page } = await readPlacedPage(list, {
          isOldestFirst: false,
          find: (part) => customers.find(wanted, part),
          count: (limit) => customers.count(wanted, limit),
          placeOf: ({ createdAt, id }) => ({ at: createdAt, id }),
        });
        return { items: items.map(listedShape), page };
      },
      customerTabs: async () => {
        const counts = [];
        for (const tab of Object.keys(customerTabs) as CustomerTab[])
          counts.push({ tab, ...cappedCount(await customers.count({ tab }, countLimit)) });
        return counts;
      },
      customerVat: (_parent: unknown, { id }: { id: string }) => vatResult(parts, readCustomerId(id)),
    },
    Mutation: customerMutations(parts),
    Customer: customerFields(parts),
  };
}

function customerMutations(parts: Parts) {
  const { actions } = parts;
  const result = (context: Granted, work: () => Promise<Done<{ readonly id: number }>>) =>
    resultOf(parts, context, work, ({ id }) => findCustomerShape(parts, id));
  const doing =
    (action: Action<{ readonly id: string; readonly reason?: string | null }, { readonly id: number }>) =>
    (_parent: unknown, { id, reason, key }: Reasoned, context: Granted) =>
      result(context, () => runAction(parts, action, actorOf(context), { id, reason: reason ?? null }, { key }));
  return {
    openCustomer: (_parent: unknown, { id, reason, key }: Reasoned, context: Granted) =>
      result(context, () => runAction(parts, actions.openCustomer, actorOf(context), { id, reason: reason ?? null }, { key })),
    editCustomer: (_parent: unknown, { edit: { key, ...edit } }: { edit: Edit & Keyed }, context: Granted) =>
      resultOf(
        parts,
        context,
        () => runAction(parts, actions.editCustomer, actorOf(context), edit, { key }),
        async ({ id, merged }) => ({ typename: 'CustomerSaved', customer: await findCustomerShape(parts, id), merged }),
        { entity: 'customer', edit },
      ),
    judgeCustomer: (parent: unknown, { approve, ...input }: Reasoned & { readonly approve: boolean }, context: Granted) =>
      doing(approve ? actions.approveCustomer : actions.rejectCustomer)(parent, input, context),
    blockCustomer: doing(actions.blockCustomer),
    unblockCustomer: doing(actions.unblockCustomer),
    resetCustomer: doing(actions.resetCustomer),
    endCustomerSessions: doing(actions.endCustomerSessions),
  };
}
