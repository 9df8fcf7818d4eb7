import type { ResolverMap } from '#kernel/graphql/context.ts';
import { scopeOf } from '../grants.ts';
import { orderReader, ordersByText } from '../lists/orders.ts';
import type { Parts } from '../parts.ts';
import type { Granted } from '../schema.ts';
import { listedShape } from './customers/customer-shape.ts';
import { summaryShape } from './orders/order-shape.ts';
import { readSearch } from './paging.ts';

const mostPeople = 5;

/** What a typed text leads to, of everything the caller may see. */
export const findResolvers = ({ database, customers }: Parts): ResolverMap<Granted> => ({
  Query: {
    find: async (_parent: unknown, { text }: { readonly text: string }, { identity }: Granted) => {
      // Orders and customers are seen with permissions of their own: what the call itself asks for may reach further.
      const scope = scopeOf(identity.roles, 'orders.read');
      const orders = scope ? await ordersByText(database, text, orderReader(identity, scope)) : [];
      const search = readSearch(text);
      const seesCustomers = scopeOf(identity.roles, 'customers.read')?.all === true && search !== undefined && search.length > 1;
      const people = seesCustomers ? await customers.desk.find({ tab: 'all', search }, { isOldestFirst: false, limit: mostPeople }) : [];
      return [
        ...orders.map((row) => ({ typename: 'OrderSummary', ...summaryShape(row) })),
        ...people.map((row) => ({ typename: 'CustomerSummary', ...listedShape(row) })),
      ];
    },
  },
});
