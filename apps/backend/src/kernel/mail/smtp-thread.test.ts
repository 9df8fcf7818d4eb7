import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { startMailServer, type TestMailServer } from '#testing/mail-server.ts';
import { smtpThread } from './smtp-thread.ts';
import { MailDeferred, MailRefused, MailServerUnreachable, type MailTransport, type OutgoingMail } from './transport.ts';

const mailTo = (to: string): OutgoingMail => ({
  from: 'Shop <shop@shop.example>',
  to,
  subject: 'Grüße',
  html: '<p>Hallo</p>',
  text: 'Hallo',
  messageId: `<${to}>`,
  attachments: [{ filename: 'a.txt', contentType: 'text/plain', content: new TextEncoder().encode('file') }],
});

const opened: { readonly close: () => unknown }[] = [];
after(async () => {
  for (const one of opened) await one.close();
});

async function start(recipient = '250 ok'): Promise<{ server: TestMailServer; transport: MailTransport }> {
  const server = await startMailServer({ recipient });
  const transport = smtpThread(server.url);
  opened.push(transport, server);
  return { server, transport };
}

describe('the thread that speaks with the mail server', { timeout: 30_000 }, () => {
  it('hands over each of many mails once, with what is attached', async () => {
    const { server, transport } = await start();
    const people = Array.from({ length: 20 }, (_, index) => `eva${index}@shop.example`);
    await Promise.all(people.map((to) => transport.send(mailTo(to))));
    const sent = server.received.filter((line) => line.startsWith('Message-ID'));
    assert.deepEqual(sent.toSorted(), people.map((to) => `Message-ID: <${to}>`).toSorted());
    assert.equal(server.received.filter((line) => line.includes('filename=a.txt')).length, 20);
  });

  it('tells come back later, never and unreachable apart (R085)', async () => {
    await assert.rejects((await start('451 later')).transport.send(mailTo('eva@shop.example')), MailDeferred);
    await assert.rejects((await start('550 no such user')).transport.send(mailTo('eva@shop.example')), MailRefused);
    const transport = smtpThread('smtp://127.0.0.1:1');
    opened.push(transport);
    await assert.rejects(transport.send(mailTo('eva@shop.example')), (error: Error) => {
      assert.ok(error instanceof MailServerUnreachable);
      assert.match(error.message, /cannot be reached/);
      return true;
    });
    await assert.rejects(transport.verify(), MailServerUnreachable);
  });

  it('begins anew after it was ended', async () => {
    const { server, transport } = await start();
    await transport.send(mailTo('first@shop.example'));
    await transport.close();
    await transport.send(mailTo('second@shop.example'));
    assert.ok(server.received.includes('Message-ID: <second@shop.example>'));
  });
});
