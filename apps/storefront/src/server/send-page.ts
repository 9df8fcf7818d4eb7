import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyOf, encodingFor, type Encoding, type PageEntry, type PageHeaders } from './page-entry.ts';
import type { PageAnswer, PageState } from './fetch-page.ts';
import { sendText } from './send-response.ts';

/** Tells the browser and whoever watches where a page came from; scripts can read it, so a stale page can say so (R181). */
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
  if (isPrefetchedData(request, entry)) reply.header('cache-control', prefetchCacheControl);
  if (isNotModified(request.headers['if-none-match'], entry)) return reply.code(304).send();
  const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''));
  const body = await bodyOf(entry, encoding);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('content-length', body.length).send(request.method === 'HEAD' ? undefined : body);
}

/** So long a page's data may wait for the click that it was prefetched for; a browser would ask again at once otherwise. */
const prefetchCacheControl = 'private, max-age=20';

const isPrefetchedData = ({ headers }: FastifyRequest, entry: PageEntry): boolean =>
  headers['sec-purpose'] === 'prefetch' && entry.headers['content-type']?.startsWith('text/x-script') === true;

const isNotModified = (ifNoneMatch: string | undefined, { etag }: PageEntry): boolean => ifNoneMatch?.includes(etag) === true;

/** By the encoded body. A page rendered again with the same body may have other headers. */
const rawHeaders = new WeakMap<Buffer, { readonly headers: PageHeaders; readonly raw: string[] }>();

/** Headers of a cached page as Node writes them, put together once. */
function rawHeadersOf(entry: PageEntry, encoding: Encoding, body: Buffer): string[] {
  const known = rawHeaders.get(body);
  if (known?.headers === entry.headers) return known.raw;
  const headers = {
    ...entry.headers,
    ...stateHeaders('hit'),
    vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': String(body.length),
  };
  const raw = Object.entries(headers).flat();
  rawHeaders.set(body, { headers: entry.headers, raw });
  return raw;
}

/** What decides about a cached page, read from the headers as they came: Node would make an object of all of them. */
export type CacheRequest = { acceptEncoding: string; ifNoneMatch: string | undefined; isShared: boolean };

/** Reads it; shared is what everybody is answered alike. */
export function readCacheRequest(request: Pick<IncomingMessage, 'rawHeaders'>): CacheRequest {
  const found: CacheRequest = { acceptEncoding: '', ifNoneMatch: undefined, isShared: true };
  const { rawHeaders: raw } = request;
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] ?? '';
    // No other name is so long as one of these and of interest.
    if (name.length !== 11 && name.length !== 13 && name.length !== 15) continue;
    const lower = name.toLowerCase();
    if (lower === 'accept-encoding') found.acceptEncoding = raw[at + 1] ?? '';
    else if (lower === 'if-none-match') found.ifNoneMatch = raw[at + 1];
    // What is prefetched is answered with other headers.
    else if (lower === 'authorization' || lower === 'sec-purpose') found.isShared = false;
  }
  return found;
}

/** Sends a cached page on the raw response; false when it is not at hand in the encoding the browser reads. */
export function sendCached(method: string, request: CacheRequest, response: ServerResponse, entry: PageEntry): boolean {
  if (isNotModified(request.ifNoneMatch, entry)) {
    response.writeHead(304, Object.entries({ ...entry.headers, ...stateHeaders('hit'), vary: 'Accept-Encoding' }).flat()).end();
    return true;
  }
  const encoding = encodingFor(request.acceptEncoding);
  const body = entry.bodies.get(encoding);
  if (!body) return false;
  response.writeHead(200, rawHeadersOf(entry, encoding, body));
  response.end(method === 'HEAD' ? undefined : body);
  return true;
}
