import { useRouteLoaderData } from 'react-router';
import { readUnknownLoaderData } from '../rendering/loader-data.ts';

/** What the reduced header of the checkout shows; the page's own loader brings it. */
export type CheckoutFrame = { readonly phone: { readonly city: string; readonly number: string } | undefined };

/** Undefined on every other page: they have the whole header and footer. */
export const useCheckoutFrame = (): CheckoutFrame | undefined =>
  readUnknownLoaderData(useRouteLoaderData('routes/checkout')) as CheckoutFrame | undefined;
