import pg from 'pg';
import type { Logger } from '../logger.ts';
import type { Notifications } from './database.ts';
import { outsideTransaction } from './transaction.ts';

type Handler = (payload: string) => void;
type Subscription = { readonly handler: Handler; readonly onReconnect: (() => void) | undefined };

type Channels = {
  readonly names: () => string[];
  readonly add: (channel: string, subscription: Subscription) => { readonly first: boolean; readonly remove: () => boolean };
  readonly dispatch: (message: { channel: string; payload?: string | undefined }) => void;
  readonly reconnected: () => void;
};

function channelTable(logger: Logger): Channels {
  const table = new Map<string, Set<Subscription>>();
  const call = (run: () => void): void =>
    outsideTransaction(() => {
      try {
        run();
      } catch (error) {
        logger.error('database.listener_failed', { error });
      }
    });
  return {
    names: () => [...table.keys()],
    add: (channel, subscription) => {
      const known = table.get(channel);
      const set = known ?? new Set();
      set.add(subscription);
      table.set(channel, set);
      const remove = (): boolean => set.delete(subscription) && set.size === 0 && table.delete(channel);
      return { first: !known, remove };
    },
    dispatch: ({ channel, payload = '' }) => {
      for (const { handler } of table.get(channel) ?? []) call(() => handler(payload));
    },
    reconnected: () => {
      for (const set of table.values()) for (const { onReconnect } of set) if (onReconnect) call(onReconnect);
    },
  };
}

const listenTo = (channel: string): string => `listen ${pg.escapeIdentifier(channel)}`;

/** LISTEN on the embedded database: its one session hears its own notifications; a replaced worker is told again. */
export function embeddedNotifications(
  pool: pg.Pool,
  logger: Logger,
): Notifications & { readonly attach: (client: pg.ClientBase) => Promise<void> } {
  const channels = channelTable(logger);
  let attached = 0;
  return {
    attach: async (client) => {
      client.on('notification', channels.dispatch);
      for (const channel of channels.names()) await client.query(listenTo(channel));
      if (attached++ > 0) channels.reconnected();
    },
    listen: async (channel, handler, onReconnect) => {
      const { first, remove } = channels.add(channel, { handler, onReconnect });
      if (first) await pool.query(listenTo(channel));
      return async () => {
        if (remove() && !pool.ending) await pool.query(`un${listenTo(channel)}`);
      };
    },
    close: async () => {},
  };
}

const heartbeatMs = 10_000;
const maxPauseMs = 5_000;

const listenerClient = (connectionString: string): pg.Client =>
  new pg.Client({
    connectionString,
    application_name: 'shop-listener',
    // Nobody's request waits for it, but a start on a busy machine does.
    connectionTimeoutMillis: 10_000,
    query_timeout: 5_000,
    keepAlive: true,
  });

/** LISTEN on PostgreSQL: one connection of its own, watched and renewed; notifications of the gap are lost, hence `onReconnect`. */
export function serverNotifications(connectionString: string, logger: Logger): Notifications {
  const channels = channelTable(logger);
  let client: pg.Client | undefined;
  let opening: Promise<pg.Client> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let pause = 100;

  const open = async (): Promise<pg.Client> => {
    const fresh = listenerClient(connectionString);
    fresh.on('notification', channels.dispatch);
    fresh.on('error', (error) => lose(fresh, error));
    fresh.on('end', () => lose(fresh, new Error('Connection terminated')));
    await fresh.connect();
    for (const channel of channels.names()) await fresh.query(listenTo(channel));
    client = fresh;
    pause = 100;
    return fresh;
  };
  const connected = (): Promise<pg.Client> => (opening ??= outsideTransaction(open).finally(() => (opening = undefined)));
  const reconnect = (): void => {
    if (closed) return;
    timer = setTimeout(() => void connected().then(channels.reconnected, reconnect), pause);
    timer.unref();
    pause = Math.min(pause * 2, maxPauseMs);
  };
  const lose = (lost: pg.Client, error: Error): void => {
    if (client !== lost || closed) return;
    client = undefined;
    logger.warn('database.listener_lost', { error });
    lost.end().catch(() => {});
    reconnect();
  };
  const heartbeat = setInterval(() => {
    const watched = client;
    watched?.query('select 1').catch((error: Error) => lose(watched, error));
  }, heartbeatMs);
  heartbeat.unref();

  return {
    listen: async (channel, handler, onReconnect) => {
      const { first, remove } = channels.add(channel, { handler, onReconnect });
      if (client && first) await client.query(listenTo(channel));
      else if (!client) await connected();
      return async () => {
        if (remove()) await client?.query(`un${listenTo(channel)}`).catch(() => {});
      };
    },
    close: async () => {
      closed = true;
      clearInterval(heartbeat);
      clearTimeout(timer);
      await opening?.catch(() => {});
      await client?.end().catch(() => {});
    },
  };
}
