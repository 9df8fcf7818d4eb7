import { parseArgs } from 'node:util';
import type { DemoShop, ScaledShop } from '@shop/demo-data';
import { demoShop, scaledShop } from '@shop/demo-data';
import { StartError } from '#kernel/errors.ts';

const usage = 'Usage: npm run seed [-- --scale 20000]. The number is how many products a shop for measuring shall have.';

// Any number: the same one makes the shops of two machines comparable.
const scaleSeed = 1;

/** The shop that the arguments of the command line ask for: the demo shop, or one grown to a number of products. */
export function readShop(args: readonly string[]): DemoShop | ScaledShop {
  const count = readScale(args);
  if (count === undefined) return demoShop;
  try {
    return scaledShop({ shop: demoShop, products: count, seed: scaleSeed });
  } catch (error) {
    if (error instanceof RangeError) throw new StartError(`--scale: ${error.message}.`);
    throw error;
  }
}

function readScale(args: readonly string[]): number | undefined {
  try {
    const { values } = parseArgs({ args: [...args], options: { scale: { type: 'string' } } });
    return values.scale === undefined ? undefined : Number(values.scale);
  } catch {
    throw new StartError(usage);
  }
}
