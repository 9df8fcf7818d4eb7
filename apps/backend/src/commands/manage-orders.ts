import { parseArgs } from 'node:util';
import { StartError } from '#kernel/errors.ts';
import { fromDecimal, toDecimal } from '#kernel/money.ts';
import { orderMailKinds, orderStatuses, type Order, type OrderDesk, type OrderMailKind, type OrderRefund } from '#modules/orders/index.ts';

const usage = `npm run orders -- list [status]
npm run orders -- show NUMBER
npm run orders -- paid NUMBER                 the money of a bank transfer arrived
npm run orders -- ready NUMBER                everything lies ready in the branch
npm run orders -- ship NUMBER [--tracking CODE] [--url ADDRESS]
npm run orders -- cancel NUMBER --reason TEXT
npm run orders -- refund NUMBER --reason TEXT [--lines 1x2,3x1] [--shipping 5.95] [--adjustment -4.95]   without lines: everything
npm run orders -- refund-again NUMBER CREDIT-NOTE                    one that the provider never took
npm run orders -- refund-settled NUMBER CREDIT-NOTE --reason TEXT    its money went back another way
npm run orders -- resend NUMBER ${orderMailKinds.join('|')}`;

const euros = (cents: number): string => `€ ${toDecimal(cents).toFixed(2)}`;

const lineOf = ({ number, placedAt, status, email, totals, paymentMethod }: Order): string =>
  [number, placedAt.toISOString(), status, email, euros(totals.grandTotal), paymentMethod.code].join('\t');

/** What staff does with orders on the command line; answers with what there is to say. */
export async function manageOrders(desk: OrderDesk, words: readonly string[]): Promise<readonly string[]> {
  const [verb, argument, ...rest] = words;
  if (verb === 'list') {
    if (argument !== undefined && !Object.hasOwn(orderStatuses, argument)) throw new StartError(usage);
    return (await desk.list(argument)).map(lineOf);
  }
  if (verb === undefined || argument === undefined) throw new StartError(usage);
  switch (verb) {
    case 'show':
      return describe(await desk.show(argument));
    case 'paid':
      return [lineOf(await desk.paid(argument))];
    case 'ready':
      await desk.ready(argument);
      return [`The customer hears that ${argument} lies ready.`];
    case 'ship': {
      const { tracking, url } = read(rest, ['tracking', 'url']);
      return [lineOf(await desk.ship(argument, { tracking: tracking === undefined ? undefined : { number: tracking, url } }))];
    }
    case 'cancel':
      return cancel(desk, argument, rest);
    case 'refund':
      return refund(desk, argument, rest);
    case 'refund-again':
      return refundAgain(desk, argument, rest[0]);
    case 'refund-settled':
      return refundSettled(desk, argument, rest);
    case 'resend':
      return resend(desk, argument, rest[0]);
    default:
      throw new StartError(usage);
  }
}

function read<Name extends string>(words: readonly string[], names: readonly Name[]): { readonly [Key in Name]?: string | undefined } {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    return parseArgs({ args: joinNegative(words), options }).values as { readonly [Key in Name]?: string };
  } catch {
    throw new StartError(usage);
  }
}

/** `--adjustment -4.95` reads like two options; together they are one. */
function joinNegative(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (/^-\d/.test(word) && last?.startsWith('--')) joined[joined.length - 1] = `${last}=${word}`;
    else joined.push(word);
  }
  return joined;
}

function reasonOf({ reason }: { readonly reason?: string | undefined }): string {
  if (!reason?.trim()) throw new StartError(usage);
  return reason.trim();
}

async function cancel(desk: OrderDesk, number: string, words: readonly string[]): Promise<readonly string[]> {
  const done = await desk.cancel(number, reasonOf(read(words, ['reason'])));
  if (done === 'refused') throw new StartError(`Order ${number} cannot be canceled: it is shipped, or paid and not refunded.`);
  return [lineOf(done)];
}

async function refund(desk: OrderDesk, number: string, words: readonly string[]): Promise<readonly string[]> {
  const values = read(words, ['reason', 'lines', 'shipping', 'adjustment']);
  const reason = reasonOf(values);
  const isPart = values.lines !== undefined || values.shipping !== undefined || values.adjustment !== undefined;
  const wish = isPart
    ? { lines: readLines(values.lines ?? ''), shipping: readEuros(values.shipping), adjustment: readEuros(values.adjustment), reason }
    : ('everything' as const);
  const done = await desk.refund(number, wish, reason);
  const more = isUnanswered(done) ? ['The provider could not be asked: it is sent again by itself. Do not refund it a second time.'] : [];
  return [`Credit note ${done.number} of ${euros(done.total)}: ${done.state}`, ...more];
}

async function refundAgain(desk: OrderDesk, number: string, refundNumber: string | undefined): Promise<readonly string[]> {
  if (refundNumber === undefined) throw new StartError(usage);
  await desk.refundAgain(number, refundNumber);
  return [`The running shop asks the provider about refund ${refundNumber} in two minutes, and sends it again if it was not given.`];
}

async function refundSettled(desk: OrderDesk, number: string, words: readonly string[]): Promise<readonly string[]> {
  const [refundNumber, ...rest] = words;
  const reason = reasonOf(read(rest, ['reason']));
  if (refundNumber === undefined) throw new StartError(usage);
  await desk.refundSettled(number, refundNumber, reason);
  return [`Refund ${refundNumber} is done: the shop will not send it, and the customer gets the credit note.`];
}

function readLines(text: string): readonly { readonly lineId: number; readonly quantity: number }[] {
  return text
    .split(',')
    .filter(Boolean)
    .map((part) => {
      const [, lineId, quantity] = /^(\d+)x(\d+)$/.exec(part.trim()) ?? [];
      if (!lineId || !quantity) throw new StartError(usage);
      return { lineId: Number(lineId), quantity: Number(quantity) };
    });
}

function readEuros(text = '0'): number {
  if (!/^-?\d+(\.\d{1,2})?$/.test(text)) throw new StartError(usage);
  return fromDecimal(Number(text));
}

async function resend(desk: OrderDesk, number: string, kind: string | undefined): Promise<readonly string[]> {
  const known = orderMailKinds.find((one): one is OrderMailKind => one === kind);
  if (!known) throw new StartError(usage);
  if (!(await desk.resend(number, known))) throw new StartError(`Order ${number} never had the mail ${known}.`);
  return [`The mail ${known} of ${number} goes out again.`];
}

const isUnanswered = ({ state, providerRefundId }: OrderRefund): boolean => state === 'requested' && providerRefundId === null;
const refundState = (refund: OrderRefund): string => (isUnanswered(refund) ? 'requested, not taken by the provider' : refund.state);

function describe(order: Order): readonly string[] {
  return [
    lineOf(order),
    ...order.lines.map(
      ({ id, quantity, sku, name, rowIncl, discount }) => `  line ${id}\t${quantity} × ${sku}\t${name}\t${euros(rowIncl - discount)}`,
    ),
    `  delivery\t${order.shippingMethod ? `${order.shippingMethod.carrierCode}/${order.shippingMethod.methodCode}` : '-'}\t${euros(order.totals.shipping?.incl ?? 0)}`,
    ...order.attempts.map(
      ({ providerOrderId, methodCode, state, providerStatus }) =>
        `  payment\t${providerOrderId}\t${methodCode}\t${state}\t${providerStatus ?? ''}`,
    ),
    ...order.invoices.map(({ number, grandTotal }) => `  invoice\t${number}\t${euros(grandTotal)}`),
    ...order.shipments.map(({ number, tracking }) => `  shipment\t${number}\t${tracking.map((parcel) => parcel.number).join(', ')}`),
    ...order.refunds.map((refund) => `  refund\t${refund.number}\t${euros(refund.total)}\t${refundState(refund)}`),
    ...order.events.map(({ at, status, by, message }) => `  ${at.toISOString()}\t${status}\t${by}\t${message ?? ''}`),
  ];
}
