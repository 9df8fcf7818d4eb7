import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Logger } from '#kernel/logger.ts';
import { undisputed, type ExchangeDraft, type ExchangeWish, type OrderExchanges } from '#modules/orders/index.ts';
import { draftExchangeOf, exchangeReturn, isGoodWill, type Return, type Returns } from '#modules/returns/index.ts';
import { readThresholds, type Thresholds } from '#modules/settings/index.ts';
import type { RefundDoubt } from '../../question.ts';
import { Refused, type Action, type Actor } from '../../run-action.ts';
import { actorText } from '../orders/lock-order.ts';
import { refusing } from '../orders/refusing.ts';
import { checkPermission, lockReturnOf, returnEntry } from './lock-return.ts';

type Parts = {
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly logger: Logger;
  readonly returns: Pick<Returns, 'mails'>;
  readonly orders: { readonly exchanges: OrderExchanges };
};

export type ExchangeInput = {
  readonly id: string;
  readonly version: number;
  readonly lines: readonly ExchangeWish[];
  /** The customer wants it so: without that money goes back as it came (LAW-08). */
  readonly isAgreed?: boolean | null;
  readonly why?: string | null;
  /** What the preview said; another amount is refused. */
  readonly toPay?: number | null;
  readonly rest?: number | null;
};
export type ExchangeAnswer = { readonly number: string; readonly order: string; readonly refunds: readonly string[] };

/** What is given altogether, in goods and in money. */
export const givenFor = ({ snapshot, rest }: Pick<ExchangeDraft, 'snapshot' | 'rest'>): number => snapshot.exchange.credit + rest;

/** Why a second person decides about it: the money as of a refund, and the goods when those they are given for are not here. */
export function whyExchangeWaits(
  back: Pick<Return, 'state'>,
  draft: Pick<ExchangeDraft, 'snapshot' | 'rest'>,
  limits: Thresholds,
): RefundDoubt | undefined {
  if (draft.rest > limits.refundCents) return 'large';
  const isHere = back.state === 'received' || !isGoodWill(back);
  return !isHere && givenFor(draft) > limits.refundWithoutReturnCents ? 'without a return' : undefined;
}

async function draft(tx: Tx, { orders, clock }: Parts, input: ExchangeInput, actor: Actor) {
  if (input.isAgreed !== true)
    throw new Refused('return-agreed', 'Something else than money is given only when the customer wants it.', 'isAgreed');
  const held = await lockReturnOf(tx, input, actor);
  checkPermission(actor, 'refunds.request', held.back);
  const { stored } = held;
  if (!stored) throw new Refused('return-no-order', 'This return has no order yet.', 'lines');
  const exchanging = { wishes: input.lines, why: input.why ?? undefined };
  const { exchange } = await refusing(() =>
    draftExchangeOf(orders.exchanges, undisputed(stored.order), held.back, exchanging, clock.now()),
  );
  for (const field of ['toPay', 'rest'] as const)
    if (typeof input[field] === 'number' && input[field] !== exchange[field])
      throw new Refused('changed', `Something has changed: it would be ${exchange[field]} cents now.`, field);
  return { held, order: stored.order, exchange, exchanging };
}

/** Gives another order for pieces that come back; above a threshold somebody else decides. */
export const exchangeReturnAction = (parts: Parts): Action<ExchangeInput, ExchangeAnswer> => ({
  name: 'return.exchange',
  permission: 'refunds.request',
  approvedBy: 'refunds.approve',
  isOfBranch: true,
  fourEyes: async (tx, input, actor) => {
    const { held, order, exchange } = await draft(tx, parts, input, actor);
    const why = whyExchangeWaits(held.back, exchange, (await readThresholds(tx)).value);
    return why === undefined ? undefined : { about: 'exchange', order: order.number, cents: givenFor(exchange), why };
  },
  run: async (tx, input, actor) => {
    const { held, order, exchange, exchanging } = await draft(tx, parts, input, actor);
    const { jobs, logger, returns, orders, clock } = parts;
    const services = { jobs, logger, mails: returns.mails, exchanges: orders.exchanges };
    const given = await refusing(() => exchangeReturn(tx, services, held, { ...exchanging, by: actorText(actor), now: clock.now() }));
    const { toPay, rest } = exchange;
    const changes = [{ field: `exchanges.${given.order}`, before: null, after: { lines: input.lines, toPay, rest } }];
    return {
      answer: { number: given.back.number, order: order.number, refunds: (given.rest ?? []).map(({ number }) => number) },
      entries: [returnEntry(given.back, changes, input.why)],
    };
  },
});
