import type { ResolverMap } from '#kernel/graphql/context.ts';
import { scopeOf } from '../grants.ts';
import { orderReader, ordersByText } from '../lists/orders.ts';
import type { Parts } from '../parts.ts';
import type { Granted } from '../schema.ts';
import { summaryShape } from './orders/order-shape.ts';

/** What a typed text leads to, of everything the caller may see. */
export const findResolvers = ({ database }: Parts): ResolverMap<Granted> => ({
  Query: {
    find: async (_parent: unknown, { text }: { readonly text: string }, { identity }: Granted) => {
      // Orders are seen with a permission of their own: what the call itself asks for may reach further.
      const scope = scopeOf(identity.roles, 'orders.read');
      if (!scope) return [];
      const found = await ordersByText(database, text, orderReader(identity, scope));
      return found.map((row) => ({ typename: 'OrderSummary', ...summaryShape(row) }));
    },
  },
});
