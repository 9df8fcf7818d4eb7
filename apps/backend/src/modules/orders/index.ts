export type { LegalText } from './documents/legal-pdf.ts';
export { checkInvoices } from './check-invoices.ts';
export { checkMoney } from './check-money.ts';
export { checkOrders } from './check-orders.ts';
export { checkPieces } from './check-pieces.ts';
export { formatDay, formatMoney } from './documents/format.ts';
export { frameOf as documentFrame } from './documents/invoice-pdf.ts';
export { writePdf } from './documents/pdf-document.ts';
export { insertInvoice, insertLeftShipment, insertRefund, setCounter } from './documents/document-repository.ts';
export type {
  Order,
  OrderAddress,
  OrderBundlePart,
  OrderContent,
  OrderFulfilment,
  OrderActor,
  OrderLine,
  OrderPaymentMethod,
  OrderPickup,
  OrderRefund,
  OrderRevision,
  OrderSnapshot,
  OrderStatus,
  OrderTotals,
  ShipmentState,
} from './order.ts';
export { moneyLedger } from './ledger/money-ledger.ts';
export { fulfilmentOf, leftShipments, pieceLedger, piecesOfLine } from './ledger/piece-ledger.ts';
export { countOrders, findFew, findOrders, orderTabs } from './list/find-orders.ts';
export { countUnfinished } from './kept-orders.ts';
export { countExempt } from './list/count-exempt.ts';
export { readChoices } from './list/list-choices.ts';
export { ordersSeen } from './list/orders-seen.ts';
export type { ListedOrder, OrdersWanted, OrderTab } from './list/find-orders.ts';
export { readOrderFacts } from './order-facts.ts';
export type { OrderDesk } from './order-desk.ts';
export { orderLinks } from './emails/order-links.ts';
export { findOrderMail, orderMailKinds, readOrderMails, resendObstacle, sendMailAgain } from './emails/order-mail.ts';
export type { OrderMail } from './emails/order-mail.ts';
export { fillListColumns } from './list/list-columns.ts';
export { listColumns } from './list/list-facts.ts';
export { insertOrder, orderNumber } from './insert-order.ts';
export { findOrder, findOrderIdIn, findOrderIn, findOrderOfShipment, insertEvent, lockOrder, raiseVersion } from './order-repository.ts';
export type { StoredOrder } from './order-repository.ts';
export { orderStatuses } from './fulfilment/order-statuses.ts';
export { endOrder } from './fulfilment/cancel-order.ts';
export { cancelPart, isOnAccount } from './fulfilment/cancel-part.ts';
export { confirmPayment } from './fulfilment/confirm-transfer.ts';
export { holdOrder, releaseOrder } from './fulfilment/hold-order.ts';
export { handOver } from './fulfilment/hand-over.ts';
export { moveShipment } from './fulfilment/move-shipment.ts';
export { planShipment } from './fulfilment/plan-shipment.ts';
export { readPickList } from './fulfilment/pick-list.ts';
export { readPickups } from './fulfilment/pickup-list.ts';
export type { PickItem } from './fulfilment/pick-list.ts';
export type { MissingArticle } from './fulfilment/missing-pieces.ts';
export { pickShort } from './fulfilment/short-pick.ts';
export { takeBoxBack } from './fulfilment/take-box-back.ts';
export { broughtTo, placesOf, placeToMove } from './fulfilment/shipment-places.ts';
export { shipmentStates, statesAfter, wayOf } from './fulfilment/shipment-states.ts';
export { openOrders } from './open-orders.ts';
export type { Orders } from './open-orders.ts';
export type { Paying } from './payment/pay-order.ts';
export { keptCardField } from './payment/payment-tokens.ts';
export { readChosenPayment } from './payment/read-payment.ts';
export type { OrderDraft } from './record-order.ts';
export type { Printed, ShipmentPaper } from './documents/shipment-papers.ts';
export { returnSlipPdf } from './documents/return-slip-pdf.ts';
export type { ReturnSlip } from './documents/return-slip-pdf.ts';
export { isNameOf } from './fulfilment/hand-over.ts';
export { skusOf } from './fulfilment/line-skus.ts';
export { saveReturned } from './fulfilment/save-returned.ts';
export { wireTime } from './api/order-shape.ts';
export type { OrderShape } from './api/order-shape.ts';
export { isUnanswered } from './refunds/send-refund.ts';
export { undisputed } from './payment/disputed.ts';
export { draftRefund, refundLines, writeRefund } from './refunds/refund-order.ts';
export type { Refunds, RefundWish } from './refunds/refund-order.ts';
export { markSettled, queueAgain } from './refunds/unanswered-refund.ts';
export { registrationOf } from './api/account-from-order.ts';
export { orderPaymentMethod } from './payment/retry-payment.ts';
export type { ChosenPayment } from './payment/retry-payment.ts';
export { exchangedQueue } from './exchange/credit-exchange.ts';
export type { ExchangedJob } from './exchange/credit-exchange.ts';
export { piecesGoing } from './exchange/draft-exchange.ts';
export type { ExchangeDraft } from './exchange/draft-exchange.ts';
export type { ExchangeWish } from './exchange/exchanged-lines.ts';
export type { OrderExchanges } from './exchange/open-exchanges.ts';
export { creditOf, isUnordered, payableOf } from './ledger/payable.ts';
export type { OrderEdits } from './revisions/open-edits.ts';
export { correctionOf } from './revisions/correction.ts';
export type { RevisionDraft, RevisionWish } from './revisions/draft-revision.ts';
export { isEditable } from './revisions/draft-revision.ts';
export { contentColumn, differenceOf, waitingRevision } from './revisions/order-content.ts';
export { checkRevisions } from './revisions/check-revisions.ts';
