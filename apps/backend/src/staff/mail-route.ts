import type { FastifyInstance } from 'fastify';
import { notFound, ShopError } from '#kernel/errors.ts';
import { send } from '#kernel/graphql/routes.ts';
import { findOrderIn, findOrderMail } from '#modules/orders/index.ts';
import { mailId } from './actions/orders/resend-mail.ts';
import { authorize } from './grants.ts';
import type { Parts } from './parts.ts';
import { seesPerson } from './resolvers/orders/can.ts';
import { cookieOf, foreignReadOf, refusal, type StaffPlace } from './route.ts';

/** A mail brings its styles along and nothing that runs; its pictures are the shop's. */
const policyOf = (publicUrl: string): string =>
  [
    'sandbox',
    "default-src 'none'",
    `img-src 'self' ${new URL(publicUrl).origin} data:`,
    "font-src 'self'",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

/** `GET /staff/mail/:order/:mail`: the HTML part of a mail that would go out, for the frame of its preview and for nothing else. */
export function registerStaffMail(app: FastifyInstance, parts: Parts, { url, cookieName, isHere }: StaffPlace, publicUrl: string): void {
  const policy = policyOf(publicUrl);
  app.get<{ Params: { order: string; mail: string } }>('/staff/mail/:order/:mail', { exposeHeadRoute: false }, async (request, reply) => {
    if (!isHere(request)) return reply.callNotFound();
    try {
      const foreign = foreignReadOf(request, url);
      if (foreign) throw foreign;
      const html = await read(parts, cookieOf(request.headers.cookie, cookieName), request.params);
      return await reply
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': policy,
          'referrer-policy': 'no-referrer',
          'x-frame-options': 'SAMEORIGIN',
        })
        .type('text/html; charset=utf-8')
        .send(html);
    } catch (error) {
      if (error instanceof ShopError) return send(request, reply, refusal(error));
      throw error;
    }
  });
}

async function read(
  parts: Parts,
  token: string | undefined,
  { order, mail }: { readonly order: string; readonly mail: string },
): Promise<string> {
  const { database, clock, settings, staff, orders } = parts;
  const identity = token === undefined ? undefined : await staff.sessions.identify(token);
  const scope = authorize(identity, { permission: 'mails.read', isOfBranch: false, stepUp: false }, settings, clock.now());
  const stored = await findOrderIn(database, order, scope);
  const isOpen = stored && identity && seesPerson(identity.roles, stored);
  const found = isOpen ? await findOrderMail(database, stored.order.id, mailId(mail)) : undefined;
  const email = found && stored ? await orders.previewMail(stored.order, found) : undefined;
  if (!email) throw notFound('There is no such mail.');
  return email.html;
}
