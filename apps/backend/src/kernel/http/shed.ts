import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long the process has done nothing but answer, in milliseconds: everybody who has not been read yet waits at least as long. */
export type BusyFor = () => number;

type Limits = { readonly pictures: number; readonly reads: number; readonly changes: number };

/** Somebody who looks for something gives up soon, somebody who pays does not (R099). */
const usualLimits: Limits = { pictures: 150, reads: 250, changes: 4_000 };
const tickMs = 20;

/**
 * Measures how long the event loop has been held up. Under too much load one turn of it takes ever longer, because every turn reads
 * all requests that came during the one before.
 */
export function watchLoop(): { readonly busyFor: BusyFor; readonly stop: () => void } {
  let last = performance.now();
  const timer = setInterval(() => void (last = performance.now()), tickMs);
  timer.unref();
  return { busyFor: () => performance.now() - last, stop: () => clearInterval(timer) };
}

/**
 * Refuses at once what could only be answered too late (R098), so that the rest is answered in time: pictures and reads first,
 * changes, orders and payment notifications last, questions after the health never.
 */
export function registerShedding(app: FastifyInstance, busyFor: BusyFor, limits: Limits = usualLimits): { readonly shed: () => number } {
  let shed = 0;
  app.addHook('onRequest', (request, reply, done) => {
    if (busyFor() <= limitOf(request, limits)) return done();
    shed += 1;
    // Whoever comes again at once would only make it worse.
    void reply.code(503).header('retry-after', '2').header('cache-control', 'no-store');
    if (request.url.startsWith('/graphql'))
      return void reply.send({ errors: [{ message: 'The shop is very busy. Please try again shortly.' }] });
    return void reply.type('text/plain; charset=utf-8').send('The shop is very busy. Please try again shortly.');
  });
  return { shed: () => shed };
}

function limitOf({ method, url }: FastifyRequest, { pictures, reads, changes }: Limits): number {
  if (url === '/healthz' || url === '/readyz' || url === '/metrics') return Infinity;
  if (url.startsWith('/media/')) return pictures;
  return method === 'GET' || method === 'HEAD' ? reads : changes;
}
