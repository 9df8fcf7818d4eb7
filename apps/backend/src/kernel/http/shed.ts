import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long this turn of the event loop has worked already, in milliseconds: everybody who has not been read yet waits at least as long. */
export type BusyFor = () => number;

type Limits = { readonly pictures: number; readonly reads: number; readonly staff: number; readonly changes: number };

/** Somebody who looks for something gives up soon, somebody who works here later, and somebody who pays does not (R099). */
const usualLimits: Limits = { pictures: 150, reads: 250, staff: 1_000, changes: 4_000 };
const tickMs = 20;

/**
 * Measures how long the event loop has been held up by its own work. Under too much load one turn of it takes ever longer, because every
 * turn reads all requests that came during the one before. Processor time, not the clock: a process that was not given a processor has
 * no backlog of its own.
 */
export function watchLoop(): { readonly busyFor: BusyFor; readonly stop: () => void } {
  const worked = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  let last = worked();
  const timer = setInterval(() => void (last = worked()), tickMs);
  timer.unref();
  return { busyFor: () => worked() - last, stop: () => clearInterval(timer) };
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
    if (/^(?:\/staff)?\/graphql/.test(request.url))
      return void reply.send({ errors: [{ message: 'The shop is very busy. Please try again shortly.' }] });
    return void reply.type('text/plain; charset=utf-8').send('The shop is very busy. Please try again shortly.');
  });
  return { shed: () => shed };
}

function limitOf({ method, url }: FastifyRequest, { pictures, reads, staff, changes }: Limits): number {
  // Built files lie in memory: refusing one costs as much as giving it, and spoils a page that was made already.
  if (url === '/healthz' || url === '/readyz' || url === '/metrics' || url.startsWith('/assets/')) return Infinity;
  if (url.startsWith('/media/') || url === '/vitals') return pictures;
  if (url.startsWith('/staff/')) return staff;
  return method === 'GET' || method === 'HEAD' ? reads : changes;
}
