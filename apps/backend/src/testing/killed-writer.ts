import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const writer = fileURLToPath(new URL('./order-writer.ts', import.meta.url));

export type KilledWriter = {
  /** Carts it was about to order, with the address of who orders. */
  readonly carts: readonly { readonly id: string; readonly email: string }[];
  /** The orders it was told of, by cart. */
  readonly orders: ReadonlyMap<string, string>;
  readonly refusals: readonly string[];
};

/** A process that places orders and is killed with -9, so many lines and a moment after it had begun. */
export async function killWriter(
  name: string,
  environment: Readonly<Record<string, string>>,
  { lines, delayMs }: { readonly lines: number; readonly delayMs: number },
): Promise<KilledWriter> {
  const child = spawn(process.execPath, [writer, name], { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'inherit'] });
  // Its output ends a moment before it does, and until then it still holds its folder.
  const gone = once(child, 'exit');
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    if (said.length === lines) setTimeout(() => child.kill('SIGKILL'), delayMs);
  }
  await gone;
  const fields = said.map((line) => line.split(' '));
  return {
    carts: fields.flatMap(([kind, id = '', email = '']) => (kind === 'cart' ? [{ id, email }] : [])),
    orders: new Map(fields.flatMap(([kind, cart = '', number = '']) => (kind === 'order' ? [[cart, number] as const] : []))),
    refusals: said.filter((line) => line.startsWith('refused')),
  };
}
