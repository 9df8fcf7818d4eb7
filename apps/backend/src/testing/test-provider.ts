import { signature, startSimulator, usualSettings, type Settings } from '../../../payment-simulator/src/index.ts';
import type { TestShop } from './create-test-shop.ts';

const apiKey = 'demo-payment-simulator-key';

/** The payment simulator for a test, which decides itself when the shop hears of what. */
export type TestProvider = {
  /** Goes into the environment of the test shop. */
  readonly url: string;
  /** The provider lives in the shop's time. */
  follow(clock: { now(): Date }): void;
  reset(): Promise<void>;
  /** What goes wrong from now on. */
  set(settings: Partial<Settings>): Promise<void>;
  /** As if the shopper or a bank did it; the shop is not told. */
  become(id: string, status: string): Promise<void>;
  order(id: string): Promise<Readonly<Record<string, unknown>> | undefined>;
  orders(): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** What the shop answered to notifications that the provider sent by itself. */
  answers(): Promise<readonly { readonly orderId: string; readonly answer: number }[]>;
  /** Tells the shop, signed, with what is different about it. */
  tell(
    shop: Pick<TestShop, 'request' | 'clock'>,
    id: string,
    different?: Readonly<Record<string, unknown>>,
    key?: string,
  ): Promise<{ status: number; text: string }>;
  close(): Promise<void>;
};

export async function startTestProvider(): Promise<TestProvider> {
  let clock: { now(): Date } = { now: () => new Date('2026-11-15T11:00:00Z') };
  const simulator = await startSimulator({ apiKey, clock: { now: () => clock.now() }, settings: { webhook: 'never' } });
  const control = async (method: string, path: string, body?: object): Promise<Response> =>
    fetch(`${simulator.origin}/control/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const order: TestProvider['order'] = async (id) => {
    const answer = await control('GET', `orders/${encodeURIComponent(id)}`);
    return answer.ok ? ((await answer.json()) as Readonly<Record<string, unknown>>) : undefined;
  };
  return {
    url: simulator.apiUrl,
    follow: (other) => {
      clock = other;
    },
    reset: async () => void (await control('PATCH', 'settings', { ...usualSettings, webhook: 'never' })),
    set: async (settings) => void (await control('PATCH', 'settings', settings)),
    become: async (id, status) => {
      const answer = await control('POST', `orders/${encodeURIComponent(id)}/status`, { status, notify: false });
      if (!answer.ok) throw new Error(`the provider does not know ${id}`);
    },
    order,
    orders: async () => (await (await control('GET', 'orders')).json()) as readonly Readonly<Record<string, unknown>>[],
    answers: async () => (await (await control('GET', 'deliveries')).json()) as readonly { orderId: string; answer: number }[],
    tell: async (shop, id, different = {}, key = apiKey) => {
      const body = JSON.stringify({ ...(await order(id)), ...different });
      const timestamp = Math.floor(shop.clock.now().getTime() / 1_000);
      const { statusCode, body: text } = await shop.request(
        'POST',
        `/api/payments/multisafepay/webhook?transactionid=${id}&timestamp=${timestamp}`,
        { 'content-type': 'application/json', auth: signature(key, timestamp, body) },
        body,
      );
      return { status: statusCode, text };
    },
    close: simulator.close,
  };
}
