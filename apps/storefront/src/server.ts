import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { answer } from './server/answer.ts';
import { createCachedPageHandler, type CachedPageHandler } from './server/cached-page-handler.ts';
import { createDevelopmentBuild, loadBuild, type PageBuild } from './server/page-build.ts';
import { createNetworkShare } from './server/network-share.ts';
import { createPageServer, type PageServer } from './server/page-server.ts';
import { createRenderQueue } from './server/render-queue.ts';
import { speculationRules } from './server/speculation-rules.ts';
import { readStaticFiles, type StaticFile } from './server/static-files.ts';
import type { Storefront, StorefrontOptions } from './server/storefront.ts';
import { createStoreViewRegistry } from './server/store-view-registry.ts';
import { warmUp } from './server/warm-up.ts';

export type { StorefrontOptions } from './server/storefront.ts';
export type { GraphqlExecutor, GraphqlRequest, GraphqlResponse } from './lib/graphql/executor.ts';

const appRoot = fileURLToPath(new URL('..', import.meta.url));
/** A render takes some 5 ms: who is further behind would wait longer than a quarter of a second. */
const renderLimits = { running: 4, waiting: 40, waitingUrgent: 200 };
/** Some ten pages at once, then a fifth of the core: more than a school reads, and shoppers beside it wait for one of them at most. */
const networkShare = { burstMs: 100, part: 0.2 };
const usualCacheMb = 64;

export type RunningStorefront = {
  /** Invalidates pages that show one of these; undefined means all. */
  readonly purge: (tags: readonly string[] | undefined) => void;
  readonly pages: Pick<PageServer, 'cache' | 'counts'>;
  /** Call it on the raw server before Fastify sees a request; development caches nothing. */
  readonly handleCached: CachedPageHandler;
  /** Renders what most visitors come to once; development compiles as it goes. */
  readonly warmUp: () => Promise<void>;
};

type Built = { readonly build: PageBuild; readonly files: ReadonlyMap<string, StaticFile> };

const begun = new Map<string, Promise<Built>>();

/** Begins to load the built storefront, so that it comes while the backend waits for its database. */
export function prepareStorefront(buildDirectory = join(appRoot, 'build')): void {
  // Told where it is used.
  built(buildDirectory).catch(() => undefined);
}

function built(buildDirectory: string): Promise<Built> {
  const load = async (): Promise<Built> => {
    const files = readStaticFiles(join(buildDirectory, 'client'));
    return { build: await loadBuild(buildDirectory), files: await files };
  };
  const loading = begun.get(buildDirectory) ?? load();
  begun.set(buildDirectory, loading);
  return loading;
}

/** Adds every page of the shop to a server, after its own routes: whatever they do not answer is a page or a built file. */
export async function registerStorefront(app: FastifyInstance, options: StorefrontOptions): Promise<RunningStorefront> {
  const buildDirectory = options.buildDirectory ?? join(appRoot, 'build');
  const production = options.mode === 'production';
  const now = (): Date => options.clock.now();
  const registry = createStoreViewRegistry(options.execute, now, options.logger);
  const pages = createPageServer({
    execute: options.execute,
    now,
    log: options.logger,
    epoch: options.changes && ((time) => options.changes?.epoch(time) ?? ''),
    maxBytes: production ? (options.pageCacheMb ?? usualCacheMb) * 1024 * 1024 : 0,
  });
  const invalidate = (tags: readonly string[] | undefined): void => {
    // Languages, prefixes and themes decide which page an address means.
    if (tags?.includes('stores')) {
      registry.invalidate();
      pages.cache.clear();
    }
    pages.invalidate(tags);
  };
  options.changes?.subscribe(invalidate);
  let made: Storefront | undefined;
  await app.register(async (scope) => {
    // Bodies belong to React Router's actions, which read them themselves.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const loaded = production ? await built(buildDirectory) : undefined;
    const ahead = speculationRules();
    const storefront: Storefront = {
      options,
      https: options.publicUrl.startsWith('https:'),
      registry,
      files: new Map<string, StaticFile>(loaded ? [...loaded.files, [ahead.path, ahead.file]] : []),
      speculationRules: production ? ahead.path : undefined,
      build: loaded ? async () => loaded.build : await createDevelopmentBuild(scope, appRoot),
      pages,
      queue: createRenderQueue(renderLimits, options.limitsNetworks ? createNetworkShare(networkShare) : undefined),
      observedNames: new Map(),
    };
    made = storefront;
    scope.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', handler: (request, reply) => answer(storefront, request, reply) });
    app.addHook('onReady', async () => {
      await registry.current().catch((error: unknown) => options.logger.warn('store_views.unknown', { error }));
    });
  });
  // A call from elsewhere that names nothing may mean the store views, too.
  return {
    purge: (tags) => invalidate(tags ?? ['stores']),
    pages,
    warmUp: async () => {
      if (production && made) await warmUp(made);
    },
    handleCached: production ? createCachedPageHandler({ pages, options }) : () => false,
  };
}
