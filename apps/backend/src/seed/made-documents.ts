import type { StockRow } from '#modules/inventory/index.ts';
import type { Order, OrderFulfilment, OrderPaymentMethod, OrderSnapshot, OrderStatus } from '#modules/orders/index.ts';
import { attemptId } from '#modules/payments/index.ts';

/** The last number of each series. */
export type Numbers = { invoice: number; shipment: number; refund: number };

/** How far what is still worked on has come. */
export type Stage = 'new' | 'planned' | 'picking' | 'packed' | 'partSent';

type Facts = {
  readonly number: string;
  readonly index: number;
  readonly status: OrderStatus;
  readonly stage: Stage;
  readonly placedAt: Date;
  readonly paymentMethod: OrderPaymentMethod;
  readonly snapshot: OrderSnapshot;
  readonly pieces: readonly StockRow[];
};
type Shipment = Order['shipments'][number];
type Lines = Shipment['lines'];

const [minute, day] = [60_000, 86_400_000];
const dueInDays = 14;
const isoDay = (at: Date): string => at.toISOString().slice(0, 10);
const isOnAccount = ({ paymentMethod }: Facts): boolean => paymentMethod.code === 'purchaseorder';
const isAtTill = ({ paymentMethod }: Facts): boolean => paymentMethod.code === 'payinstore';
const isTaken = ({ status }: Facts): boolean => status !== 'canceled' && status !== 'pending' && status !== 'pending_payment';

/** All that became of an order, with numbers that follow each other. */
export function madeDocuments(facts: Facts, numbers: Numbers) {
  const shipments = shipmentsOf(facts, numbers);
  const left = shipments.filter(({ shippedAt }) => shippedAt !== null);
  const paidAt = isTaken(facts) && !isOnAccount(facts) ? ((isAtTill(facts) ? left[0]?.shippedAt : null) ?? later(facts, 5 * minute)) : null;
  const invoices = invoicesOf(facts, left, paidAt, numbers);
  const fulfilment: OrderFulfilment = left.length === 0 ? 'none' : facts.status === 'complete' ? 'full' : 'part';
  return {
    fulfilment,
    paidAt,
    shipments,
    invoices,
    refunds: refundsOf(facts, invoices[0]?.number ?? null, paidAt, numbers),
    attempts: attemptsOf(facts),
    /** Whether its pieces are off the shelf, or wait there for it. */
    stock: isTaken(facts) ? ('sold' as const) : facts.status === 'canceled' ? ('free' as const) : ('held' as const),
  };
}

const later = ({ placedAt }: Facts, ms: number): Date => new Date(placedAt.getTime() + ms);

/** Everything in one parcel, or in two where there is enough for two. */
function parcelsOf({ snapshot: { lines } }: Facts, wanted: 1 | 2): readonly Lines[] {
  const all = lines.map(({ id: lineId, quantity }) => ({ lineId, quantity }));
  const [first, ...others] = all;
  if (wanted === 1 || !first) return [all];
  if (others.length > 0) return [[first], others];
  return first.quantity > 1 ? [[{ ...first, quantity: 1 }], [{ ...first, quantity: first.quantity - 1 }]] : [all];
}

function shipmentsOf(facts: Facts, numbers: Numbers): readonly Shipment[] {
  const { status, stage, index, snapshot } = facts;
  const isDone = status === 'complete';
  const isPrepared = stage !== 'new' && (status === 'processing' || (status === 'pending' && snapshot.pickup !== null));
  if (!isDone && !isPrepared) return [];
  const mayBeSplit = !isOnAccount(facts) && snapshot.pickup === null;
  const parcels = parcelsOf(facts, mayBeSplit && (isDone ? index % 8 === 0 : stage === 'partSent') ? 2 : 1);
  if (isDone) return parcels.map((lines, turn) => shipmentOf(facts, lines, index % 3 === 0 ? 'sent' : 'delivered', turn, numbers));
  // One of two parcels has left; of what fits into one nothing has.
  if (stage === 'partSent')
    return parcels.slice(0, 1).map((lines) => shipmentOf(facts, lines, parcels.length > 1 ? 'sent' : 'packed', 0, numbers));
  return parcels.map((lines) => shipmentOf(facts, lines, stage === 'new' ? 'planned' : stage, 0, numbers));
}

type ParcelState = 'planned' | 'picking' | 'packed' | 'sent' | 'delivered';
/** What is collected in a branch has other words for it. */
const pickupStates = { planned: 'planned', picking: 'picking', packed: 'ready', sent: 'handed_over', delivered: 'handed_over' } as const;

function shipmentOf(facts: Facts, lines: Lines, state: ParcelState, turn: number, numbers: Numbers): Shipment {
  const { snapshot, pieces, index } = facts;
  const { pickup, shippingMethod } = snapshot;
  const hasLeft = state === 'sent' || state === 'delivered';
  const number = String((numbers.shipment += 1));
  return {
    number,
    state: pickup ? pickupStates[state] : state,
    kind: pickup ? 'pickup' : 'parcel',
    broughtFrom: null,
    source: pickup?.code ?? pieces[0]?.source ?? 'WEB',
    plannedAt: later(facts, 3_600_000),
    packedAt: hasLeft || state === 'packed' ? later(facts, 4 * 3_600_000) : null,
    shippedAt: hasLeft ? later(facts, (5 + 20 * turn) * 3_600_000) : null,
    deliveredAt: state === 'delivered' && !pickup ? later(facts, 2 * day) : null,
    by: 'staff',
    pickupCode: pickup ? String(100_000 + (index % 900_000)) : null,
    lines,
    tracking:
      hasLeft && !pickup && shippingMethod
        ? [{ carrierCode: shippingMethod.carrierCode, title: shippingMethod.carrierTitle, number: `3SMAAS${number}`, url: null }]
        : [],
  };
}

/** One for everything when it is paid; on account one for the parcel, when it leaves. */
function invoicesOf(facts: Facts, left: readonly Shipment[], paidAt: Date | null, numbers: Numbers) {
  const { snapshot } = facts;
  const [parcel] = left;
  const issuedAt = isOnAccount(facts) ? (parcel?.shippedAt ?? null) : paidAt;
  if (issuedAt === null) return [];
  return [
    {
      number: String((numbers.invoice += 1)),
      shipmentNumber: isOnAccount(facts) ? (parcel?.number ?? null) : null,
      issuedAt,
      suppliedOn: isOnAccount(facts) || isAtTill(facts) ? isoDay(issuedAt) : null,
      dueOn: isOnAccount(facts) ? isoDay(new Date(issuedAt.getTime() + dueInDays * day)) : null,
      lines: parcelsOf(facts, 1)[0] ?? [],
      grandTotal: snapshot.totals.grandTotal,
    },
  ];
}

/** Now and then the first line comes back. */
function refundsOf(facts: Facts, invoiceNumber: string | null, paidAt: Date | null, numbers: Numbers) {
  const [line] = facts.snapshot.lines;
  const amount = line ? line.rowIncl - line.discount : 0;
  if (!line || facts.status !== 'complete' || paidAt === null || facts.index % 20 !== 7 || amount <= 0) return [];
  return [
    {
      number: String((numbers.refund += 1)),
      invoiceNumber,
      issuedAt: later(facts, 9 * day),
      lines: [{ lineId: line.id, quantity: line.quantity, amount }],
      shipping: 0,
      adjustment: 0,
      total: amount,
      tax: line.tax,
      taxes: line.tax === 0 ? [] : [{ percent: line.taxPercent, incl: amount, tax: line.tax }],
      reason: 'Retour',
      state: 'done',
      providerRefundId: null,
    },
  ];
}

/** A payment that was refused leaves the order waiting for another one: nobody has to ask the provider about it. */
function attemptsOf(facts: Facts) {
  const { number, placedAt, paymentMethod, snapshot, status } = facts;
  if (paymentMethod.provider === 'offline') return [];
  const isPaid = isTaken(facts);
  return [
    {
      number: 1,
      providerOrderId: attemptId(number, 1),
      methodCode: paymentMethod.code,
      gateway: paymentMethod.gateway,
      state: isPaid ? 'paid' : status === 'canceled' ? 'expired' : 'failed',
      amount: snapshot.totals.grandTotal,
      redirectUrl: null,
      transactionId: isPaid ? `T${number}` : null,
      providerStatus: isPaid ? 'completed' : status === 'canceled' ? 'expired' : 'declined',
      reason: null,
      createdAt: placedAt,
      updatedAt: later(facts, 5 * minute),
    },
  ];
}
