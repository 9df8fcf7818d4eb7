import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import { hashToken } from '#kernel/hash-token.ts';
import type { Ids } from '#kernel/ids.ts';
import type { Email } from '#kernel/mail/email.ts';
import type { Mailer, OutgoingMails } from '#kernel/mail/mailer.ts';
import type { Catalog, ProductSource } from '#modules/catalog/index.ts';
import type { Stores } from '#modules/stores/index.ts';
import { backInStockMail, confirmMail, type AlertFrame } from './alert-mails.ts';
import { linkRequest, linkSent, type Alert } from './alert-repository.ts';

export type AlertLetters = {
  confirm(alert: Omit<Alert, 'id'>, tokens: { readonly confirm: string; readonly leave: string }): Email;
  backInStock(alert: Omit<Alert, 'id'>, token: string, isOnlyInBranches: boolean): Email;
};

export type OutgoingAlerts = {
  readonly confirm: OutgoingMails<{ readonly email: string; readonly sku: string }>;
  readonly backInStock: OutgoingMails<{ readonly id: number; readonly isOnlyInBranches: boolean }>;
};

type MailOptions = { readonly database: Database; readonly clock: Clock; readonly ids: Ids; readonly mailer: Mailer };

/** The two mails with links. */
export const registerAlertMails = ({ database, clock, ids, mailer }: MailOptions, letters: AlertLetters): OutgoingAlerts => ({
  confirm: mailer.register({
    name: 'stock-alert-confirm',
    write: async ({ email, sku }) => {
      const tokens = { confirm: ids.token(), leave: ids.token() };
      const links = { confirmHash: hashToken(tokens.confirm), leaveHash: hashToken(tokens.leave) };
      const alert = await linkRequest(database, email, sku, links, clock.now());
      return alert && letters.confirm(alert, tokens);
    },
  }),
  backInStock: mailer.register({
    name: 'stock-alert-mail',
    write: async ({ id, isOnlyInBranches }) => {
      const token = ids.token();
      const alert = await linkSent(database, id, hashToken(token));
      return alert && letters.backInStock(alert, token, isOnlyInBranches);
    },
  }),
});

/** Mails with the links of the store view an alert was asked for in; links come from the shop's own address alone (R134). */
export function createAlertLetters(stores: Stores, catalog: Pick<Catalog, 'view'>): AlertLetters {
  const viewCode = (code: string): string => (stores.view(code)?.isActive ? code : stores.defaultView().code);
  const sourceOf = (code: string, sku: string): ProductSource | undefined => catalog.view(code).sourceBySku(sku);

  const frameOf = ({ email, sku, storeCode }: Omit<Alert, 'id'>): AlertFrame => {
    const code = viewCode(storeCode);
    const view = stores.view(code) ?? stores.defaultView();
    return { language: view.language, sender: stores.mailSender(code), to: email, product: sourceOf(code, sku)?.text.name ?? sku };
  };
  /** A variant is shown on the page of its product. */
  const pageOf = ({ sku, storeCode }: Omit<Alert, 'id'>): string => {
    const code = viewCode(storeCode);
    const view = catalog.view(code);
    const named = sourceOf(code, sku);
    const page = named?.record.parentId === undefined ? named : view.source(named.record.parentId);
    return stores.link(code, page?.text.urlKey === undefined ? '/' : `/${page.text.urlKey}${view.scope.productSuffix}`);
  };
  const leaveLink = ({ storeCode }: Omit<Alert, 'id'>, token: string): string =>
    stores.link(viewCode(storeCode), `/stock-alert/unsubscribe?token=${token}`);

  return {
    confirm: (alert, tokens) =>
      confirmMail(frameOf(alert), {
        confirm: stores.link(viewCode(alert.storeCode), `/stock-alert/confirm?token=${tokens.confirm}`),
        leave: leaveLink(alert, tokens.leave),
      }),
    backInStock: (alert, token, isOnlyInBranches) =>
      backInStockMail(frameOf(alert), {
        page: pageOf(alert),
        leave: leaveLink(alert, token),
        oneClick: stores.link(stores.defaultView().code, `/stock-alert/leave/${token}`),
        isOnlyInBranches,
      }),
  };
}
