import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { RequestHandler, RouterContext, ServerBuild } from 'react-router';
import type { PageAssets, RequestContext } from '../lib/page/request-context.ts';
import { assetsOf, readManifest } from './build-assets.ts';

/** The rendered application, ready for a language. */
export type PageBuild = {
  /** Answers one request in the language whose paths start with `basename`. */
  readonly answer: (basename: string, request: Request, context: RequestContext) => Promise<Response>;
  readonly assetsOf: (sources: readonly string[]) => PageAssets;
};

type Entry = { readonly requestContext: RouterContext<RequestContext> };

async function toPageBuild(build: ServerBuild, mode: 'production' | 'development', assets: PageBuild['assetsOf']): Promise<PageBuild> {
  const { createRequestHandler, RouterContextProvider } = await import('react-router');
  // The bundle's own key: a context made from the source file would be another one.
  const { requestContext } = build.entry.module as unknown as Entry;
  const handlers = new Map<string, RequestHandler>();
  return {
    answer(basename, request, context) {
      const handler = handlers.get(basename) ?? createRequestHandler({ ...build, basename }, mode);
      handlers.set(basename, handler);
      const provider = new RouterContextProvider();
      provider.set(requestContext, context);
      return handler(request, provider);
    },
    assetsOf: assets,
  };
}

/**
 * Loads what `react-router build` wrote. React chooses its slow development build when NODE_ENV is not set as it is
 * first imported, so nothing before this may import React or React Router.
 */
export async function loadBuild(buildDirectory: string): Promise<PageBuild> {
  process.env['NODE_ENV'] ??= 'production';
  const build = (await import(pathToFileURL(join(buildDirectory, 'server/index.js')).href)) as ServerBuild;
  const manifest = await readManifest(join(buildDirectory, 'client'));
  return toPageBuild(build, 'production', (sources) => assetsOf(manifest, sources));
}

/** Development: Vite answers for its modules first, and the pages are loaded anew when their source changes. */
export async function createDevelopmentBuild(app: FastifyInstance, root: string): Promise<() => Promise<PageBuild>> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true, hmr: { server: app.server } } });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  const styles = (source: string) => (source.endsWith('/theme.tsx') ? [`/${source.replace(/\.tsx$/, '.css')}?direct`] : []);
  return async () => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
    return toPageBuild(build, 'development', (sources) => ({ styles: sources.flatMap(styles), scripts: [] }));
  };
}
