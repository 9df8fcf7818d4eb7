import { encodeUid } from '#kernel/ids.ts';
import type { Language } from '@shop/contract';
import { deliveryName } from '@shop/rules/delivery-name';
import type { Order, OrderContent, OrderLine } from '../order.ts';
import { needsPayment, shownState, whyOver, type FoundRevision, type ShownState } from '../revisions/find-revision.ts';
import { revisionMessages } from '../revisions/messages.ts';
import { differenceOf } from '../revisions/order-content.ts';
import { isOpen } from '../payment/provider-calls.ts';
import { money, taxesShape } from './amounts-shape.ts';
import { addressShape, wireTime } from './order-shape.ts';

const states: Readonly<Record<ShownState, string>> = {
  awaiting_customer: 'AWAITING_CUSTOMER',
  awaiting_payment: 'AWAITING_PAYMENT',
  applied: 'APPLIED',
  declined: 'DECLINED',
  expired: 'EXPIRED',
  withdrawn: 'WITHDRAWN',
  canceled: 'ORDER_CANCELED',
};

/** An edit as its customer sees it: the order before and after, and what can still be done. */
export function revisionShape(found: FoundRevision, { language, now }: { readonly language: Language; readonly now: Date }) {
  const { order, revision } = found;
  const over = whyOver(found, now);
  const open = order.editAttempts.findLast((attempt) => attempt.revision === revision.number && isOpen(attempt));
  return {
    found,
    isOver: over !== undefined,
    state: states[shownState(found, now)],
    message: over === undefined ? null : revisionMessages[language][over],
    order_number: order.number,
    order_hash: order.hash,
    expires_at: wireTime(revision.expiresAt ?? revision.proposedAt),
    amount_due: money(Math.max(0, differenceOf(revision))),
    needs_payment: needsPayment(found),
    payment_url: over === undefined ? (open?.redirectUrl ?? null) : null,
    before: contentShape(order, revision.before, revision.after, language, 'REMOVED'),
    after: contentShape(order, revision.after, revision.before, language, 'ADDED'),
  };
}

export type RevisionShape = ReturnType<typeof revisionShape>;

function contentShape(order: Order, content: OrderContent, other: OrderContent, language: Language, missing: 'ADDED' | 'REMOVED') {
  const { totals, shippingMethod, shippingAddress } = content;
  return {
    items: content.lines.map((line) => {
      const there = other.lines.find(({ id }) => id === line.id);
      return itemShape(line, !there ? missing : isSame(line, there) ? 'UNCHANGED' : 'CHANGED');
    }),
    subtotal: money(totals.subtotalIncl),
    discount: money(totals.discount),
    shipping: money(totals.shipping?.incl ?? 0),
    shipping_title: shippingMethod && deliveryName(shippingMethod.carrierTitle, shippingMethod.methodTitle),
    taxes: taxesShape(totals.taxes, language),
    total_tax: money(totals.tax),
    grand_total: money(totals.grandTotal),
    shipping_address: shippingAddress && addressShape(shippingAddress),
    pickup_location_code: order.pickup?.code ?? null,
    delivery_dates: order.expected,
  };
}

const isSame = (a: OrderLine, b: OrderLine): boolean => a.quantity === b.quantity && a.rowIncl === b.rowIncl;

const itemShape = (line: OrderLine, change: string) => ({
  line,
  change,
  id: encodeUid(line.id),
  name: line.name,
  sku: line.sku,
  quantity: line.quantity,
  selected_options: line.options,
  materials: line.materials ?? [],
  animal_parts: line.animalParts ?? null,
  price: money(line.unitIncl),
  row_total: money(line.rowIncl),
});
