import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { eventually } from './eventually.ts';

/** A call that starts a payment, on its way to the provider. */
type HeldStart = {
  goOn(): void;
  /** The provider does not hear of it, and the shop is told that it was refused. */
  refuse(): void;
};

/** Until the test ends, every call that starts a payment waits until the test says what becomes of it. Answers with the next that comes. */
export function holdStarts(test: TestContext): () => Promise<HeldStart> {
  const send = globalThis.fetch;
  const came: HeldStart[] = [];
  test.mock.method(globalThis, 'fetch', async (url: string, init?: RequestInit): Promise<Response> => {
    if (init?.method !== 'POST' || !url.endsWith('/orders')) return send(url, init);
    const isRefused = await new Promise<boolean>((resolve) => {
      came.push({ goOn: () => resolve(false), refuse: () => resolve(true) });
    });
    return isRefused ? Response.json({ success: false, data: {}, error_code: 1001 }, { status: 400 }) : send(url, init);
  });
  return () => eventually(async () => came.shift() ?? assert.fail('no payment is started'));
}
