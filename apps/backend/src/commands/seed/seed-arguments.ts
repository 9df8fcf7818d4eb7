import { parseArgs } from 'node:util';
import type { DemoShop, ScaledShop } from '@shop/demo-data';
import { demoShop, scaledShop } from '@shop/demo-data';
import { StartError } from '#kernel/errors.ts';

const usage =
  'Usage: npm run seed [-- --scale 20000] [-- --orders 100000]. The numbers are how many products and further orders a shop for measuring shall have.';

// Any number: the same one makes the shops of two machines comparable.
const scaleSeed = 1;
const mostOrders = 2_000_000;

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

/** How many orders more than those of the demo. */
export function readOrders(args: readonly string[]): number {
  const { orders = '0' } = readArguments(args);
  const count = Number(orders);
  if (!/^\d+$/.test(orders) || count > mostOrders) throw new StartError(`--orders: a whole number up to ${mostOrders}.`);
  return count;
}

function readArguments(args: readonly string[]): { readonly scale?: string | undefined; readonly orders?: string | undefined } {
  try {
    return parseArgs({ args: [...args], options: { scale: { type: 'string' }, orders: { type: 'string' } } }).values;
  } catch {
    throw new StartError(usage);
  }
}
