import { connect, type Socket } from 'node:net';

export type Hammered = { readonly answers: number; readonly failed: number; readonly p99: number };

const headEnd = Buffer.from('\r\n\r\n');

/**
 * Asks one address as fast as it answers, with so little work of its own that the server is what limits: an HTTP client that reads
 * all headers is busier than a server that sends a cached page.
 */
export async function hammer(
  url: string,
  headers: Readonly<Record<string, string>>,
  { connections = 16, seconds }: { readonly connections?: number; readonly seconds: number },
): Promise<Hammered> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const fields = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const question = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${fields.join('')}\r\n`);
  const until = performance.now() + seconds * 1_000;
  const took: number[] = [];
  let failed = 0;

  const ask = (socket: Socket): Promise<void> =>
    new Promise((resolve, reject) => {
      let asked = 0;
      let missing = 0;
      const next = (): void => {
        if (performance.now() >= until) {
          socket.destroy();
          return resolve();
        }
        asked = performance.now();
        socket.write(question);
      };
      socket.on('data', (chunk) => {
        if (missing === 0) {
          const end = chunk.indexOf(headEnd);
          const head = chunk.toString('latin1', 0, end);
          const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
          if (end === -1 || length === undefined) return reject(new Error(`An answer begins with ${head.slice(0, 200)}`));
          if (!head.startsWith('HTTP/1.1 200')) failed += 1;
          missing = end + headEnd.length + Number(length);
        }
        missing -= chunk.length;
        if (missing > 0) return;
        took.push(performance.now() - asked);
        next();
      });
      socket.on('error', reject);
      socket.on('end', () => reject(new Error('The server closed a connection')));
      next();
    });

  await Promise.all(Array.from({ length: connections }, () => ask(connect({ host: hostname, port: Number(port), noDelay: true }))));
  took.sort((one, other) => one - other);
  return { answers: took.length, failed, p99: Math.round(took[Math.floor(took.length * 0.99)] ?? 0) };
}
