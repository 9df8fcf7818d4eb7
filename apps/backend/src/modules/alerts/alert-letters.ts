import type { Email } from '#kernel/mail/email.ts';
import type { Catalog, ProductSource } from '#modules/catalog/index.ts';
import type { Stores } from '#modules/stores/index.ts';
import { backInStockMail, confirmMail, type AlertFrame } from './alert-mails.ts';
import type { Alert } from './alert-repository.ts';

export type AlertLetters = {
  confirm(alert: Omit<Alert, 'id'>, tokens: { readonly confirm: string; readonly leave: string }): Email;
  backInStock(alert: Omit<Alert, 'id'>, token: string, isOnlyInBranches: boolean): Email;
};

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
