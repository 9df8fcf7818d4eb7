import assert from 'node:assert/strict';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { after, describe, it } from 'node:test';
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

/** A mail server of a dozen lines: answers RCPT as told and keeps what it got. */
function fakeServer(answerToRecipient: string, received: string[] = []): Server {
  return createServer((socket) => {
    let inData = false;
    socket.write('220 test\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      if (inData) {
        received.push(line);
        if (line !== '.') return;
        inData = false;
        socket.write('250 ok\r\n');
      } else if (line.startsWith('RCPT')) socket.write(`${answerToRecipient}\r\n`);
      else if (line === 'DATA') {
        inData = true;
        socket.write('354 go\r\n');
      } else socket.write('250 ok\r\n');
    });
    socket.on('error', () => {});
  });
}

const opened: Server[] = [];
after(() => opened.forEach((server) => server.close()));

async function start(server: Server): Promise<string> {
  opened.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
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
    const received: string[] = [];
    await sendTo(await start(fakeServer('250 ok', received)));
    assert.ok(received.includes('Message-ID: <1@shop.example>'));
    assert.ok(received.includes('To: jan@shop.example'));
    assert.ok(received.some((line) => line.includes('filename=a.txt')));
  });

  it('tells come back later, never and unreachable apart (R085)', async () => {
    await assert.rejects(sendTo(await start(fakeServer('451 later'))), MailDeferred);
    await assert.rejects(sendTo(await start(fakeServer('550 no such user'))), MailRefused);
    await assert.rejects(sendTo('smtp://127.0.0.1:1'), MailServerUnreachable);
    const transport = smtpTransport('smtp://127.0.0.1:1');
    await assert.rejects(transport.verify(), MailServerUnreachable);
    await transport.close();
  });
});
