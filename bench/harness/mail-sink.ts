import { createServer, type AddressInfo, type Socket } from 'node:net';

export type MailSink = {
  readonly url: string;
  /** When each mail of an address had arrived. */
  readonly arrivals: ReadonlyMap<string, readonly number[]>;
  readonly close: () => void;
};

const lineEnd = Buffer.from('\r\n');
const mailEnd = Buffer.from('\r\n.\r\n');

/** A mail server that takes everything, keeps nothing but when a mail to whom had arrived, and hardly computes: megabytes come a second. */
export async function startMailSink(): Promise<MailSink> {
  const arrivals = new Map<string, number[]>();
  const server = createServer((socket) => take(socket, (to) => void arrivals.set(to, [...(arrivals.get(to) ?? []), performance.now()])));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, arrivals, close: () => void server.close() };
}

function take(socket: Socket, onMail: (to: string) => void): void {
  let [to, isMail] = ['', false];
  let left = Buffer.alloc(0);
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  const command = (line: string): void => {
    to = /^RCPT TO:<(.*?)>/i.exec(line)?.[1] ?? to;
    if (line === 'QUIT') return void socket.end('221 bye\r\n');
    isMail = line === 'DATA';
    say(isMail ? '354 go on' : '250 ok');
  };
  const taken = (): void => {
    isMail = false;
    onMail(to);
    say('250 taken');
  };
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    let bytes = Buffer.concat([left, chunk]);
    for (;;) {
      const mark = isMail ? mailEnd : lineEnd;
      const end = bytes.indexOf(mark);
      if (end === -1) break;
      if (isMail) taken();
      else command(bytes.toString('latin1', 0, end));
      bytes = bytes.subarray(end + mark.length);
    }
    // Of a mail only what may be the beginning of its end.
    left = Buffer.from(isMail ? bytes.subarray(-(mailEnd.length - 1)) : bytes);
  });
  say('220 sink');
}
