import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import { hashToken } from '#kernel/hash-token.ts';
import type { Ids } from '#kernel/ids.ts';
import type { MailPicture } from '#kernel/mail/blocks.ts';
import type { Email } from '#kernel/mail/email.ts';
import type { Mailer, OutgoingMails } from '#kernel/mail/mailer.ts';
import type { Catalog, ProductSource } from '#modules/catalog/index.ts';
import type { Stores } from '#modules/stores/index.ts';
import { backInStockMail, confirmMail, type AlertFrame } from './alert-mails.ts';
import { linkRequest, linkSent, type Alert } from './alert-repository.ts';

export type AlertLetters = {
  confirm(alert: Omit<Alert, 'id'>, tokens: { readonly confirm: string; readonly leave: string }): Promise<Email>;
  backInStock(alert: Omit<Alert, 'id'>, token: string, isOnlyInBranches: boolean): Promise<Email>;
};

export type OutgoingAlerts = {
  readonly confirm: OutgoingMails<{ readonly email: string; readonly sku: string }>;
  readonly backInStock: OutgoingMails<{ readonly id: number; readonly isOnlyInBranches: boolean }>;
};

/** The picture of a hash for a mail; undefined when it is gone. */
export type FindPicture = (hash: string) => Promise<MailPicture | undefined>;

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
export function createAlertLetters(stores: Stores, catalog: Pick<Catalog, 'view'>, mailPicture: FindPicture): AlertLetters {
  const viewCode = (code: string): string => (stores.view(code)?.isActive ? code : stores.defaultView().code);
  const sourceOf = (code: string, sku: string): ProductSource | undefined => catalog.view(code).sourceBySku(sku);

  /** A variant is shown on the page of its product. */
  const shownAs = (code: string, sku: string): ProductSource | undefined => {
    const named = sourceOf(code, sku);
    return named?.record.parentId === undefined ? named : catalog.view(code).source(named.record.parentId);
  };
  const frameOf = async ({ email, sku, storeCode }: Omit<Alert, 'id'>): Promise<AlertFrame> => {
    const code = viewCode(storeCode);
    const view = stores.view(code) ?? stores.defaultView();
    const named = sourceOf(code, sku);
    const hash = (named?.record.pictures[0] ?? shownAs(code, sku)?.record.pictures[0])?.hash;
    return {
      language: view.language,
      sender: stores.mailSender(code),
      to: email,
      product: named?.text.name ?? sku,
      picture: hash === undefined ? undefined : await mailPicture(hash),
    };
  };
  const pageOf = ({ sku, storeCode }: Omit<Alert, 'id'>): string => {
    const code = viewCode(storeCode);
    const view = catalog.view(code);
    const page = shownAs(code, sku);
    return stores.link(code, page?.text.urlKey === undefined ? '/' : `/${page.text.urlKey}${view.scope.productSuffix}`);
  };
  const leaveLink = ({ storeCode }: Omit<Alert, 'id'>, token: string): string =>
    stores.link(viewCode(storeCode), `/stock-alert/unsubscribe?token=${token}`);

  return {
    confirm: async (alert, tokens) =>
      confirmMail(await frameOf(alert), {
        confirm: stores.link(viewCode(alert.storeCode), `/stock-alert/confirm?token=${tokens.confirm}`),
        leave: leaveLink(alert, tokens.leave),
      }),
    backInStock: async (alert, token, isOnlyInBranches) =>
      backInStockMail(await frameOf(alert), {
        page: pageOf(alert),
        leave: leaveLink(alert, token),
        oneClick: stores.link(stores.defaultView().code, `/stock-alert/leave/${token}`),
        isOnlyInBranches,
      }),
  };
}
