import { createServer, type AddressInfo, type Server } from 'node:net';
import { createInterface } from 'node:readline';

type MailServerOptions = {
  /** What RCPT is answered with. */
  readonly recipient?: string;
  /** What a log-in is answered with. */
  readonly login?: string;
  /** Where it listens; any free port of this machine unless told. */
  readonly host?: string;
  readonly port?: number;
  /** Which lines it keeps; all unless told. */
  readonly keeps?: RegExp;
};

export type TestMailServer = { readonly url: string; readonly received: readonly string[]; readonly close: () => void };

/** A mail server of a dozen lines: answers as told and keeps the lines it got. */
export async function startMailServer(options: MailServerOptions = {}): Promise<TestMailServer> {
  const { recipient = '250 ok', login = '235 ok', host = '127.0.0.1', keeps = /^/ } = options;
  const received: string[] = [];
  const server: Server = createServer((socket) => {
    let inData = false;
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    say('220 test');
    const lines = createInterface({ input: socket });
    // Whoever is killed while it speaks leaves a broken connection.
    lines.on('error', () => {});
    lines.on('line', (line) => {
      if (inData) {
        if (keeps.test(line)) received.push(line);
        if (line !== '.') return;
        inData = false;
        say('250 ok');
      } else if (line.startsWith('RCPT')) say(recipient);
      else if (line.startsWith('EHLO')) say('250-test\r\n250 AUTH PLAIN');
      else if (line.startsWith('AUTH')) say(login);
      else if (line === 'DATA') {
        inData = true;
        say('354 go');
      } else say('250 ok');
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, host, resolve));
  return { url: `smtp://${host}:${(server.address() as AddressInfo).port}`, received, close: () => void server.close() };
}
