import { createObservable } from '../state/observable.ts';

/** How much the cart behind an id holds: all the header needs, so that no page loads more for it. */
export type Bag = { readonly cartId: string | undefined; readonly count: number };

export const emptyBag: Bag = { cartId: undefined, count: 0 };

export const bag = createObservable(emptyBag);
