import { createObservable } from '../state/observable.ts';

/** What has just been put into the cart, and what could not be. */
export type Added = { readonly skus: readonly string[]; readonly problems: readonly string[] };

/** Whether the drawer is wanted: any part of a page may ask for it, its code is fetched then. */
export const wantedDrawer = createObservable<Added | undefined>(undefined);
