import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const worthCompressing = 1024;

/** Sends a finished text in the smallest form the browser reads; the quality is chosen for pages made on demand. */
export async function sendText(request: FastifyRequest, reply: FastifyReply, body: Buffer): Promise<FastifyReply> {
  reply.header('Vary', 'Accept-Encoding');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (request.method === 'HEAD') return reply.send();
  if (body.length < worthCompressing) return reply.send(body);
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    return reply.header('Content-Encoding', 'br').send(await brotli(body, { params }));
  }
  if (/\bgzip\b/.test(accepted)) return reply.header('Content-Encoding', 'gzip').send(await zip(body, { level: 6 }));
  return reply.send(body);
}
