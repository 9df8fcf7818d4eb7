import type { ShopApiError } from '../graphql/shop-api-error.ts';

/**
 * Somebody who was logged in no longer is: not allowed what is theirs, or the token itself was refused. A wrong password
 * is an authentication error too, but one of a field, and the session goes on.
 */
export function isSessionLost(error: ShopApiError): boolean {
  if (error.category === 'authorization') return true;
  return error.category === 'authentication' && error.errors.every(({ path }) => path === undefined);
}
