import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphqlExecutor } from './lib/graphql/executor.ts';
import type { PublicSettings, RequestContext, StorefrontLogger } from './lib/page/request-context.ts';
import { basenameOf, type StoreView } from './lib/page/store-view.ts';
import { matchLanguage } from './server/match-language.ts';
import { createDevelopmentBuild, loadBuild, type PageBuild } from './server/page-build.ts';
import { setCommonHeaders, setPageHeaders } from './server/security-headers.ts';
import { sendText } from './server/send-response.ts';
import { chooseEncoding, readStaticFiles, type StaticFile } from './server/static-files.ts';
import { createStoreViewRegistry, type StoreViewRegistry } from './server/store-view-registry.ts';
import { requestUrl, toWebRequest } from './server/web-request.ts';

export type { GraphqlExecutor, GraphqlRequest, GraphqlResponse } from './lib/graphql/executor.ts';

export type StorefrontOptions = PublicSettings & {
  readonly execute: GraphqlExecutor;
  readonly mode: 'production' | 'dev';
  /** Overrides the theme of every store view. */
  readonly theme?: string | undefined;
  readonly logger: StorefrontLogger;
  readonly clock: { now(): Date };
  /** Where `react-router build` wrote; the app's own `build` folder unless told. */
  readonly buildDirectory?: string | undefined;
};

const appRoot = fileURLToPath(new URL('..', import.meta.url));
const pageDeadline = 3000;
/** Many statements from one place are slowed down, never refused (LAW-08): their answer must still arrive. */
const formDeadline = 45_000;

type Storefront = {
  readonly options: StorefrontOptions;
  readonly https: boolean;
  readonly registry: StoreViewRegistry;
  readonly files: ReadonlyMap<string, StaticFile>;
  readonly build: () => Promise<PageBuild>;
};

/** Adds every page of the shop to a server, after its own routes: whatever they do not answer is a page or a built file. */
export async function registerStorefront(app: FastifyInstance, options: StorefrontOptions): Promise<void> {
  const buildDirectory = options.buildDirectory ?? join(appRoot, 'build');
  await app.register(async (scope) => {
    // Bodies belong to React Router's actions, which read them themselves.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const production = options.mode === 'production';
    const loaded = production ? await loadBuild(buildDirectory) : undefined;
    const storefront: Storefront = {
      options,
      https: options.publicUrl.startsWith('https:'),
      registry: createStoreViewRegistry(options.execute, () => options.clock.now(), options.logger),
      files: production ? await readStaticFiles(join(buildDirectory, 'client')) : new Map(),
      build: loaded ? async () => loaded : await createDevelopmentBuild(scope, appRoot),
    };
    scope.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', handler: (request, reply) => answer(storefront, request, reply) });
    app.addHook('onReady', async () => {
      await storefront.registry.current().catch((error: unknown) => options.logger.warn('store_views.unknown', { error }));
    });
  });
}

async function answer(storefront: Storefront, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  setCommonHeaders(reply, storefront.https);
  const { pathname, search } = requestUrl(request, storefront.options.publicUrl);
  const file = storefront.files.get(pathname);
  if (file) return sendFile(file, request, reply);
  // Never a page in place of a file: a browser would cache HTML as a script (R191).
  if (pathname.startsWith('/assets/')) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
  let views: readonly StoreView[];
  try {
    views = await storefront.registry.current();
  } catch (error) {
    storefront.options.logger.error('store_views.unknown', { error, requestId: request.id });
    return reply
      .code(503)
      .header('Retry-After', '10')
      .header('Cache-Control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(closedText);
  }
  const match = matchLanguage(pathname, search, views);
  if (match.kind === 'redirect') return reply.redirect(match.location, 301);
  return sendPage(storefront, request, reply, { view: match.view, views });
}

const closedText = [
  'De winkel is even niet bereikbaar. Probeer het zo nog eens.',
  'Der Shop ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
  'The shop cannot be reached at the moment. Please try again shortly.',
].join('\n');

function sendFile(file: StaticFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({ 'Content-Type': file.type, 'Cache-Control': file.cacheControl, ETag: file.etag, Vary: 'Accept-Encoding' });
  // A worker lives by the policy of its own file, not by that of the pages: it fetches what it keeps.
  if (file.cacheControl === 'no-cache')
    reply.header('Content-Security-Policy', "default-src 'none'; connect-src 'self'; script-src 'self'");
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const { body, encoding } = chooseEncoding(file, String(request.headers['accept-encoding'] ?? ''));
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.header('Content-Length', body.length).send(request.method === 'HEAD' ? undefined : body);
}

type Language = { readonly view: StoreView; readonly views: readonly StoreView[] };

async function sendPage(storefront: Storefront, request: FastifyRequest, reply: FastifyReply, language: Language): Promise<FastifyReply> {
  const { options, https } = storefront;
  const build = await storefront.build();
  const deadline = AbortSignal.timeout(request.method === 'POST' ? formDeadline : pageDeadline);
  const webRequest = toWebRequest(request, options.publicUrl, new AbortController().signal);
  const context = pageContext(storefront, request, language, build, deadline);
  const response = await build.answer(basenameOf(language.view), webRequest, context);
  const body = Buffer.from(await response.arrayBuffer());
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  if (!response.headers.has('Cache-Control'))
    reply.header('Cache-Control', response.status < 500 && request.method !== 'POST' ? 'public, max-age=0, must-revalidate' : 'no-store');
  if (response.headers.get('Content-Type')?.startsWith('text/html')) {
    const path = new URL(webRequest.url).pathname;
    setPageHeaders(reply, { html: body.toString('utf8'), path, https, policy: options.mode === 'production' });
  }
  return sendText(request, reply, body);
}

function pageContext(
  { options }: Storefront,
  request: FastifyRequest,
  { view, views }: Language,
  build: PageBuild,
  deadline: AbortSignal,
): RequestContext {
  const { publicUrl, demo, shopAccessToken, consumerKey } = options;
  const preview = demo ? requestUrl(request, publicUrl).searchParams.get('theme') : null;
  return {
    execute: options.execute,
    storeView: view,
    storeViews: views,
    themeName: preview ?? options.theme ?? view.theme,
    settings: { publicUrl, demo, shopAccessToken, consumerKey },
    requestId: String(request.id),
    ip: request.ip,
    now: options.clock.now(),
    deadline,
    assetsOf: build.assetsOf,
    log: options.logger,
  };
}
