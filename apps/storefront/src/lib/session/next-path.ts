/** Pages that send somebody to the login and want them back. */
const wanted = /^\/(account|checkout|wishlist)(\/[\w/-]*)?(\?[\w=&%.-]*)?$/;

/** Where a login leads: the page that asked for it, or the account. Never out of the shop (R170). */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  return wanted.test(next) ? next : '/account';
}

/** The login that leads back to a page of this language. */
export const loginPath = (next: string): string => (next === '/account' ? '/login' : `/login?${new URLSearchParams({ next })}`);
