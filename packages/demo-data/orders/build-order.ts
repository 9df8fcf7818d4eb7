import type { Language } from '@shop/contract';
import { paymentMethods } from '../checkout/payment-methods.ts';
import { addDays, instant } from './calendar.ts';
import { deliveryCents, deliveryOf, type Delivery } from './delivery-of.ts';
import { couponOf, discountsOf } from './discounts.ts';
import { documentsOf, type Documents } from './documents.ts';
import type { DemoDocumentLine, DemoOrder, DemoOrderLine } from './model.ts';
import { netOfHome, rowOf, type Row } from './order-rows.ts';
import { orderer, type Orderer } from './people.ts';
import type { OrderPlan } from './plan.ts';
import { totalsOf } from './totals.ts';

/** An order without its numbers, which only follow when all orders stand in a row. */
export type OrderDraft = Omit<DemoOrder, 'id' | 'incrementId' | 'invoices' | 'shipments' | 'refunds'> & Documents;

/** 0 % only for an approved business with a VAT id of another state than ours, delivered there by us (LAW-25). */
const isExempt = ({ isApproved, billing, shipping }: Orderer, { branch }: Delivery): boolean =>
  isApproved && branch === undefined && shipping.countryCode !== 'NL' && billing.vatId?.startsWith(shipping.countryCode) === true;

const quantityIn = (documents: readonly { readonly lines: readonly DemoDocumentLine[] }[], sku: string): number =>
  documents.flatMap(({ lines }) => lines.filter((line) => line.sku === sku)).reduce((sum, { quantity }) => sum + quantity, 0);

function linesOf(
  rows: readonly Row[],
  discounts: readonly number[],
  taxes: readonly number[],
  plan: OrderPlan,
  documents: Documents,
): readonly DemoOrderLine[] {
  return rows.map(({ item: _item, isReduced: _isReduced, ...row }, index) => ({
    ...row,
    quantityInvoiced: quantityIn(documents.invoices, row.sku),
    quantityShipped: quantityIn(documents.shipments, row.sku),
    quantityRefunded: quantityIn(documents.refunds, row.sku),
    quantityCanceled: plan.status === 'canceled' ? row.quantity : 0,
    discountCents: discounts[index] ?? 0,
    taxCents: taxes[index] ?? 0,
  }));
}

function paymentOf({ payment, paymentData = [] }: OrderPlan, { language }: Orderer): DemoOrder['payment'] {
  const method = paymentMethods.find(({ code }) => code === payment);
  if (!method) throw new Error(`${payment} is no payment method`);
  return { methodCode: payment, title: method.title[language], additionalData: paymentData };
}

function shippingOf({ carrierCode, carrierTitle, method }: Delivery, language: Language): DemoOrder['shipping'] {
  return { carrierCode, carrierTitle: carrierTitle[language], methodCode: method.code, methodTitle: method.title[language] };
}

function commentsOf({ comments = [] }: OrderPlan, placedDay: string, language: Language): DemoOrder['comments'] {
  return comments.map(({ daysAfter, time, message }) => ({
    createdAt: instant(addDays(placedDay, daysAfter), time),
    message: message[language],
  }));
}

function amountsOf(plan: OrderPlan, who: Orderer, delivery: Delivery) {
  const isTaxExempt = isExempt(who, delivery);
  const { language, isApproved } = who;
  const rows = plan.items.map((item) => rowOf(item, { language, isApproved, isTaxExempt, daysAgo: plan.daysAgo }));
  const coupon = plan.coupon === undefined ? undefined : couponOf(plan.coupon);
  const discounts = coupon ? discountsOf(coupon, rows) : rows.map(() => 0);
  const rowCents = rows.map((row) => row.rowCents);
  const gross =
    coupon?.effect.type === 'free-shipping'
      ? 0
      : deliveryCents(
          delivery,
          rowCents.reduce((sum, cents) => sum + cents, 0),
        );
  const taxPercent = isTaxExempt ? 0 : delivery.taxPercent;
  const shippingCents = isTaxExempt ? netOfHome(gross) : gross;
  return {
    isTaxExempt,
    rows,
    coupon,
    discounts,
    taxPercent,
    ...totalsOf({ rowCents, discountCents: discounts, shippingCents, taxPercent, language }),
  };
}

/** Calculates a planned order for the day the shop is seeded. */
export function buildOrder(plan: OrderPlan, dayOfSeeding: string): OrderDraft {
  const who = orderer(plan.who);
  if (who.knownForDays <= plan.daysAgo) throw new Error(`${who.email} had no account ${plan.daysAgo} days ago`);
  const { language } = who;
  const placedDay = addDays(dayOfSeeding, -plan.daysAgo);
  const delivery = deliveryOf(plan.way, who);
  const { isTaxExempt, rows, coupon, discounts, taxPercent, totals, rowTaxCents } = amountsOf(plan, who, delivery);
  const paid = rows.map(({ sku, quantity, rowCents }, index) => ({ sku, quantity, payableCents: rowCents - (discounts[index] ?? 0) }));
  const documents = documentsOf({ plan, placedDay, delivery, rows: paid, totals, taxPercent, language });
  const comments = commentsOf(plan, placedDay, language);
  const placedAt = instant(placedDay, plan.time);
  const events = [...documents.invoices, ...documents.shipments, ...documents.refunds, ...comments].map(({ createdAt }) => createdAt);
  return {
    language,
    ...(who.customerId === undefined ? {} : { customerId: who.customerId }),
    email: who.email,
    status: plan.status,
    placedAt,
    updatedAt: [placedAt, ...events].sort().at(-1) ?? placedAt,
    billingAddress: who.billing,
    shippingAddress: delivery.address,
    ...(delivery.branch === undefined ? {} : { pickupLocationCode: delivery.branch.code }),
    shipping: shippingOf(delivery, language),
    payment: paymentOf(plan, who),
    ...(coupon === undefined ? {} : { couponCode: coupon.code, couponLabel: coupon.label[language] }),
    isTaxExempt,
    lines: linesOf(rows, discounts, rowTaxCents, plan, documents),
    totals,
    ...documents,
    comments,
  };
}
