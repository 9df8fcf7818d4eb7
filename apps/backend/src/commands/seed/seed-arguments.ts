import { parseArgs } from 'node:util';
import type { DemoShop, ScaledShop } from '@shop/demo-data';
import { demoShop, scaledShop } from '@shop/demo-data';
import { StartError } from '#kernel/errors.ts';

const usage =
  'Usage: npm run seed [-- --scale 20000] [-- --orders 100000] [-- --customers 100000]. The numbers are how many products, further orders and further customers a shop for measuring shall have.';

// Any number: the same one makes the shops of two machines comparable.
const scaleSeed = 1;
const most = 2_000_000;

/** The shop that the arguments of the command line ask for: the demo shop, or one grown to a number of products. */
export function readShop(args: readonly string[]): DemoShop | ScaledShop {
  const { scale } = readArguments(args);
  if (scale === undefined) return demoShop;
  try {
    return scaledShop({ shop: demoShop, products: Number(scale), seed: scaleSeed });
  } catch (error) {
    if (error instanceof RangeError) throw new StartError(`--scale: ${error.message}.`);
    throw error;
  }
}

/** How many orders more than those of the demo: as many as customers, where nothing else is said, because each has placed one. */
export function readOrders(args: readonly string[]): number {
  const { orders, customers } = readArguments(args);
  return readCount('orders', orders ?? customers);
}

/** How many customers more than those of the demo, with half as many returns. */
export const readCustomers = (args: readonly string[]): number => readCount('customers', readArguments(args).customers);

function readCount(name: string, text = '0'): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count > most) throw new StartError(`--${name}: a whole number up to ${most}.`);
  return count;
}

type Arguments = { readonly scale?: string | undefined; readonly orders?: string | undefined; readonly customers?: string | undefined };

function readArguments(args: readonly string[]): Arguments {
  const number = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...args], options: { scale: number, orders: number, customers: number } }).values;
  } catch {
    throw new StartError(usage);
  }
}
