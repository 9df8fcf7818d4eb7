import type { FastifyInstance } from 'fastify';
import { BusyError, ShopError } from '#kernel/errors.ts';
import { refuse, send } from '#kernel/graphql/routes.ts';
import type { StaffIdentity } from '#modules/staff/index.ts';
import type { EventStreams } from './event-streams.ts';
import { authorize } from './grants.ts';
import type { Parts } from './parts.ts';
import { cookieOf, foreignReadOf, refusal, type StaffPlace } from './route.ts';

/** `GET /staff/events`: what is changed while a page of the back office is open, as server-sent events. */
export function registerStaffEvents(app: FastifyInstance, parts: Parts, streams: EventStreams, place: StaffPlace): void {
  const { url, cookieName, isHere } = place;
  app.addHook('preClose', () => streams.close());
  app.get('/staff/events', { exposeHeadRoute: false }, async (request, reply) => {
    if (!isHere(request)) return reply.callNotFound();
    try {
      const foreign = foreignReadOf(request, url);
      if (foreign) throw foreign;
      const stream = await streams.open(await admit(parts, cookieOf(request.headers.cookie, cookieName)));
      return await reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' }).type('text/event-stream').send(stream);
    } catch (error) {
      if (error instanceof BusyError) return send(request, reply.header('retry-after', '2'), refuse(503, 'Too many streams are open.'));
      if (error instanceof ShopError) return send(request, reply, refusal(error));
      throw error;
    }
  });
}

async function admit({ staff, settings, clock }: Parts, token: string | undefined): Promise<StaffIdentity> {
  const identity = token === undefined ? undefined : await staff.sessions.identify(token);
  authorize(identity, { permission: 'today.read', isOfBranch: true, stepUp: false }, settings, clock.now());
  if (!identity) throw new Error('nobody was let through');
  return identity;
}
