import { networkOf } from '@shop/rules/network-of';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoreView } from '../lib/page/store-view.ts';
import { matchLanguage } from './match-language.ts';
import { pageAddress, pagePath, type PageAddress } from './page-address.ts';
import type { RenderedPage } from './fetch-page.ts';
import { OverloadError } from './render-queue.ts';
import { renderPage } from './render-page.ts';
import { commonHeaders } from './security-headers.ts';
import { encoded } from './page-entry.ts';
import { sendAnswer } from './send-page.ts';
import { encodingOf } from './send-response.ts';
import { chooseEncoding, type StaticFile } from './static-files.ts';
import type { PageLanguage, Storefront } from './storefront.ts';
import { requestUrl, traceparentOf } from './web-request.ts';

const maxObservedPaths = 20_000;

/** Answers whatever no other route has answered: a built file, or a page. */
export async function answer(storefront: Storefront, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.headers(commonHeaders(storefront.https));
  const url = requestUrl(request, storefront.options.publicUrl);
  const file = storefront.files.get(url.pathname);
  if (file) return sendFile(file, request, reply);
  // Never a page in place of a file: a browser would cache HTML as a script (R191).
  if (url.pathname.startsWith('/assets/')) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
  let views: readonly StoreView[];
  try {
    views = await storefront.registry.current();
  } catch (error) {
    storefront.options.logger.error('store_views.unknown', { error, requestId: request.id });
    return sendClosed(reply, 10);
  }
  const match = matchLanguage(url.pathname, url.search, views);
  if (match.kind === 'redirect') return reply.redirect(match.location, 301);
  try {
    return await sendPage(storefront, request, reply, url, { view: match.view, views });
  } catch (error) {
    if (!(error instanceof OverloadError)) throw error;
    return sendClosed(reply, 2);
  }
}

const closedText = [
  'De winkel is even niet bereikbaar. Probeer het zo nog eens.',
  'Der Shop ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
  'The shop cannot be reached at the moment. Please try again shortly.',
].join('\n');

const sendClosed = (reply: FastifyReply, seconds: number): FastifyReply =>
  reply
    .code(503)
    .header('retry-after', String(seconds))
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(closedText);

function sendFile(file: StaticFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({ 'Content-Type': file.type, 'Cache-Control': file.cacheControl, ETag: file.etag, Vary: 'Accept-Encoding' });
  // A worker lives by the policy of its own file, not by that of the pages: it fetches what it stores.
  if (file.cacheControl === 'no-cache')
    reply.header('Content-Security-Policy', "default-src 'none'; connect-src 'self'; script-src 'self'");
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const { body, encoding } = chooseEncoding(file, String(request.headers['accept-encoding'] ?? ''));
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.header('Content-Length', body.length).send(request.method === 'HEAD' ? undefined : body);
}

async function sendPage(
  storefront: Storefront,
  request: FastifyRequest,
  reply: FastifyReply,
  url: URL,
  language: PageLanguage,
): Promise<FastifyReply> {
  const { pages, queue, observedNames, options } = storefront;
  const path = pagePath(url.pathname);
  const isShared = request.method !== 'POST' && request.headers.authorization === undefined;
  const address = isShared ? pageAddress(url, observedNames.get(path)) : undefined;
  const theme = themeOf(storefront, url, language.view);
  const asked = address ? `${url.pathname}${address.search}` : undefined;
  const render = async (): Promise<RenderedPage> => {
    const page = await renderPage(storefront, request, { language, theme, path: asked });
    // Compressing is part of the work that waits its turn: a queue behind the queue would never be refused.
    await encoded(page.body, encodingOf(request, page.body));
    return page;
  };
  const facts = { 'shop.store': language.view.code };
  const visitor = { network: networkOf(request.ip), urgent: !address };
  const observed = (page: RenderedPage): void => {
    // Where the data of some routes is wanted the others read nothing.
    if (page.status === 200 && !url.searchParams.has('_routes')) observe(observedNames, path, page.dependencies.names);
  };
  const make = () => queue.run(() => options.trace?.run('page render', facts, render) ?? render(), visitor);
  if (!address || address.isUncertain) {
    const page = await make();
    if (address) observed(page);
    return sendAnswer(request, reply, { state: 'pass', page });
  }
  const key = `${language.view.code} ${theme} ${asked}`;
  const answered = await pages.answer(
    key,
    { requestId: String(request.id), ip: request.ip, traceparent: traceparentOf(request) },
    async () => {
      const page = await make();
      observed(page);
      return page;
    },
  );
  if ('entry' in answered) {
    pages.cache.nameUrl(answered.entry, request.originalUrl);
    return sendAnswer(request, reply, answered);
  }
  return sendAnswer(request, reply, { ...answered, page: carryOn(answered.page, address) });
}

/** A redirect takes along what the page itself would not have read: somebody counts it. */
function carryOn(page: RenderedPage, { dropped }: PageAddress): RenderedPage {
  const location = page.headers['location'];
  if (!location || !dropped) return page;
  return { ...page, headers: { ...page.headers, location: `${location}${location.includes('?') ? '&' : '?'}${dropped}` } };
}

function observe(observedNames: Storefront['observedNames'], path: string, names: ReadonlySet<string>): void {
  if (observedNames.size >= maxObservedPaths) observedNames.clear();
  observedNames.set(path, names);
}

function themeOf({ options }: Storefront, url: URL, view: StoreView): string {
  const preview = options.demo ? url.searchParams.get('theme') : null;
  return preview ?? options.theme ?? view.theme;
}
