import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, encoded, type Encoding } from './page-entry.ts';

const minCompressedBytes = 1024;

/** The form a finished text is sent in. */
export const encodingOf = ({ headers, method }: Pick<FastifyRequest, 'headers' | 'method'>, body: Buffer): Encoding =>
  body.length < minCompressedBytes || method === 'HEAD' ? 'identity' : encodingFor(String(headers['accept-encoding'] ?? ''));

/** Sends a finished text in the smallest form the browser reads. */
export async function sendText(request: FastifyRequest, reply: FastifyReply, body: Buffer): Promise<FastifyReply> {
  reply.header('Vary', 'Accept-Encoding');
  if (request.method === 'HEAD') return reply.send();
  const encoding = encodingOf(request, body);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.send(await encoded(body, encoding));
}
