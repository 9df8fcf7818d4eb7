import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SimulatedOrder } from './simulated-order.ts';

export type OrderStore = {
  readonly all: () => readonly SimulatedOrder[];
  readonly byId: (orderId: string) => SimulatedOrder | undefined;
  readonly byToken: (token: string) => SimulatedOrder | undefined;
  readonly byTransaction: (id: number) => SimulatedOrder | undefined;
  readonly nextTransaction: () => number;
  /** Keeps a new or changed order. */
  readonly save: (order: SimulatedOrder) => void;
  readonly clear: () => void;
};

const firstTransaction = 400_001;
/** A demo that runs for months keeps the newest. */
const maxOrders = 5_000;

/** Orders in memory; with a file they are there again after a restart, as a real provider's would be. */
export function openOrderStore(file: string | undefined): OrderStore {
  const orders = new Map(read(file).map((order) => [order.orderId, order]));
  let last = Math.max(
    firstTransaction - 1,
    ...[...orders.values()].flatMap((order) => [order.transactionId, ...order.refunds.map(({ id }) => id)]),
  );
  const write = (): void => {
    if (file === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    // Written beside and moved: a crash leaves the old file or the new one, never half of one.
    writeFileSync(`${file}.new`, JSON.stringify([...orders.values()]));
    renameSync(`${file}.new`, file);
  };
  const find = (wanted: (order: SimulatedOrder) => boolean): SimulatedOrder | undefined => [...orders.values()].find(wanted);
  return {
    all: () => [...orders.values()],
    byId: (orderId) => orders.get(orderId),
    byToken: (token) => find((order) => order.token === token),
    byTransaction: (id) => find((order) => order.transactionId === id),
    nextTransaction: () => (last += 1),
    save: (order) => {
      orders.set(order.orderId, order);
      const [oldest] = orders.keys();
      if (orders.size > maxOrders && oldest !== undefined) orders.delete(oldest);
      write();
    },
    clear: () => {
      orders.clear();
      write();
    },
  };
}

function read(file: string | undefined): readonly SimulatedOrder[] {
  if (file === undefined) return [];
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as readonly SimulatedOrder[];
  } catch (error) {
    // A file of a run that was cut off, or none yet: a simulator begins again.
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
