import { setTimeout } from 'node:timers/promises';

const shop = process.env['SHOP_URL'];
if (!shop) throw new Error('Run it with: npm test -- --only <file>; it starts the shop these tests ask.');

export const origin = new URL(shop).origin;

const maxTries = 5;

/** Comes again when the shop says that it is too busy, after as long as it says. */
export async function fetchPatiently(path: string, options: RequestInit = {}): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await fetch(new URL(path, origin), options);
    if (response.status !== 503 || tries === maxTries) return response;
    await setTimeout(1_000 * Number(response.headers.get('retry-after') ?? 1));
  }
}

/** Asks the running shop as a program would: follows no redirect. */
export const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetchPatiently(path, { headers, redirect: 'manual' });

export const textOf = async (path: string): Promise<string> => (await get(path)).text();

/** The path a redirect leads to, with its status. */
export async function redirectOf(path: string): Promise<readonly [status: number, path: string]> {
  const response = await get(path);
  return [response.status, new URL(response.headers.get('location') ?? '', origin).pathname];
}
