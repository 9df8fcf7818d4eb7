import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, packed, type Encoding } from './page-entry.ts';

const worthPacking = 1024;

/** The form a finished text is sent in. */
export const formFor = ({ headers, method }: Pick<FastifyRequest, 'headers' | 'method'>, body: Buffer): Encoding =>
  body.length < worthPacking || method === 'HEAD' ? 'identity' : encodingFor(String(headers['accept-encoding'] ?? ''));

/** Sends a finished text in the smallest form the browser reads. */
export async function sendText(request: FastifyRequest, reply: FastifyReply, body: Buffer): Promise<FastifyReply> {
  reply.header('Vary', 'Accept-Encoding');
  if (request.method === 'HEAD') return reply.send();
  const form = formFor(request, body);
  if (form !== 'identity') reply.header('Content-Encoding', form);
  return reply.send(await packed(body, form));
}
