import { request as askPlain, type IncomingHttpHeaders } from 'node:http';
import { request as askSecure } from 'node:https';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What belongs to one connection and is not passed on, nor what somebody says of the way it came. */
const ofConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-proto',
]);

const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)));

/**
 * Hands a call to the backend as it came, and its answer back while it comes: events never end and files are large. `Host` and `Origin`
 * stay the browser's, which is what the backend looks at.
 */
export function proxyTo(commerceUrl: string): (request: FastifyRequest, reply: FastifyReply) => void {
  const send = commerceUrl.startsWith('https:') ? askSecure : askPlain;
  return (request, reply) => {
    reply.hijack();
    const headers = { ...passedOn(request.headers), 'x-forwarded-for': request.ip, 'x-request-id': String(request.id) };
    const call = send(new URL(request.url, commerceUrl), { method: request.method, headers }, (answer) => {
      reply.raw.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
      answer.pipe(reply.raw);
    });
    call.on('error', (error) => {
      request.log.error({ err: error }, 'commerce.unreachable');
      if (reply.raw.headersSent) reply.raw.destroy();
      else
        reply.raw
          .writeHead(502, { 'content-type': 'application/json', 'cache-control': 'no-store' })
          .end('{"errors":[{"message":"The shop cannot be reached."}]}');
    });
    reply.raw.on('close', () => call.destroy());
    request.raw.pipe(call);
  };
}
