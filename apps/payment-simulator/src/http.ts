import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Json } from './simulated-order.ts';

/** A request that was read, and the answer to it. */
export type Request = { readonly method: string; readonly url: URL; readonly headers: IncomingMessage['headers']; readonly body: string };
export type Answer = {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
};

const maxBytes = 1024 * 1024;

/** Reads a request to its end; undefined when it is too large. */
export async function readRequest(request: IncomingMessage, origin: string): Promise<Request | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  const { method = 'GET', url = '/', headers } = request;
  return { method, url: new URL(url, origin), headers, body: Buffer.concat(chunks).toString('utf8') };
}

export function sendAnswer(response: ServerResponse, { status, type, body, headers = {} }: Answer): void {
  const usual = {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  };
  response.writeHead(status, { ...usual, ...headers }).end(body);
}

export const jsonAnswer = (value: unknown, status = 200): Answer => ({ status, type: 'application/json', body: JSON.stringify(value) });
export const redirectTo = (location: string): Answer => ({ status: 303, type: 'text/plain', body: '', headers: { location } });
export const notFound: Answer = { status: 404, type: 'text/plain', body: 'not found' };

/** The body as an object; an empty one is an empty object, undefined is no JSON object at all. */
export function readJson(body: string): Json | undefined {
  if (body.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined;
  } catch {
    return undefined;
  }
}
