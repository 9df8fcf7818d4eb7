import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { answerWith } from './server/answer.ts';
import { readBuild } from './server/build-files.ts';
import { createDevelopmentPages } from './server/development.ts';

export { forBackOffice } from './server/hosts.ts';

type BackOfficeOptions = {
  readonly mode: 'production' | 'dev';
  /** The origin of the back office. */
  readonly url: string;
  /** Whether it answers at that host alone. */
  readonly hasOwnHost: boolean;
  /** Where `react-router build` wrote; the app's own `build` folder unless told. */
  readonly buildDirectory?: string | undefined;
};

const appRoot = fileURLToPath(new URL('..', import.meta.url));

/** Adds the screens of the back office and their files to a server; what they ask for is answered by the backend's own routes. */
export async function registerBackOffice(app: FastifyInstance, options: BackOfficeOptions): Promise<void> {
  const { host } = new URL(options.url);
  await app.register(async (scope) => {
    scope.addHook('onRequest', (request, reply, done) => {
      if (options.hasOwnHost && request.host !== host) reply.callNotFound();
      else done();
    });
    const pages =
      options.mode === 'production'
        ? answerWith(await readBuild(join(options.buildDirectory ?? join(appRoot, 'build'), 'client')), options.url)
        : await createDevelopmentPages(scope, appRoot);
    for (const url of ['/staff', '/staff/*']) {
      scope.route({ method: ['GET', 'HEAD'], url, handler: pages });
      // Otherwise the shop would answer with a page of its own.
      scope.route({ method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], url, handler: (_request, reply) => reply.callNotFound() });
    }
  });
}
