import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyOf, encodingFor, type Encoding, type PageEntry, type PageHeaders } from './page-entry.ts';
import type { PageAnswer, PageState } from './page-server.ts';
import { sendText } from './send-response.ts';

/** Tells the browser and whoever watches where a page came from; scripts can read it, so a page that is old can say so (R181). */
const stateHeaders = (state: PageState): Readonly<Record<string, string>> => ({
  'x-cache': state,
  ...(state === 'stale' ? { 'server-timing': 'stale' } : {}),
});

/** Sends what the page server found. */
export async function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: PageAnswer): Promise<FastifyReply> {
  reply.headers(stateHeaders(answer.state));
  if ('page' in answer) {
    reply.code(answer.page.status).headers(answer.page.headers);
    return sendText(request, reply, answer.page.body);
  }
  const { entry } = answer;
  reply.headers(entry.headers).header('vary', 'Accept-Encoding');
  if (isDataAhead(request, entry)) reply.header('cache-control', aheadCacheControl);
  if (isKnown(request.headers['if-none-match'], entry)) return reply.code(304).send();
  const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''));
  const body = await bodyOf(entry, encoding);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('content-length', body.length).send(request.method === 'HEAD' ? undefined : body);
}

/** So long a page's data may wait for the click that it was fetched ahead for; a browser would ask again at once otherwise. */
const aheadCacheControl = 'private, max-age=20';

const isDataAhead = ({ headers }: FastifyRequest, entry: PageEntry): boolean =>
  headers['sec-purpose'] === 'prefetch' && entry.headers['content-type']?.startsWith('text/x-script') === true;

const isKnown = (ifNoneMatch: string | undefined, { etag }: PageEntry): boolean => ifNoneMatch?.includes(etag) === true;

/** By the body, which is in one form. A page made anew with the same body may have other headers. */
const heads = new WeakMap<Buffer, { readonly headers: PageHeaders; readonly head: string[] }>();

/** Headers of a kept page as Node writes them, put together once. */
function headOf(entry: PageEntry, encoding: Encoding, body: Buffer): string[] {
  const known = heads.get(body);
  if (known?.headers === entry.headers) return known.head;
  const headers = {
    ...entry.headers,
    ...stateHeaders('hit'),
    vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': String(body.length),
  };
  const head = Object.entries(headers).flat();
  heads.set(body, { headers: entry.headers, head });
  return head;
}

/** What decides about a kept page, read from the headers as they came: Node would make an object of all of them. */
export type KeptAsk = { accept: string; ifNoneMatch: string | undefined; isPlain: boolean };

/** Reads it; plain is what everybody is answered alike. */
export function keptAsk({ rawHeaders }: IncomingMessage): KeptAsk {
  const ask: KeptAsk = { accept: '', ifNoneMatch: undefined, isPlain: true };
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    // No other name is so long as one of these and of interest.
    if (name.length !== 11 && name.length !== 13 && name.length !== 15) continue;
    const lower = name.toLowerCase();
    if (lower === 'accept-encoding') ask.accept = rawHeaders[at + 1] ?? '';
    else if (lower === 'if-none-match') ask.ifNoneMatch = rawHeaders[at + 1];
    // What is fetched ahead is answered with other headers.
    else if (lower === 'authorization' || lower === 'sec-purpose') ask.isPlain = false;
  }
  return ask;
}

/**
 * Sends a kept page past the framework: most requests of a busy shop end here. False when it is not at hand in the form the
 * browser reads.
 */
export function giveKept({ method }: IncomingMessage, ask: KeptAsk, response: ServerResponse, entry: PageEntry): boolean {
  if (isKnown(ask.ifNoneMatch, entry)) {
    response.writeHead(304, Object.entries({ ...entry.headers, ...stateHeaders('hit'), vary: 'Accept-Encoding' }).flat()).end();
    return true;
  }
  const encoding = encodingFor(ask.accept);
  const body = entry.bodies.get(encoding);
  if (!body) return false;
  response.writeHead(200, headOf(entry, encoding, body));
  response.end(method === 'HEAD' ? undefined : body);
  return true;
}
