import type { LocalKey } from '@shop/rules/device-storage';

export { localKeys, sessionKeys, type LocalKey, type SessionKey } from '@shop/rules/device-storage';

/** What belongs to one person: removed at logout and when the session has expired. */
export const personalKeys: readonly LocalKey[] = ['customerToken', 'cartId', 'paymentChoice', 'wishlistId'];
