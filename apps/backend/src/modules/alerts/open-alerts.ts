import type { FastifyInstance } from 'fastify';
import type { ProductAlertSubscriptionInput } from '@shop/contract';
import { ownedRows } from '#kernel/database/owned-rows.ts';
import type { RequestContext, ResolverMap } from '#kernel/graphql/context.ts';
import { hashToken } from '#kernel/hash-token.ts';
import type { Ids } from '#kernel/ids.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Logger } from '#kernel/logger.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import type { Customers } from '#modules/customer/index.ts';
import type { Inventory } from '#modules/inventory/index.ts';
import type { Stores } from '#modules/stores/index.ts';
import { createAlertLetters, registerAlertMails, type FindPicture } from './alert-letters.ts';
import * as repository from './alert-repository.ts';
import { sendAlerts, type SendOptions } from './send-alerts.ts';
import { subscribe } from './subscribe.ts';

export type AlertsOptions = Omit<SendOptions, 'mails' | 'stores' | 'inventory'> & {
  readonly ids: Ids;
  readonly mailer: Mailer;
  readonly jobs: Jobs;
  readonly logger: Logger;
  readonly stores: Stores;
  readonly inventory: Pick<Inventory, 'refresh' | 'onChange'>;
  readonly customers: Pick<Customers, 'find' | 'addPersonalData'>;
  readonly mailPicture: FindPicture;
};

export type Alerts = {
  readonly resolvers: ResolverMap;
  /** The way out for mail programs: one POST without a login. */
  registerRoutes(app: FastifyInstance): void;
};

const queue = 'stock-alerts';
const hour = 3_600_000;
const day = 24 * hour;
const linkLife = 48 * hour;

/** Opens the mails that tell of products that are back: confirmed, sent once, first come first served. */
export function openAlerts(options: AlertsOptions): Alerts {
  const { database, clock, jobs, logger, stores, catalog, customers, inventory, mailPicture } = options;
  const mails = registerAlertMails(options, createAlertLetters(stores, catalog, mailPicture));
  const before = (milliseconds: number): Date => new Date(clock.now().getTime() - milliseconds);

  // Every minute as well: stock may be changed by a command while no shop runs, and offers end by time.
  jobs.register({ name: queue, schedule: '* * * * *', unique: true, handle: () => sendAlerts({ ...options, mails }) });
  jobs.register({
    name: 'stock-alerts-forget',
    schedule: '30 3 * * *',
    handle: () => repository.deleteOld(database, { unconfirmed: before(linkLife), waiting: before(365 * day), closed: before(30 * day) }),
  });
  inventory.onChange(() => {
    // Not awaited: who changed the stock does not wait for mails.
    wake().catch((error: unknown) => logger.warn('alerts.not-woken', { error }));
  });
  const wake = async (): Promise<void> => {
    if (!(await repository.hasWaiting(database))) return;
    await database.transaction(async (tx) => void (await jobs.enqueue(tx, queue, {})));
  };
  customers.addPersonalData({
    name: 'stockAlerts',
    read: (customerId, reach) => repository.findByCustomer(database, customerId, reach === 'address'),
    forget: repository.deleteByCustomer,
    handOver: ownedRows('customer_id', 'stock_alert'),
  });

  const end = (token: string): Promise<boolean> => repository.endByHash(database, hashToken(token));
  const resolvers: ResolverMap = {
    Mutation: {
      productAlertSubscription: async (_root: unknown, { input }: { input: ProductAlertSubscriptionInput }, context: RequestContext) => {
        await subscribe({ ...options, mails }, input, context);
        return { email: input.email.trim(), sku: input.sku.trim(), type: input.type };
      },
      confirmProductAlert: (_root: unknown, { token }: { token: string }, { now }: RequestContext) =>
        repository.confirm(database, hashToken(token), { now, notBefore: new Date(now.getTime() - linkLife) }),
      unsubscribeProductAlert: (_root: unknown, { token }: { token: string }) => end(token),
    },
  };
  return {
    resolvers,
    registerRoutes: (app) => {
      void app.register(async (scope) => {
        // Mail programs send `List-Unsubscribe=One-Click` as a form; the address says it all.
        scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) => done(null));
        scope.post<{ Params: { token: string } }>('/stock-alert/leave/:token', async (request, reply) => {
          await end(request.params.token);
          return reply.code(200).type('text/plain; charset=utf-8').send('OK');
        });
      });
    },
  };
}
