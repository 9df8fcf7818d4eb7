import { StartError } from '#kernel/errors.ts';
import { fromDecimal } from '#kernel/money.ts';
import { isUnanswered, orderMailKinds, orderStatuses, type OrderDesk, type OrderRefund, type RefundWish } from '#modules/orders/index.ts';
import { readOptions } from '../command.ts';
import { euros, orderLine, orderLines } from './print-order.ts';

const usage = `npm run orders -- list [status]
npm run orders -- show NUMBER
npm run orders -- paid NUMBER                 the money of a bank transfer arrived
npm run orders -- ready NUMBER                everything lies ready in the branch
npm run orders -- ship NUMBER [--lines 1x2,2x1] [--source SIT] [--tracking CODE] [--url ADDRESS]   without lines: everything
npm run orders -- cancel NUMBER --reason TEXT [--lines 1x2]          with lines: pieces of an order on account that have not left
npm run orders -- refund NUMBER --reason TEXT [--lines 1x2,3x1] [--shipping 5.95] [--adjustment -4.95]   without lines: everything
npm run orders -- refund-again NUMBER CREDIT-NOTE                    one that the provider never took
npm run orders -- refund-settled NUMBER CREDIT-NOTE --reason TEXT    its money went back another way
npm run orders -- resend NUMBER ${orderMailKinds.join('|')}`;

const text = { type: 'string' } as const;
const options = { tracking: text, url: text, reason: text, lines: text, source: text, shipping: text, adjustment: text };
type Options = { readonly [Name in keyof typeof options]?: string | undefined };
type Verb = (desk: OrderDesk, number: string, values: Options, positional: string | undefined) => Promise<readonly string[]>;

/** Each verb with the options it takes, and whether it takes a positional argument behind the number of the order. */
const verbs: Readonly<Record<string, { readonly takes: readonly (keyof Options | 'positional')[]; readonly run: Verb }>> = {
  show: { takes: [], run: async (desk, number) => orderLines(await desk.show(number)) },
  paid: { takes: [], run: async (desk, number) => [orderLine(await desk.paid(number))] },
  ready: {
    takes: [],
    run: async (desk, number) => {
      await desk.ready(number);
      return [`The customer hears that ${number} lies ready.`];
    },
  },
  ship: {
    takes: ['lines', 'source', 'tracking', 'url'],
    run: async (desk, number, { lines, source, tracking, url }) => [
      orderLine(
        await desk.ship(number, {
          lines: lines === undefined ? undefined : readPart(lines),
          source,
          tracking: tracking === undefined ? undefined : { number: tracking, url },
        }),
      ),
    ],
  },
  cancel: {
    takes: ['reason', 'lines'],
    run: async (desk, number, values) => {
      const { lines } = values;
      const reason = reasonOf(values);
      return [
        orderLine(lines === undefined ? await desk.cancel(number, reason) : await desk.cancelPieces(number, readPart(lines), reason)),
      ];
    },
  },
  refund: {
    takes: ['reason', 'lines', 'shipping', 'adjustment'],
    run: async (desk, number, values) => {
      const first = await desk.refund(number, readWish(values), reasonOf(values));
      const { refunds } = await desk.show(number);
      // With its other parts.
      return refunds.filter((refund) => refund.number >= first.number).flatMap(refundLines);
    },
  },
  'refund-again': {
    takes: ['positional'],
    run: async (desk, number, _values, positional) => {
      const refund = creditNote(positional);
      await desk.refundAgain(number, refund);
      return [`The running shop asks the provider about refund ${refund} in two minutes, and sends it again if it was not given.`];
    },
  },
  'refund-settled': {
    takes: ['positional', 'reason'],
    run: async (desk, number, values, positional) => {
      const [reason, refund] = [reasonOf(values), creditNote(positional)];
      await desk.refundSettled(number, refund, reason);
      return [`Refund ${refund} is done: the shop will not send it, and the customer gets the credit note.`];
    },
  },
  resend: {
    takes: ['positional'],
    run: async (desk, number, _values, positional) => {
      const kind = orderMailKinds.find((one) => one === positional);
      if (!kind) throw new StartError(usage);
      await desk.resend(number, kind);
      return [`The mail ${kind} of ${number} goes out again.`];
    },
  },
};

/** Reads the arguments of `npm run orders`, so that a mistake in them costs no opened shop; what they say is done at a desk. */
export function readOrderCommand(args: readonly string[]): (desk: OrderDesk) => Promise<readonly string[]> {
  const [name = '', argument, ...rest] = args;
  if (name === 'list') {
    if (argument !== undefined && !Object.hasOwn(orderStatuses, argument)) throw new StartError(usage);
    return async (desk) => (await desk.list(argument)).map(orderLine);
  }
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb || argument === undefined) throw new StartError(usage);
  const { values, positionals } = readOptions(rest, options, usage);
  const given = [...Object.keys(values), ...positionals.map((_positional, at) => (at === 0 ? 'positional' : 'more'))];
  if (given.some((option) => !verb.takes.some((one) => one === option))) throw new StartError(usage);
  return (desk) => verb.run(desk, argument, values, positionals[0]);
}

function refundLines(refund: OrderRefund): readonly string[] {
  const more = isUnanswered(refund) ? ['The provider could not be asked: it is sent again by itself. Do not refund it a second time.'] : [];
  return [`Credit note ${refund.number} of ${euros(refund.total)}: ${refund.state}`, ...more];
}

function readWish(values: Options): RefundWish | 'everything' {
  const { lines, shipping, adjustment } = values;
  if (lines === undefined && shipping === undefined && adjustment === undefined) return 'everything';
  return { lines: readLines(lines ?? ''), shipping: readEuros(shipping), adjustment: readEuros(adjustment), reason: reasonOf(values) };
}

function reasonOf({ reason }: Options): string {
  if (!reason?.trim()) throw new StartError(usage);
  return reason.trim();
}

function creditNote(positional: string | undefined): string {
  if (positional === undefined) throw new StartError(usage);
  return positional;
}

function readLines(list: string): RefundWish['lines'] {
  return list
    .split(',')
    .filter(Boolean)
    .map((part) => {
      const [, lineId, quantity] = /^(\d+)x(\d+)$/.exec(part.trim()) ?? [];
      if (!lineId || !quantity) throw new StartError(usage);
      return { lineId: Number(lineId), quantity: Number(quantity) };
    });
}

/** A part that names nothing is a mistake, not everything. */
function readPart(list: string): RefundWish['lines'] {
  const lines = readLines(list);
  if (lines.length === 0) throw new StartError(usage);
  return lines;
}

function readEuros(amount = '0'): number {
  if (!/^-?\d+(\.\d{1,2})?$/.test(amount)) throw new StartError(usage);
  return fromDecimal(Number(amount));
}
