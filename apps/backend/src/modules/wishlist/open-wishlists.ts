import type { Clock } from '#kernel/clock.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Customers } from '#modules/customer/index.ts';
import { wishlistHandover } from './hand-over-wishlist.ts';
import { readItems } from './item-repository.ts';
import { wishlistResolvers, type ResolverOptions } from './resolvers.ts';
import { deleteByCustomer, deleteOld, findByCustomer } from './wishlist-repository.ts';

export type WishlistsOptions = Omit<ResolverOptions, 'customers'> & {
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly customers: Pick<Customers, 'require' | 'find' | 'addPersonalData'>;
};

export type Wishlists = { readonly resolvers: ResolverMap };

const day = 86_400_000;

/** Opens the lists of what people want: one a customer, and guests' until they log in. */
export function openWishlists(options: WishlistsOptions): Wishlists {
  const { database, clock, jobs, customers } = options;
  const before = (days: number): Date => new Date(clock.now().getTime() - days * day);
  jobs.register({
    name: 'wishlist-forget',
    schedule: '50 3 * * *',
    handle: () => deleteOld(database, { guests: before(90), shares: before(2) }),
  });
  customers.addPersonalData({
    name: 'wishlist',
    read: async (customerId) => {
      const list = await findByCustomer(database, customerId);
      return list ? { ...list, items: await readItems(database, list.id) } : null;
    },
    forget: deleteByCustomer,
    handOver: wishlistHandover,
  });
  return { resolvers: wishlistResolvers(options) };
}
