import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signature } from './webhooks.ts';

type Notice = { readonly query: URLSearchParams; readonly body: Readonly<Record<string, unknown>>; readonly isGenuine: boolean };

/** The webhook of a shop, for tests of the simulator. */
export type TestShop = {
  readonly webhookUrl: string;
  readonly notices: (orderId: string) => readonly Notice[];
  /** All notices about an order, as soon as there are so many. */
  readonly wait: (orderId: string, count: number) => Promise<readonly Notice[]>;
  /** Statuses of the answers to come; then 200 again. */
  readonly answer: (statuses: readonly number[]) => void;
  readonly reset: () => void;
  readonly close: () => Promise<void>;
};

export async function startTestShop(apiKey: string): Promise<TestShop> {
  const notices: Notice[] = [];
  const arrivals = new EventEmitter();
  let answers: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const raw = Buffer.concat(chunks).toString('utf8');
      const { searchParams } = new URL(request.url ?? '/', 'http://shop.example');
      const isGenuine = request.headers['auth'] === signature(apiKey, Number(searchParams.get('timestamp')), raw);
      const status = answers.shift() ?? 200;
      response.writeHead(status).end(status === 200 ? 'OK' : 'failed', () => {
        notices.push({ query: searchParams, body: JSON.parse(raw) as Notice['body'], isGenuine });
        arrivals.emit('notice');
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const about = (orderId: string): readonly Notice[] => notices.filter(({ body }) => body['order_id'] === orderId);
  const wait = async (orderId: string, count: number): Promise<readonly Notice[]> => {
    while (about(orderId).length < count) await once(arrivals, 'notice', { signal: AbortSignal.timeout(5_000) });
    return about(orderId);
  };
  return {
    webhookUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/payments/multisafepay/webhook`,
    notices: about,
    wait,
    answer: (statuses) => void (answers = [...statuses]),
    reset: () => {
      notices.splice(0);
      answers = [];
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
