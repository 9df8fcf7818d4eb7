import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Logger } from '#kernel/logger.ts';
import type { Cents } from '#kernel/money.ts';
import { issueCard } from '#modules/giftcards/index.ts';
import {
  draftRefund,
  moneyLedger,
  pieceLedger,
  refundLines,
  writeRefund,
  type Order,
  type OrderRefund,
  type Refunds,
  type RefundWish,
} from '#modules/orders/index.ts';
import type { HeldReturn } from './hold-return.ts';
import type { ReturnMails } from './mails/send-return-mails.ts';
import { insertSettlement } from './return-repository.ts';
import { returnStates } from './return-states.ts';
import { givenBack, offered, offeredPieces, type Return, type ReturnHand, type ReturnSettlement } from './return.ts';
import { openPieces } from './settled-pieces.ts';
import { writeBack } from './write-back.ts';

type Pieces = readonly { readonly lineId: number; readonly quantity: number }[];

/** What settling some pieces gives back, before it is written. */
export type SettlementDraft = {
  readonly wish: RefundWish;
  readonly refund: Omit<OrderRefund, 'number'>;
  readonly lines: ReturnSettlement['lines'];
  readonly valueLoss: Cents;
};

export type Settling = {
  readonly lines: Pieces;
  /** Proof of dispatch, or good will: needed before the goods were looked at. */
  readonly why?: string | undefined;
  /** Onto a gift card instead of back as it came; only as the customer has agreed (LAW-08). */
  readonly isGiftCard?: boolean | undefined;
  /** For another order: the delivery of the first one was had. */
  readonly isExchange?: boolean | undefined;
};

const longestWhy = 500;
/** Of no branch. */
const webSource = 'WEB';

/** Before the goods were looked at, only with a reason. */
export const isGoodWill = ({ state }: Pick<Return, 'state'>): boolean => state !== 'inspected';

/**
 * LAW-08 (h): the pieces after their share of the coupon, what was lost in value off, and delivery when everything went back. Money that went
 * back without pieces, or that an offer waits for, is not left: no settlement is refused for it.
 */
export function draftSettlement(order: Order, back: Return, { lines, why, isExchange }: Settling, now: Date): SettlementDraft {
  checkPieces(back, lines, why?.trim() ?? '');
  const pieces = lines.map((line) => ({ ...line, behind: offeredPieces(back, line.lineId) }));
  const priced = refundLines(order, { lines: pieces });
  const settled = priced.map(({ lineId, quantity, amount }) => ({
    lineId,
    quantity,
    valueLoss: Math.min(amount, lossLeft(back, lineId)),
  }));
  const valueLoss = settled.reduce((sum, line) => sum + line.valueLoss, 0);
  const worth = priced.reduce((sum, { amount }) => sum + amount, 0);
  const left = moneyLedger(order).refundable - offered(back).reduce((sum, { total }) => sum + total, 0);
  const goods = Math.min(worth - valueLoss, left);
  const shipping = isExchange === true ? 0 : deliveryOf(order, back, lines, left - goods);
  const wish = { lines: pieces, shipping, adjustment: goods - worth, reason: reasonOf(back, settled) };
  return { wish, refund: draftRefund(order, wish, wish.reason, now), lines: settled, valueLoss };
}

function checkPieces(back: Return, lines: Pieces, why: string): void {
  if (!returnStates[back.state].isSettling)
    throw inputError(`Return ${back.number} is ${back.state}: nothing is settled now.`, { field: 'lines', code: 'return-state' });
  if (lines.length === 0) throw inputError('Say which pieces are settled.', { field: 'lines', code: 'return-nothing' });
  if (why.length > longestWhy)
    throw inputError(`A reason has at most ${longestWhy} characters.`, { field: 'why', code: 'return-reason-long' });
  if (isGoodWill(back) && why === '')
    throw inputError('Before the pieces were inspected, say why: proof of dispatch, or good will.', { field: 'why', code: 'return-why' });
  for (const { lineId, quantity } of lines) {
    const line = back.lines.find((one) => one.lineId === lineId);
    const open = line ? openPieces(back, line) : 0;
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > open)
      throw inputError(`Of line ${lineId} ${open} pieces can be settled.`, { field: 'lines', code: 'return-too-many' });
  }
}

/** What was lost in value and nobody has taken off yet; only of pieces that were looked at. */
function lossLeft(back: Return, lineId: number): Cents {
  const found = back.findings.filter((one) => one.lineId === lineId).reduce((sum, { valueLoss }) => sum + valueLoss, 0);
  const taken = [...givenBack(back), ...offered(back)]
    .flatMap(({ lines }) => lines)
    .filter((line) => line.lineId === lineId)
    .reduce((sum, { valueLoss }) => sum + valueLoss, 0);
  return Math.max(0, found - taken);
}

/** Delivery goes back with the last piece of everything that was delivered; what is still to come stays ordered. */
function deliveryOf(order: Order, { kind }: Return, lines: Pieces, left: Cents): Cents {
  if (kind === 'return') return 0;
  const isEverything = pieceLedger(order).every(({ lineId, ordered, canceled, refundedSent }) => {
    const now = lines.find((line) => line.lineId === lineId)?.quantity ?? 0;
    return refundedSent - exchangedOf(order, lineId) + now >= ordered - canceled;
  });
  return isEverything ? Math.max(0, Math.min(moneyLedger(order).refundableDelivery, left)) : 0;
}

/** What was exchanged was delivered for something. */
const exchangedOf = ({ refunds }: Order, id: number): number =>
  refunds
    .filter(({ exchange }) => Boolean(exchange))
    .flatMap(({ lines }) => lines)
    .reduce((sum, { lineId, quantity }) => (lineId === id ? sum + quantity : sum), 0);

/** What the credit note says: which return it is, and why something is kept. */
function reasonOf(back: Return, settled: ReturnSettlement['lines']): string {
  const isKept = (lineId: number): boolean => settled.some((line) => line.lineId === lineId && line.valueLoss > 0);
  const sentences = back.findings
    .filter(({ lineId, valueLoss }) => valueLoss > 0 && isKept(lineId))
    .map(({ valueLossReason }) => valueLossReason);
  return [back.number, ...new Set(sentences)].join('. ').slice(0, 500);
}

/** Gives the money of pieces back as a refund of the order, or as a gift card, each piece once. */
export async function settleReturn(
  tx: Tx,
  services: { readonly jobs: Jobs; readonly logger: Logger; readonly mails: ReturnMails },
  { back, stored }: HeldReturn,
  settling: Settling & ReturnHand,
): Promise<{ readonly back: Return; readonly refunds: Refunds }> {
  if (!stored) throw inputError(`Return ${back.number} has no order yet.`, { field: 'lines', code: 'return-no-order' });
  const { by, now, why } = settling;
  const { wish, lines, refund: draft } = draftSettlement(stored.order, back, settling, now);
  const giftCard = settling.isGiftCard === true ? await cardOf(tx, back, draft.total, { by, now }) : undefined;
  const refunds = await writeRefund(tx, services, stored, { wish, reason: wish.reason, by, now, giftCard });
  const given = { at: now, why: why?.trim() || null };
  // The first has the pieces, and the others are about them.
  for (const [index, { number: refundNumber, total, shipping: delivery }] of refunds.entries())
    await insertSettlement(tx, back.id, { ...given, refundNumber, lines: index === 0 ? lines : [], total, delivery });
  const after = await writeBack(tx, back, {}, { now });
  await services.mails.send(tx, { returnId: back.id, kind: 'settled', reason: null, ...namesOf(refunds) });
  return { back: after, refunds };
}

/** The refund a mail is about, and its other parts. */
export const namesOf = ([first, ...others]: Refunds): { readonly refund: string; readonly parts: readonly string[] } => ({
  refund: first.number,
  parts: others.map(({ number }) => number),
});

/** The shop owes the same as before, as a card: the credit note takes the sale back, and VAT comes when the card is spent. */
async function cardOf(tx: Tx, { number, source }: Return, cents: Cents, hand: ReturnHand): Promise<string> {
  const branch = source === webSource ? null : source;
  return (await issueCard(tx, { cents, origin: 'return', reference: number, branch, ...hand })).number;
}
