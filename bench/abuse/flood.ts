import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

/**
 * A process of its own that asks from another address than the shopper's, over many connections, each as fast as it is answered. Who is cut
 * off comes back at once. Says at the end how often it was answered, and how.
 */
const { FLOOD_PORT: port, FLOOD_CONNECTIONS: connections, FLOOD_REQUEST: file = '', FLOOD_FROM: localAddress = '' } = process.env;
const turnMark = '000000000';
const request = readFileSync(file, 'latin1');
const answers = new Map<string, number>();
let turn = 0;
const count = (what: string): void => void answers.set(what, (answers.get(what) ?? 0) + 1);

function ask(): void {
  const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress, noDelay: true });
  let [missing, head] = [0, ''];
  const next = (): void => {
    [missing, head] = [0, ''];
    // As long as the mark it stands for: the length of the request stays the same.
    socket.write(request.replace(turnMark, String((turn += 1)).padStart(turnMark.length, '0')), 'latin1');
  };
  const read = (chunk: string): void => {
    if (missing === 0) {
      head += chunk;
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      count(head.slice(9, 12));
      missing = end + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0) - head.length;
    } else missing -= chunk.length;
    if (missing > 0) return;
    if (/\r\nconnection: close/i.test(head)) socket.destroy();
    else next();
  };
  socket.setEncoding('latin1');
  socket.on('connect', next);
  socket.on('data', read);
  // Cut off, or refused: the flood goes on.
  socket.on('error', () => count('error'));
  socket.on('close', () => setTimeout(ask, 1));
}

for (let index = 0; index < Number(connections); index += 1) ask();
// Whoever started it waits until it has.
process.stdout.write('\n');
process.on('SIGTERM', () => {
  process.stdout.write(JSON.stringify(Object.fromEntries(answers)), () => process.exit(0));
});
