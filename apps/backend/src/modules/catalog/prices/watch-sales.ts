import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import type { Stores } from '#modules/stores/index.ts';
import type { CatalogueView } from '../read-model/catalogue-view.ts';
import { longSales } from './long-sales.ts';
import { longSalesMail } from './long-sales-mail.ts';

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly stores: Pick<Stores, 'activeViews' | 'defaultView' | 'mailSender' | 'seller'>;
  readonly view: (storeCode: string) => CatalogueView;
};

/** LAW-03: a sale is never permanent. On Mondays staff get a list of what has been reduced for too long, until it is ended. */
export function watchSales({ database, clock, jobs, mailer, stores, view }: Options): void {
  jobs.register({
    name: 'catalog-long-sales',
    schedule: '0 7 * * 1',
    handle: async () => {
      const { code, language } = stores.defaultView();
      // The default view first: its names are those staff know.
      const codes = new Set([code, ...stores.activeViews().map((active) => active.code)]);
      const sales = longSales([...codes].map(view), clock.now());
      if (sales.length === 0) return;
      const frame = { language, sender: stores.mailSender(code), to: stores.seller().email };
      await database.transaction((tx) => mailer.send(tx, longSalesMail(frame, sales)));
    },
  });
}
