import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type Relay = {
  readonly url: string;
  /** From now on nothing of the connection that hears of changes arrives, and nobody is told. */
  readonly silence: () => void;
  readonly close: () => void;
};

const listenerName = 'shop-listener';

/** Stands between a shop and its database, as a network does that can lose a connection without a word. */
export async function startRelay(databaseUrl: string): Promise<Relay> {
  const database = new URL(databaseUrl);
  const listeners = new Set<() => void>();
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(database.port || 5432), database.hostname);
    let isSilent = false;
    const pass = (from: Socket, to: Socket): void => {
      sockets.add(from);
      from.on('data', (chunk) => void (isSilent || to.write(chunk)));
      from.on('close', () => void (isSilent || to.destroy()));
      from.on('error', () => from.destroy());
    };
    pass(client, upstream);
    pass(upstream, client);
    client.once('data', (first) => {
      if (first.includes(listenerName)) listeners.add(() => void (isSilent = true));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    silence: () => {
      for (const silence of listeners) silence();
      listeners.clear();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
