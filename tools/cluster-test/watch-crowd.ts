import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { caddyAuthority, type Cluster } from './cluster.ts';

type Order = { readonly email: string; readonly sku: string; readonly number: string };
type Line =
  | ({ readonly what: 'order' } & Order)
  | { readonly what: 'refused'; readonly email: string; readonly sku: string; readonly message: string }
  | { readonly what: 'kept page' | 'page' | 'call'; readonly begin: number; readonly waitMs: number; readonly tries: number }
  | { readonly what: 'open' | 'gave up' };

export type Seen = {
  readonly orders: readonly Order[];
  readonly refused: readonly { readonly sku: string; readonly message: string }[];
  /** By kind: how many answers there were, how long the longest was waited for, and how many needed another try. */
  readonly answers: ReadonlyMap<string, { readonly count: number; readonly longest: number; readonly again: number }>;
  readonly gaveUp: number;
  readonly orderSeconds: number;
};

export type Crowd = { readonly leave: () => Promise<Seen> };

/** Shoppers and buyers come; when they are told to leave they finish what they began, and this is what they saw. */
export async function startCrowd(cluster: Cluster, name: string, ordersPerSecond: number): Promise<Crowd> {
  const script = fileURLToPath(new URL('./crowd.ts', import.meta.url));
  const outside = cluster.machine('outside');
  const child: ChildProcess = outside.beside(process.execPath, [script, 'https://shop.example', name, String(ordersPerSecond)], {
    NODE_EXTRA_CA_CERTS: caddyAuthority(cluster),
  });
  cluster.children.push(child);
  const lines: Line[] = [];
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const open = Promise.withResolvers<void>();
  void gone.then(() => open.reject(new Error('the crowd has left')));
  open.promise.catch(() => {});
  if (!child.stdout) throw new Error('the crowd says nothing');
  createInterface({ input: child.stdout }).on('line', (text) => {
    const line = JSON.parse(text) as Line;
    lines.push(line);
    if (line.what === 'open') open.resolve();
  });
  await open.promise;
  const begin = performance.now();
  return {
    leave: async () => {
      const orderSeconds = (performance.now() - begin) / 1000;
      child.kill('SIGTERM');
      await gone;
      return { ...summary(lines), orderSeconds };
    },
  };
}

function summary(lines: readonly Line[]): Omit<Seen, 'orderSeconds'> {
  const answers = new Map<string, { count: number; longest: number; again: number }>();
  for (const line of lines) {
    if (!('waitMs' in line)) continue;
    const known = answers.get(line.what) ?? { count: 0, longest: 0, again: 0 };
    answers.set(line.what, {
      count: known.count + 1,
      longest: Math.max(known.longest, line.waitMs),
      again: known.again + (line.tries > 1 ? 1 : 0),
    });
  }
  return {
    orders: lines.filter((line) => line.what === 'order'),
    refused: lines.filter((line) => line.what === 'refused'),
    answers,
    gaveUp: lines.filter(({ what }) => what === 'gave up').length,
  };
}
