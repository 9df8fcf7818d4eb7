import assert from 'node:assert/strict';
import { strFromU8, unzipSync } from 'fflate';
import type { TestShop } from './create-test-shop.ts';

type Headers = Readonly<Record<string, string>>;

/** The files of a copy of somebody's data. */
export const filesOf = (content: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(unzipSync(Buffer.from(content, 'base64'))).map(([name, bytes]) => [name, strFromU8(bytes)]));

/** What the shop knows of somebody and mails a link to: asked for, opened and read. */
export async function readMailedCopy(shop: TestShop, email: string, headers: Headers): Promise<string> {
  await shop.ask('mutation { requestMyData }', { headers: { ...headers } });
  const token = (await shop.mails(email)).flatMap(({ text }) => /\/account\/privacy\?data=([0-9a-f]{64})/.exec(text)?.[1] ?? [])[0];
  const { data, errors } = await shop.ask<{ downloadMyData: { content: string } }>(
    'mutation ($token: String!) { downloadMyData(token: $token) { content } }',
    { variables: { token }, headers: { ...headers } },
  );
  assert.deepEqual(errors, []);
  return filesOf(data.downloadMyData.content)['maas-en-alm.json'] ?? assert.fail('no copy for programs');
}
