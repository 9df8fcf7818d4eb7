import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Stands before a provider and writes down who was asked for what. */
export type CallCounter = {
  /** In place of the provider's address. */
  readonly url: string;
  /** How many calls of a method went to a path that ends so. */
  count(method: string, end: string): number;
  close(): Promise<void>;
};

/** Passes every call on as it is, and its answer, or that there was none. */
export async function countCalls(target: string): Promise<CallCounter> {
  const { origin, pathname } = new URL(target);
  const calls: string[] = [];
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/', headers } = request;
    calls.push(`${method} ${url}`);
    const body = await text(request);
    const told = { api_key: String(headers['api_key'] ?? ''), 'content-type': headers['content-type'] ?? 'application/json' };
    const answer = await fetch(`${origin}${url}`, { method, headers: told, ...(body === '' ? {} : { body }) });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${pathname}`,
    count: (method, end) => calls.filter((call) => call.startsWith(`${method} `) && call.endsWith(end)).length,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
