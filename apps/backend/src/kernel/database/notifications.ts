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

/** A connection that died without a word is noticed when a question has no answer two beats later. */
const heartbeatMs = 1_000;
/** A server that comes back is found this soon. */
const maxPauseMs = 500;
/** Nobody's request waits for the first one, but a start on a busy machine does; later ones are tried again. */
const connectMs = { first: 10_000, again: 2_000 };

const listenerClient = (connectionString: string, connectionTimeoutMillis: number): pg.Client =>
  new pg.Client({
    connectionString,
    application_name: 'shop-listener',
    connectionTimeoutMillis,
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
  let limitMs = connectMs.first;

  const open = async (): Promise<pg.Client> => {
    const fresh = listenerClient(connectionString, limitMs);
    fresh.on('notification', channels.dispatch);
    fresh.on('error', (error) => lose(fresh, error));
    fresh.on('end', () => lose(fresh, new Error('Connection terminated')));
    try {
      await fresh.connect();
      for (const channel of channels.names()) await fresh.query(listenTo(channel));
    } catch (error) {
      // A server that only reads takes the connection and refuses to listen: tried again and again, it would soon have no room left.
      fresh.end().catch(() => {});
      throw error;
    }
    client = fresh;
    pause = 100;
    limitMs = connectMs.again;
    return fresh;
  };
  const connected = (): Promise<pg.Client> => (opening ??= outsideTransaction(open).finally(() => (opening = undefined)));
  const reconnect = (): void => {
    if (closed) return;
    // Whoever began to listen meanwhile may have connected already.
    const again = async (): Promise<unknown> => client ?? connected();
    timer = setTimeout(() => void again().then(channels.reconnected, reconnect), pause);
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
  const heartbeat = watch(() => client, lose);

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

/** Asks the connection again and again whether it lives, and says when it does not. */
function watch(current: () => pg.Client | undefined, lose: (client: pg.Client, error: Error) => void): NodeJS.Timeout {
  let asked: pg.Client | undefined;
  let beats = 0;
  const timer = setInterval(() => {
    const watched = current();
    if (watched !== undefined && watched === asked) {
      // The first beat may only be late itself: after a long pause of this process the answer is still to be read.
      if (++beats > 1) lose(watched, new Error('The connection does not answer'));
      return;
    }
    [asked, beats] = [watched, 0];
    watched?.query('select 1').then(
      () => (asked = undefined),
      (error: Error) => lose(watched, error),
    );
  }, heartbeatMs);
  return timer.unref();
}
