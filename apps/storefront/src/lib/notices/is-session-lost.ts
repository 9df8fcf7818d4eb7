import type { ShopApiError } from '../graphql/shop-api-error.ts';

/** Somebody who was logged in no longer is: not allowed what is theirs, or the token itself was refused; with a wrong password the session goes on. */
export const isSessionLost = (error: ShopApiError): boolean => error.category === 'authorization' || error.isTokenRefused;
