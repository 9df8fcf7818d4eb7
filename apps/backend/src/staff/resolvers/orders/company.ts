import { inputError, notFound } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import { findOrderIn } from '#modules/orders/index.ts';
import type { Doing } from '../../company.ts';
import type { Parts } from '../../parts.ts';
import type { Granted } from '../../schema.ts';

type Asked = { readonly number: string; readonly window: string; readonly doing: Doing };

/** Who has the same order open. */
export const companyResolvers = ({ database, company }: Parts): ResolverMap<Granted> => ({
  Query: {
    orderCompany: async (_parent: unknown, { number, window, doing }: Asked, { scope, identity }: Granted) => {
      if (!/^[\w-]{1,40}$/.test(window)) throw inputError('A window has a short name of letters and digits.');
      const found = await findOrderIn(database, number, scope);
      if (!found) throw notFound('There is no such order.');
      const { order, sources } = found;
      const branches = [...new Set([...(sources ?? []), ...(order.pickup ? [order.pickup.code] : [])])];
      const { id: staffId, name } = identity;
      await company.say({ entity: 'order', entityId: order.number, staffId, name, window, doing, branches });
      return company.at('order', order.number).filter((one) => one.staffId !== staffId);
    },
  },
});
