import { outgoingTraceparent } from '@shop/telemetry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inCall } from './trace-call.ts';

const passed = ['accept', 'authorization', 'content-type', 'store', 'if-none-match', 'traceparent'] as const;

/** Hands a call to the backend as it came; only what a proxy must not pass on is left out. */
export const proxyTo =
  (commerceUrl: string) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const response = await inCall(request.routeOptions.url ?? 'unknown', request.method, () => ask(request, commerceUrl));
    reply.code(response.status);
    for (const [name, value] of response.headers) {
      if (!/^(content-encoding|content-length|transfer-encoding|connection)$/.test(name)) reply.header(name, value);
    }
    return reply.send(Buffer.from(await response.arrayBuffer()));
  };

function ask(request: FastifyRequest, commerceUrl: string): Promise<Response> {
  const headers = new Headers({ 'X-Request-Id': String(request.id), 'X-Forwarded-For': request.ip });
  for (const name of passed) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  for (const [name, value] of Object.entries(outgoingTraceparent())) headers.set(name, value);
  return fetch(new URL(request.url, commerceUrl), {
    method: request.method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
    ...(request.method === 'POST' ? { body: new Uint8Array(request.body as Buffer) } : {}),
  });
}
