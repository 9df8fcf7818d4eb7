import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerSecurityHeaders } from '../http/security-headers.ts';
import { registerMailboxRoutes } from './mailbox-routes.ts';
import type { Mailbox, MailboxMessage } from './mailbox-transport.ts';

const message: MailboxMessage = {
  id: 7,
  messageId: '<7@shop.example>',
  from: 'shop@shop.example',
  to: 'jan@shop.example',
  subject: '<img src=x onerror=alert(1)>',
  html: '<p>Hallo</p><script>alert(1)</script>',
  text: 'Open https://shop.example/reset?token=1 please',
  headers: {},
  attachments: [{ filename: 'a"b.txt', contentType: 'text/html', content: Buffer.from('file').toString('base64') }],
  sentAt: new Date('2026-11-15T10:00:00Z'),
};
const mailbox: Mailbox = {
  send: async () => {},
  verify: async () => {},
  close: async () => {},
  list: async ({ to } = {}) => (to === undefined || to === message.to ? [message] : []),
  find: async (id) => (id === 7 ? message : undefined),
};

describe('mailbox pages', () => {
  let app: FastifyInstance;
  before(async () => {
    app = Fastify();
    registerSecurityHeaders(app, 'http://localhost:3000');
    registerMailboxRoutes(app, mailbox);
    await app.ready();
  });
  after(() => app.close());

  it('list and show mails without running what is in them', async () => {
    for (const url of ['/mailbox', '/mailbox/7']) {
      const { body, headers, statusCode } = await app.inject(url);
      assert.equal(statusCode, 200);
      assert.ok(body.includes('&lt;img src=x') && !body.includes('<img') && !body.includes('<script'));
      assert.match(String(headers['content-security-policy']), /default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'/);
      assert.equal(headers['x-frame-options'], 'DENY');
      assert.equal(headers['cache-control'], 'no-store');
    }
    assert.ok((await app.inject('/mailbox/7')).body.includes('href="https://shop.example/reset?token=1"'));
  });

  it('shows the HTML part only under a sandbox policy', async () => {
    const { body, headers } = await app.inject('/mailbox/7/body');
    assert.equal(body, message.html);
    assert.equal(
      headers['content-security-policy'],
      "sandbox; default-src 'none'; img-src 'self' data:; font-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    );
    assert.equal(headers['x-frame-options'], undefined);
  });

  it('gives attachments as downloads', async () => {
    const { body, headers } = await app.inject('/mailbox/7/attachments/0');
    assert.equal(body, 'file');
    assert.equal(headers['content-type'], 'application/octet-stream');
    assert.equal(headers['content-disposition'], "attachment; filename*=UTF-8''a%22b.txt");
  });

  it('answers tests in JSON, by address', async () => {
    assert.equal((await app.inject('/mailbox.json?to=jan@shop.example')).json().length, 1);
    assert.equal((await app.inject('/mailbox.json?to=els@shop.example')).json().length, 0);
  });

  it('does not know other mails', async () => {
    for (const url of ['/mailbox/8', '/mailbox/x', '/mailbox/8/body', '/mailbox/7/attachments/9'])
      assert.equal((await app.inject(url)).statusCode, 404);
  });
});
