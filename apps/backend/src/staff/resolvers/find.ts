import type { ResolverMap } from '#kernel/graphql/context.ts';
import { scopeOf } from '../grants.ts';
import { orderReader, ordersByText } from '../lists/orders.ts';
import { returnsByText } from '../lists/returns.ts';
import type { Parts } from '../parts.ts';
import type { Granted } from '../schema.ts';
import { listedShape } from './customers/customer-shape.ts';
import { summaryShape } from './orders/order-shape.ts';
import { readSearch } from './paging.ts';
import { productsByText } from './products/product-list.ts';
import { returnSummaryShape } from './returns/return-shape.ts';

const mostHits = 8;
const mostPeople = 5;

/** What a typed text leads to, of everything the caller may see. */
export const findResolvers = (parts: Parts): ResolverMap<Granted> => ({
  Query: {
    find: async (_parent: unknown, { text }: { readonly text: string }, { identity, now }: Granted) => {
      const { database, customers } = parts;
      // Each is seen with a permission of its own: what the call itself asks for may reach further.
      const [orders, returns] = [scopeOf(identity.roles, 'orders.read'), scopeOf(identity.roles, 'returns.read')];
      const foundOrders = orders ? await ordersByText(database, text, orderReader(identity, orders), now) : [];
      const foundReturns = returns ? await returnsByText(database, text, orderReader(identity, returns), now) : [];
      const hits = [
        ...foundOrders.map((row) => ({ at: row.placedAt, hit: { typename: 'OrderSummary', ...summaryShape(row) } })),
        ...foundReturns.map((row) => ({ at: row.statedAt, hit: { typename: 'ReturnSummary', ...returnSummaryShape(row, now) } })),
      ];
      const search = readSearch(text);
      const seesCustomers = scopeOf(identity.roles, 'customers.read')?.all === true && search !== undefined && search.length > 1;
      const people = seesCustomers ? await customers.desk.find({ tab: 'all', search }, { isOldestFirst: false, limit: mostPeople }) : [];
      return [
        ...hits
          .toSorted((one, other) => other.at.getTime() - one.at.getTime())
          .slice(0, mostHits)
          .map(({ hit }) => hit),
        ...people.map((row) => ({ typename: 'CustomerSummary', ...listedShape(row) })),
        ...(await productsByText(parts, search, identity, now)),
      ];
    },
  },
});
