import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { startMailServer, type TestMailServer } from '#testing/mail-server.ts';
import { smtpTransport } from './smtp-transport.ts';
import { MailDeferred, MailRefused, MailServerUnreachable, type OutgoingMail } from './transport.ts';

const mail: OutgoingMail = {
  from: 'Shop <shop@shop.example>',
  to: 'jan@shop.example',
  subject: 'Grüße',
  html: '<p>Hallo</p>',
  text: 'Hallo',
  messageId: '<1@shop.example>',
  attachments: [{ filename: 'a.txt', contentType: 'text/plain', content: new TextEncoder().encode('file') }],
};

const opened: TestMailServer[] = [];
after(() => opened.forEach((server) => server.close()));

async function start(recipient: string): Promise<TestMailServer> {
  const server = await startMailServer({ recipient });
  opened.push(server);
  return server;
}

async function sendTo(url: string): Promise<void> {
  const transport = smtpTransport(url);
  try {
    await transport.send(mail);
  } finally {
    await transport.close();
  }
}

describe('smtpTransport', { timeout: 30_000 }, () => {
  it('hands the mail over with our Message-ID', async () => {
    const { url, received } = await start('250 ok');
    await sendTo(url);
    assert.ok(received.includes('Message-ID: <1@shop.example>'));
    assert.ok(received.includes('To: jan@shop.example'));
    assert.ok(received.some((line) => line.includes('filename=a.txt')));
  });

  it('tells come back later, never and unreachable apart (R085)', async () => {
    await assert.rejects(sendTo((await start('451 later')).url), MailDeferred);
    await assert.rejects(sendTo((await start('550 no such user')).url), MailRefused);
    await assert.rejects(sendTo('smtp://127.0.0.1:1'), MailServerUnreachable);
    const transport = smtpTransport('smtp://127.0.0.1:1');
    await assert.rejects(transport.verify(), MailServerUnreachable);
    await transport.close();
  });
});
