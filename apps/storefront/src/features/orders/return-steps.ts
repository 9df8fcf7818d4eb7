type State = 'ANNOUNCED' | 'ACCEPTED' | 'IN_TRANSIT' | 'RECEIVED' | 'INSPECTED' | 'CLOSED' | 'REJECTED' | 'EXPIRED';
type Item = { readonly quantity: number; readonly left: number; readonly received: number; readonly refunded: number };
type Back = {
  readonly state: State;
  readonly items: readonly Item[];
  readonly refunded: { readonly value: number | null };
  readonly exchanges: readonly { readonly is_offer: boolean }[];
};

export const returnSteps = ['announced', 'accepted', 'received', 'refunded'] as const;

/** Whether something was given for it, in money or in exchange. */
const isGiven = ({ refunded, exchanges }: Back): boolean => (refunded.value ?? 0) > 0 || exchanges.some((one) => !one.is_offer);

/** Whether something was given for everything that came. */
const isRefunded = (back: Back): boolean =>
  isGiven(back) && back.items.every((item) => item.refunded >= (item.received > 0 ? item.received : item.quantity));

/** Whether nothing of it ever left the shop: it is withdrawn, and no parcel comes. */
export const isNeverSent = ({ items }: Pick<Back, 'items'>): boolean =>
  items.length > 0 && items.every(({ left, received }) => left === 0 && received === 0);

/** The steps of a return as its customer sees them; what never left is not received. */
export const stepsOf = (back: Back): readonly (typeof returnSteps)[number][] =>
  returnSteps.filter((step) => step !== 'received' || !isNeverSent(back));

/** How far a return has come, for who sent it; undefined for one that ended otherwise. */
export function returnStep(back: Back): number | undefined {
  if (back.state === 'REJECTED' || back.state === 'EXPIRED') return undefined;
  if (back.state === 'CLOSED' && !isGiven(back)) return undefined;
  if (back.state === 'CLOSED' || isRefunded(back)) return 3;
  if (back.state === 'ANNOUNCED') return 0;
  return back.state === 'RECEIVED' || back.state === 'INSPECTED' ? 2 : 1;
}
