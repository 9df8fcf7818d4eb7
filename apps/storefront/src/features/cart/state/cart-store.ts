import type { CartContentFragment } from '../../../generated/graphql.ts';
import { deviceValues, tabValues } from '../../../lib/session/storage.ts';
import { bag } from '../drawer/bag.ts';
import { createObservable } from './observable.ts';

export type CartState = {
  readonly cartId: string | undefined;
  readonly cart: CartContentFragment | undefined;
  /** `unreachable`: the shop did not answer, what is shown is what this tab saw last. */
  readonly knowledge: 'unknown' | 'known' | 'unreachable';
  /** Quantities by line that are shown already and on their way to the shop; 0 removes. */
  readonly wanted: Readonly<Record<string, number>>;
};

export const unknownCart: CartState = { cartId: undefined, cart: undefined, knowledge: 'unknown', wanted: {} };

const state = createObservable<CartState>(unknownCart);

/** The one cart of a tab: drawer, page and header show the same. */
export const cartStore = {
  snapshot: state.snapshot,
  subscribe: state.subscribe,
  /** What the shop has answered; the id is stored at once. */
  show(cart: CartContentFragment): void {
    state.set({ cartId: cart.id, cart, knowledge: 'known', wanted: state.snapshot().wanted });
    bag.set({ cartId: cart.id, count: cart.summary_count });
    tabValues.set('lastCartLines', JSON.stringify(cart));
    if (deviceValues.get('cartId') !== cart.id) deviceValues.set('cartId', cart.id);
  },
  showNone: (): void => state.set({ ...unknownCart, knowledge: 'known' }),
  /** The shop cannot be asked: what was seen last stays, and nothing is thrown away. */
  showLastSeen(cartId: string): void {
    state.set({ cartId, cart: lastSeen(cartId), knowledge: 'unreachable', wanted: {} });
  },
  want: (uid: string, quantity: number): void => state.set(wanting({ ...state.snapshot().wanted, [uid]: quantity })),
  /** These have arrived, or will not. */
  settle(sent: Readonly<Record<string, number>>): void {
    const left = Object.entries(state.snapshot().wanted).filter(([uid, quantity]) => sent[uid] !== quantity);
    state.set(wanting(Object.fromEntries(left)));
  },
};

const wanting = (wanted: CartState['wanted']): CartState => ({ ...state.snapshot(), wanted });

/** The lines this tab saw last of a cart, for the time without a connection. */
export function lastSeen(cartId: string): CartContentFragment | undefined {
  const { cart } = state.snapshot();
  if (cart?.id === cartId) return cart;
  try {
    const stored = JSON.parse(tabValues.get('lastCartLines') ?? 'null') as CartContentFragment | null;
    return stored?.id === cartId ? stored : undefined;
  } catch {
    return undefined;
  }
}

// Logout, expiry and other tabs change the id: what was known belongs to another cart then.
deviceValues.subscribe(() => {
  if (deviceValues.get('cartId') !== state.snapshot().cartId) state.set(unknownCart);
});
