import type { StockRow } from '#modules/inventory/index.ts';
import { orderNumber, type OrderPaymentMethod, type OrderSnapshot, type OrderStatus } from '#modules/orders/index.ts';
import { madeDocuments, type Numbers, type Stage } from './made-documents.ts';
import { madePerson } from './made-person.ts';

/** An order of the demo that others are made after. */
export type Template = {
  readonly id: number;
  readonly snapshot: OrderSnapshot;
  readonly paymentMethod: OrderPaymentMethod;
  /** What of its snapshot is not the one that is stored. */
  readonly more?: Partial<OrderSnapshot>;
  /** Where each of its articles lies. */
  readonly sourcesOf: (sku: string) => readonly string[];
};

const day = 86_400_000;
/** The first of them is so old. */
export const historyDays = 540;
const fewestOpen = 40;
const stages: readonly Stage[] = ['new', 'planned', 'picking', 'packed', 'partSent', 'new'];
const onlineStatuses: readonly OrderStatus[] = [
  'processing',
  'processing',
  'pending_payment',
  'processing',
  'holded',
  'processing',
  'fraud',
];

/** What orders that are not done yet may be, by how they are paid. */
const openStatuses: Readonly<Record<string, readonly OrderStatus[]>> = {
  purchaseorder: ['processing'],
  payinstore: ['pending'],
  banktransfer: ['pending_payment', 'processing', 'processing'],
};

/** The last hundredth is still being worked on, as in a shop that has run for years; of few orders so many that each kind is there. */
function statusOf(index: number, count: number, code: string): OrderStatus {
  if (index < count - Math.max(count / 100, fewestOpen)) return index % 25 === 0 ? 'canceled' : 'complete';
  const possible = openStatuses[code] ?? onlineStatuses;
  return possible[index % possible.length] ?? 'processing';
}

/** From which shelf each piece comes: a branch now and then, and what is collected from there, where it lies there. */
function piecesOf({ snapshot, sourcesOf }: Template, index: number): readonly StockRow[] {
  const wanted = snapshot.lines.flatMap(({ type, sku, quantity, parts }) => {
    if (type === 'virtual') return [];
    return parts.length === 0 ? [{ sku, quantity }] : parts.map((part) => ({ sku: part.sku, quantity: part.quantity * quantity }));
  });
  return wanted.flatMap(({ sku, quantity }) => {
    const sources = sourcesOf(sku);
    const near = snapshot.pickup?.code ?? (index % 12 === 0 ? sources.find((source) => source !== 'WEB') : 'WEB');
    const source = sources.find((one) => one === near) ?? sources[0];
    return source === undefined ? [] : [{ sku, source, quantity }];
  });
}

/** One of many orders for measuring: bought by somebody else at another time, with all that became of it. */
export function madeOrder(
  template: Template,
  { id, index, count, now }: { id: number; index: number; count: number; now: Date },
  numbers: Numbers,
) {
  const { snapshot, paymentMethod } = template;
  const person = madePerson(index);
  const number = orderNumber(id);
  const status = statusOf(index, count, paymentMethod.code);
  const placedAt = new Date(now.getTime() - historyDays * day + Math.floor(((index + 1) * (historyDays - 1) * day) / count));
  const dayAfter = (days: number): string => new Date(placedAt.getTime() + days * day).toISOString().slice(0, 10);
  const { billingAddress, shippingAddress, pickup } = snapshot;
  const changed = {
    ...template.more,
    billingAddress: person.at(billingAddress),
    shippingAddress: shippingAddress && (pickup ? person.named(shippingAddress) : person.at(shippingAddress)),
    expected: { from: dayAfter(2), to: dayAfter(4) },
  };
  const stage = stages[index % stages.length] ?? 'new';
  const facts = { id, number, status, stage, placedAt, index, paymentMethod, snapshot, pieces: piecesOf(template, index) };
  return { ...facts, ...madeDocuments(facts, numbers), template: template.id, email: person.email, changed };
}

export type MadeOrder = ReturnType<typeof madeOrder>;
