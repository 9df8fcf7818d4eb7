import { forgetDraft, readDraft, saveDraft } from '../forms/drafts.ts';

/** What this tab stores of an order whose payment is under way: the way back from the payment page leads to it. */
export type PlacedOrder = {
  readonly number: string;
  readonly hash: string;
  /** Of a guest, for the offer of an account. */
  readonly email: string;
  /** Paid, or nothing to be paid online: the way back leads elsewhere. */
  readonly isSettled: boolean;
};

const name = 'placed order';
const none: PlacedOrder = { number: '', hash: '', email: '', isSettled: false };

export const storePlaced = (order: Omit<PlacedOrder, 'isSettled'>): void => saveDraft(name, { ...order, isSettled: false });

export const forgetPlaced = (): void => forgetDraft(name);

export function placedOrder(): PlacedOrder | undefined {
  const stored = { ...none, ...readDraft(name, none) };
  return stored.hash === '' ? undefined : stored;
}

/** The payment is over; what is left to know of the order stays. */
export function settlePlaced(hash: string): void {
  const placed = placedOrder();
  if (placed?.hash === hash && !placed.isSettled) saveDraft(name, { ...placed, isSettled: true });
}

type Returned = Pick<PlacedOrder, 'number' | 'hash'>;

/** The pages after the order (SPEC-2), with what opens it. */
export const successPath = ({ number, hash }: Returned): string =>
  `/checkout/onepage/success?${new URLSearchParams({ order: number, hash })}`;
export const cancelPath = ({ number, hash }: Returned): string =>
  `/checkout/onepage/cancel?${new URLSearchParams({ order: number, hash })}`;
