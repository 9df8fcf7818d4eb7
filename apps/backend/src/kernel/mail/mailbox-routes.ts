import type { FastifyInstance, FastifyReply } from 'fastify';
import { htmlHeaders } from '../http/security-headers.ts';
import { mailboxListPage, mailboxMessagePage } from './mailbox-page.ts';
import type { Mailbox, MailboxMessage } from './mailbox-transport.ts';

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const bodyPolicy = [
  'sandbox',
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

type WithId = { Params: { id: string } };

/** The demo's mailbox: `/mailbox`, `/mailbox/:id` and `/mailbox.json?to=` for tests. Register it in demo mode only (R205). */
export function registerMailboxRoutes(app: FastifyInstance, mailbox: Mailbox): void {
  const find = async (id: string): Promise<MailboxMessage | undefined> => (/^\d{1,9}$/.test(id) ? mailbox.find(Number(id)) : undefined);

  app.get('/mailbox', async (_request, reply) => sendPage(reply, mailboxListPage(await mailbox.list())));

  app.get<{ Querystring: { to?: string } }>('/mailbox.json', async (request) => {
    const { to } = request.query;
    return mailbox.list(typeof to === 'string' ? { to } : {});
  });

  app.get<WithId>('/mailbox/:id', async (request, reply) => {
    const message = await find(request.params.id);
    return message ? sendPage(reply, mailboxMessagePage(message)) : notFound(reply);
  });

  app.get<WithId>('/mailbox/:id/body', async (request, reply) => {
    const message = await find(request.params.id);
    if (!message) return notFound(reply);
    // Of all pages only this one may stand in a frame: our own.
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', bodyPolicy)
      .header('referrer-policy', 'no-referrer')
      .send(message.html);
  });

  app.get<{ Params: { id: string; index: string } }>('/mailbox/:id/attachments/:index', async (request, reply) => {
    const file = (await find(request.params.id))?.attachments[Number(request.params.index)];
    if (!file) return notFound(reply);
    const name = encodeURIComponent(file.filename);
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
      .send(Buffer.from(file.content, 'base64'));
  });
}

function sendPage(reply: FastifyReply, body: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').headers(htmlHeaders).header('content-security-policy', pagePolicy).send(body);
}

const notFound = (reply: FastifyReply): FastifyReply => reply.code(404).type('text/plain; charset=utf-8').send('No such mail.\n');
