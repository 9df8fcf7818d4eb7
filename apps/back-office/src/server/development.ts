import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';

/** Development: Vite answers for its modules first, and the page is made anew for each request. */
export async function createDevelopmentPages(
  app: FastifyInstance,
  root: string,
): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>> {
  const { createServer } = await import('vite');
  const { createRequestHandler } = await import('react-router');
  // A port of its own for the news of changes: the shop's own Vite listens on the server itself.
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true, hmr: { port: 24_679 } } });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  return async (request, reply) => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
    // Vite takes its base, which ends with a slash, from `request.url`.
    const address = request.originalUrl.replace(/^\/staff(?=$|\?)/, '/staff/');
    const page = await createRequestHandler(build, 'development')(new Request(new URL(address, 'http://localhost')));
    // The tools of development write inline scripts.
    reply.headers({ 'content-security-policy': "frame-ancestors 'none'", 'cache-control': 'no-store' });
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .send(await page.text());
  };
}
