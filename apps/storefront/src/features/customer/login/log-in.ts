import { LoadCustomerDocument, LogInDocument } from '../../../generated/graphql.ts';
import type { BrowserShopClient } from '../../../lib/graphql/browser-shop-client.ts';
import { ShopApiError } from '../../../lib/graphql/shop-api-error.ts';
import { deviceValues, forgetPerson } from '../../../lib/session/storage.ts';

/** Saves the token and loads the profile: a login whose profile cannot be loaded is none (SPEC-4). */
export async function logIn(shop: BrowserShopClient, email: string, password: string): Promise<void> {
  const { generateCustomerToken } = await shop.mutate(LogInDocument, { email: email.trim(), password });
  await storeToken(shop, generateCustomerToken?.token);
}

/** The same for a token that came with a new account. */
export async function storeToken(shop: BrowserShopClient, token: string | null | undefined): Promise<void> {
  if (!token) throw new ShopApiError('internal', 'No token', { operation: 'LogIn' });
  deviceValues.set('customerToken', token);
  try {
    await shop.query(LoadCustomerDocument);
  } catch (error) {
    forgetPerson();
    throw error;
  }
}
