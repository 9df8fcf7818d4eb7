import type { CartDocument } from '#modules/cart/index.ts';

/** What staff put together for a customer who called. */
export type TelephoneOrder = {
  readonly id: number;
  readonly storeCode: string;
  readonly email: string;
  readonly name: string | null;
  readonly document: CartDocument;
  readonly createdBy: number;
  readonly version: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly mailedAt: Date | null;
  readonly openedAt: Date | null;
  readonly takenBackAt: Date | null;
  readonly orderNumber: string | null;
};

export type TelephoneState = 'sent' | 'opened' | 'ordered' | 'expired' | 'takenBack';

/** How long its link works. */
const linkDays = 7;
export const linkEnd = (now: Date): Date => new Date(now.getTime() + linkDays * 86_400_000);

/** Where it stands; what was ordered stays ordered, whatever became of the link. */
export function telephoneState(
  { orderNumber, takenBackAt, expiresAt, openedAt }: Pick<TelephoneOrder, 'orderNumber' | 'takenBackAt' | 'expiresAt' | 'openedAt'>,
  now: Date,
): TelephoneState {
  if (orderNumber !== null) return 'ordered';
  if (takenBackAt !== null) return 'takenBack';
  if (expiresAt <= now) return 'expired';
  return openedAt === null ? 'sent' : 'opened';
}
