import { branchTimeZone } from '@shop/rules/branch-time-zone';
import { zonedParts } from '@shop/rules/zoned-time';
import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import type { Cents } from '#kernel/money.ts';
import { cardColumns, hasEntry, insertCard, insertEntry, mostCents, saveExpiry } from './card-repository.ts';
import type { CardHand, EntryReason, GiftCard, GiftCardOrigin } from './gift-card.ts';

/** The day of a moment by the clock of the shop. */
export const dayOf = (at: Date): string => zonedParts(at, branchTimeZone).date;

/** Until the end of the third year: for as long money of today can be asked for (BGB §§ 195, 199). */
const expiryOf = (now: Date): string => `${Number(dayOf(now).slice(0, 4)) + 3}-12-31`;

type Booking = CardHand & {
  readonly cents: Cents;
  readonly reason: EntryReason;
  readonly reference?: string | null;
  readonly note?: string | null;
};

/** Books an amount; once, when it has a reference. */
async function book(tx: Tx, cardId: number, { cents, reason, reference = null, note = null, by, now }: Booking): Promise<GiftCard> {
  // Whoever books on the same card waits here, so that the same order is seen by the second one.
  const { rows } = await tx.query<GiftCard>(`select ${cardColumns} from gift_card where id = $1 for update`, [cardId]);
  const before = rows[0];
  if (!before) throw new Error(`gift card ${cardId} is gone`);
  if (reference !== null && (await hasEntry(tx, cardId, reason, reference))) return before;
  const after = await insertEntry(tx, cardId, { cents, reason, reference, note, at: now, by }, dayOf(now));
  if (!after) throw refusalOf(before, now);
  return after;
}

function refusalOf(card: GiftCard, now: Date) {
  if (card.state === 'blocked') return inputError(`Gift card ${card.number} is blocked.`, { code: 'giftcard-blocked' });
  if (card.state === 'expired' || card.expiresOn < dayOf(now))
    return inputError(`Gift card ${card.number} has expired.`, { code: 'giftcard-expired' });
  return inputError(`There are ${card.balance} cents left on gift card ${card.number}.`, { code: 'giftcard-balance', field: 'cents' });
}

/** What can be an amount on a card. */
function checkAmount(cents: Cents): void {
  if (!Number.isInteger(cents) || cents < 1 || cents > mostCents)
    throw inputError('This is no amount for a gift card.', { code: 'giftcard-amount', field: 'cents' });
}

export type NewGiftCard = CardHand & {
  readonly cents: Cents;
  readonly origin: GiftCardOrigin;
  readonly reference?: string | null;
  readonly branch: string | null;
  readonly note?: string | null;
};

/** Issues a card. It has no code yet: one is made when it is shown to somebody. */
export async function issueCard(tx: Tx, { cents, origin, reference = null, branch, note = null, by, now }: NewGiftCard): Promise<GiftCard> {
  checkAmount(cents);
  const expiresOn = expiryOf(now);
  const card = { initial: cents, expiresOn, origin, reference, branch, issuedAt: now, issuedBy: by };
  const id = await insertCard(tx, card, Number(dayOf(now).slice(0, 4)));
  return book(tx, id, { cents, reason: 'issue', reference, note, by, now });
}

type Amount = CardHand & { readonly cents: Cents };

/** Puts more onto a card; its money of today can be spent as long as that of a new one. */
export async function topUp(tx: Tx, cardId: number, { cents, note, by, now }: Amount & { readonly note: string }): Promise<GiftCard> {
  checkAmount(cents);
  const card = await book(tx, cardId, { cents, reason: 'top_up', note, by, now });
  return { ...card, expiresOn: await saveExpiry(tx, cardId, expiryOf(now)) };
}

/** Takes what an order is paid with, once an order; never more than is there. */
export async function redeem(tx: Tx, cardId: number, { cents, order, by, now }: Amount & { readonly order: string }): Promise<GiftCard> {
  checkAmount(cents);
  return book(tx, cardId, { cents: -cents, reason: 'redeem', reference: order, by, now });
}

/** Puts back what was spent, once a credit note. */
export async function giveBack(
  tx: Tx,
  cardId: number,
  { cents, creditNote, by, now }: Amount & { readonly creditNote: string },
): Promise<GiftCard> {
  checkAmount(cents);
  return book(tx, cardId, { cents, reason: 'refund', reference: creditNote, by, now });
}
