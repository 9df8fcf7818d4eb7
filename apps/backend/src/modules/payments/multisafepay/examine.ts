import { createHmac } from 'node:crypto';
import { webhookPath } from '../webhook-route.ts';
import { createClient, type ClientOptions } from './client.ts';
import { asObject, asText } from './read-state.ts';

type ProviderAccount = { readonly accountId: string; readonly siteId: string; readonly role: string };

/** Whose key it is: `GET /me`, as the provider's own libraries ask. */
export async function askAccount(options: ClientOptions): Promise<ProviderAccount> {
  const data = asObject(await createClient(options)({ method: 'GET', path: 'me', isRepeatable: true }));
  const text = (name: string): string => asText(data[name]) ?? 'unknown';
  return { accountId: text('account_id'), siteId: text('site_id'), role: text('role') };
}

/** A notification that is signed with our key and is about nothing: whoever answers it with "OK" has the same key and clock. */
export function webhookProbe(
  apiKey: string,
  now: Date,
): { readonly path: string; readonly headers: Readonly<Record<string, string>>; readonly body: string } {
  const seconds = Math.floor(now.getTime() / 1000);
  const body = JSON.stringify({ status: 'examined' });
  const signature = createHmac('sha512', apiKey.trim()).update(`${seconds}:${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', auth: Buffer.from(`${seconds}:${signature}`).toString('base64') };
  return { path: `${webhookPath}?transactionid=examined&timestamp=${seconds}`, headers, body };
}
