import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Logger } from '#kernel/logger.ts';
import type { Audit } from '#modules/audit/index.ts';
import type { Bulk } from '#modules/bulk/index.ts';
import type { Language } from '@shop/contract';
import type { Forms } from '#modules/forms/index.ts';
import type { Orders } from '#modules/orders/index.ts';
import type { Reviews } from '#modules/reviews/index.ts';
import type { Carts } from '#modules/cart/index.ts';
import type { Catalog } from '#modules/catalog/index.ts';
import type { TelephoneOrders } from '#modules/checkout/index.ts';
import type { Customers } from '#modules/customer/index.ts';
import type { Search } from '#modules/search/index.ts';
import type { GiftCards } from '#modules/giftcards/index.ts';
import type { Library, Media } from '#modules/media/index.ts';
import type { Returns } from '#modules/returns/index.ts';
import type { Staff } from '#modules/staff/index.ts';
import type { Stores } from '#modules/stores/index.ts';
import { exportAudit } from './actions/audit/export-audit.ts';
import { bulkActions } from './actions/bulk/bulk-actions.ts';
import { customerActions } from './actions/customers/customer-actions.ts';
import { editCustomer } from './actions/customers/edit-customer.ts';
import { mergeCustomersAction, undoMergeAction } from './actions/customers/merge-customers.ts';
import { openCustomer } from './actions/customers/open-customer.ts';
import { exportOrders } from './actions/orders/export-orders.ts';
import { privacyActions } from './actions/privacy/privacy-requests.ts';
import { couponActions } from './actions/coupons/coupon-actions.ts';
import { priceActions } from './actions/campaigns/price-actions.ts';
import { productActions } from './actions/catalogue/edit-product.ts';
import { exportProducts } from './actions/catalogue/export-products.ts';
import { importActions } from './actions/import/import-actions.ts';
import { mediaActions } from './actions/media/media-actions.ts';
import { answerMessageAction, assignMessage, moveMessage } from './actions/forms/messages.ts';
import { exportSubscriptions } from './actions/newsletter/export-subscriptions.ts';
import { judgeReviews } from './actions/reviews/judge-reviews.ts';
import { replyReview } from './actions/reviews/reply-review.ts';
import { cancelPiecesAction } from './actions/orders/cancel-pieces.ts';
import { noteOrder } from './actions/orders/note-order.ts';
import { printShipmentsAction } from './actions/orders/print-shipments.ts';
import { handOverAction, moveShipmentAction, planShipmentAction, shortPickAction, takeBoxBackAction } from './actions/orders/shipments.ts';
import { resendMailAction } from './actions/orders/resend-mail.ts';
import { refundAction, refundAgainAction, settleRefundAction } from './actions/orders/refunds.ts';
import { proposeRevisionAction, withdrawRevisionAction } from './actions/orders/revisions.ts';
import { cancelAction, confirmPaymentAction, holdAction, releaseAction } from './actions/orders/statuses.ts';
import { makeGiftCardCodeAction, printGiftCardAction, showReturnGiftCardAction } from './actions/giftcards/code.ts';
import { issueGiftCardAction, topUpGiftCardAction } from './actions/giftcards/money.ts';
import { blockGiftCardAction, unblockGiftCardAction } from './actions/giftcards/states.ts';
import { assignReturnAction, printReturnSlipAction } from './actions/returns/assign.ts';
import { inspectionActions } from './actions/returns/inspection.ts';
import { moveReturnAction } from './actions/returns/move.ts';
import { openAtCounterAction, registerReturnAction } from './actions/returns/register.ts';
import { settlingActions } from './actions/returns/settling.ts';
import { editReturnSettings } from './actions/settings/edit-return-settings.ts';
import { editThresholds } from './actions/settings/edit-thresholds.ts';
import { structureActions } from './actions/structure/structure-actions.ts';
import { editStaff } from './actions/staff/edit-staff.ts';
import { inviteStaff } from './actions/staff/invite-staff.ts';
import { resetStaff } from './actions/staff/reset-staff.ts';
import { removeViewAction, saveViewAction } from './actions/staff/views.ts';
import {
  changeTelephoneOrderAction,
  sendTelephoneLinkAction,
  sendTelephoneOrderAction,
  takeBackTelephoneOrderAction,
} from './actions/telephone/telephone-orders.ts';
import type { NamedBranch } from './branch-names.ts';
import { createCompany, type Company } from './company.ts';
import type { Actions } from './decide.ts';
import type { GrantSettings } from './grants.ts';
import { checkActor, type ActionParts } from './run-action.ts';

/** Whom a demo lets in; undefined in a shop that is open to strangers. */
export type DemoStaff = {
  readonly password: string;
  readonly people: readonly {
    readonly email: string;
    readonly name: string;
    readonly roles: readonly { readonly role: string; readonly branch: string | null }[];
  }[];
};

/** What an order by telephone is put together from. */
export type Selling = {
  readonly telephone: TelephoneOrders;
  readonly carts: Pick<Carts, 'seenBy' | 'listVatPercent' | 'judgeCoupon'>;
  readonly catalog: Pick<Catalog, 'view'>;
  readonly search: Pick<Search, 'explain' | 'find'>;
  readonly stores: Pick<Stores, 'scope' | 'activeViews' | 'link' | 'branchByCode'>;
  readonly customers: Pick<Customers, 'findByEmail' | 'desk' | 'checkVat'>;
};

/** What the resolvers of the back office work with. */
export type Parts = ActionParts &
  Selling & {
    readonly staff: Staff;
    readonly actions: ReturnType<typeof createActions>;
    /** The same by name, for what waits for a decision. */
    readonly byName: Actions;
    readonly demo: (() => Promise<DemoStaff>) | undefined;
    readonly orders: Pick<
      Orders,
      'desk' | 'after' | 'edits' | 'exchanges' | 'invoiceFile' | 'pictureOf' | 'shipmentPapers' | 'previewMail' | 'mailReceiver'
    >;
    readonly returns: Pick<Returns, 'mails' | 'slip' | 'waiting' | 'wayOf'>;
    readonly giftCards: Pick<GiftCards, 'makeCode' | 'checkCode' | 'findByCode' | 'paper'>;
    /** Its code is shown by who calls it, and kept by nobody. */
    readonly makeGiftCardCode: ReturnType<typeof makeGiftCardCodeAction>;
    readonly showReturnGiftCard: ReturnType<typeof showReturnGiftCardAction>;
    readonly reviews: Pick<Reviews, 'page' | 'count' | 'judge' | 'reply' | 'refresh'>;
    readonly forms: Pick<Forms, 'answer'>;
    /** What an article is called in the shop's own language; undefined when it is gone. */
    readonly articleName: (sku: string) => string | undefined;
    /** What a store view is spoken to in. */
    readonly languageOf: (storeCode: string) => Language;
    readonly branches: () => readonly NamedBranch[];
    readonly isBranch: (code: string) => boolean;
    readonly media: Pick<Media, 'sourceType' | 'checkSource' | 'storeSource' | 'size' | 'takeAway' | 'url'>;
    readonly library: Library;
    /** Brings the read models of this process up to the database. */
    readonly refresh: () => Promise<void>;
    readonly company: Company;
  };

type Options = Selling & {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Audit;
  readonly staff: Staff;
  readonly jobs: Jobs;
  readonly bulk: Bulk;
  readonly logger: Logger;
  readonly orders: Parts['orders'];
  readonly reviews: Parts['reviews'];
  readonly forms: Parts['forms'];
  readonly articleName: Parts['articleName'];
  readonly languageOf: Parts['languageOf'];
  readonly returns: Parts['returns'];
  readonly giftCards: Parts['giftCards'];
  readonly branches: Parts['branches'];
  readonly isBranch: Parts['isBranch'];
  readonly media: Parts['media'];
  readonly library: Parts['library'];
  readonly refresh: Parts['refresh'];
  readonly demo: Parts['demo'];
};

/** What the shop sells, and what that is sorted and described by. */
const rangeActions = (options: Options & { readonly settings: GrantSettings }) => ({
  ...productActions(options),
  ...structureActions(options),
});

const giftCardActions = (options: Options) => ({
  issueGiftCard: issueGiftCardAction(options),
  topUpGiftCard: topUpGiftCardAction(options),
  blockGiftCard: blockGiftCardAction,
  unblockGiftCard: unblockGiftCardAction(options),
  printGiftCard: printGiftCardAction(options),
});

const shipmentActions = (options: Options) => ({
  planShipment: planShipmentAction(options),
  moveShipment: moveShipmentAction(options),
  handOver: handOverAction(options),
  shortPick: shortPickAction(options),
  takeBoxBack: takeBoxBackAction(options),
  printShipments: printShipmentsAction(options),
});

const createActions = (options: Options & { readonly settings: GrantSettings }) => ({
  inviteStaff: inviteStaff(options),
  editStaff: editStaff(options),
  resetStaff: resetStaff(options),
  saveView: saveViewAction(options),
  removeView: removeViewAction,
  editThresholds: editThresholds(options),
  editReturnSettings: editReturnSettings(options),
  exportAudit: exportAudit(options),
  exportOrders: exportOrders(options),
  exportProducts: exportProducts(options),
  ...importActions(options),
  ...rangeActions(options),
  ...bulkActions(options),
  ...mediaActions(options),
  noteOrder: noteOrder(options),
  ...shipmentActions(options),
  refund: refundAction(options),
  refundAgain: refundAgainAction(options),
  settleRefund: settleRefundAction(options),
  proposeRevision: proposeRevisionAction({
    ...options,
    mayRefund: (actor) => checkActor(options, { permission: 'refunds.request' }, actor),
  }),
  withdrawRevision: withdrawRevisionAction(options),
  holdOrder: holdAction(options),
  releaseOrder: releaseAction(options),
  cancelOrder: cancelAction(options),
  cancelPieces: cancelPiecesAction(options),
  confirmPayment: confirmPaymentAction(options),
  judgeReviews: judgeReviews(options),
  replyReview: replyReview(options),
  assignMessage,
  answerMessage: answerMessageAction(options),
  moveMessage,
  exportSubscriptions: exportSubscriptions(options),
  resendMail: resendMailAction(options),
  sendTelephoneOrder: sendTelephoneOrderAction(options),
  changeTelephoneOrder: changeTelephoneOrderAction(options),
  sendTelephoneLink: sendTelephoneLinkAction(options),
  takeBackTelephoneOrder: takeBackTelephoneOrderAction(options),
  openCustomer: openCustomer(options),
  editCustomer: editCustomer(options),
  ...customerActions(options),
  mergeCustomers: mergeCustomersAction(options),
  undoMerge: undoMergeAction(options),
  ...privacyActions(options),
  openAtCounter: openAtCounterAction,
  registerReturn: registerReturnAction(options),
  moveReturn: moveReturnAction(options),
  ...inspectionActions(options),
  ...settlingActions(options),
  assignReturn: assignReturnAction,
  printReturnSlip: printReturnSlipAction(options),
  ...priceActions(options),
  ...couponActions(options),
  ...giftCardActions(options),
});

export function createParts(options: Options): Parts {
  const { database, clock, audit, staff, demo, orders, returns, giftCards, reviews, forms, articleName, languageOf } = options;
  const { branches, isBranch, media, library, refresh, telephone, carts, catalog, search, stores, customers } = options;
  const settings: GrantSettings = { secondFactorDue: (identity) => staff.secondFactorDue(identity) };
  const actions = createActions({ ...options, settings });
  return {
    database,
    clock,
    audit,
    staff,
    demo,
    settings,
    orders,
    reviews,
    forms,
    articleName,
    languageOf,
    returns,
    giftCards,
    makeGiftCardCode: makeGiftCardCodeAction(options),
    showReturnGiftCard: showReturnGiftCardAction(options),
    branches,
    isBranch,
    media,
    library,
    refresh,
    company: createCompany(database, options.logger),
    telephone,
    carts,
    catalog,
    search,
    stores,
    customers,
    actions,
    byName: new Map(Object.values(actions).map((one) => [one.name, one])),
  };
}
