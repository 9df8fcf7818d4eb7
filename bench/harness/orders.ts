import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderAsGuest, type Piece } from './guest.ts';
import type { MailSink } from './mail-sink.ts';
import { removeFolder, root } from './processes.ts';

export type Ordered = {
  readonly seconds: number;
  /** When the order of each address was placed. */
  readonly placed: ReadonlyMap<string, number>;
  /** What placing each took in milliseconds. */
  readonly times: readonly number[];
  readonly failed: number;
};

type Guests = {
  readonly url: string;
  readonly seconds: number;
  readonly next: () => Piece;
  /** Guests who come whatever the shop does, so many a second; without it ten at once order one after the other. */
  readonly perSecond?: number;
};

const atOnce = 10;
let buyers = 0;

/** Guests, each with an address of their own, order for so long. */
export async function orderFor({ url, seconds, next, perSecond }: Guests): Promise<Ordered> {
  const [placed, times]: [Map<string, number>, number[]] = [new Map(), []];
  let failed = 0;
  const begin = performance.now();
  const order = async (): Promise<void> => {
    const email = `eva${(buyers += 1)}@example.org`;
    try {
      times.push(await orderAsGuest(url, next(), email));
      placed.set(email, performance.now());
    } catch (error) {
      if ((failed += 1) === 1) console.error(error);
    }
  };
  const isOver = (): boolean => performance.now() - begin >= seconds * 1_000;
  const oneAfterTheOther = async (): Promise<void> => {
    while (!isOver()) await order();
  };
  const asTheyCome = async (rate: number): Promise<void> => {
    const coming: Promise<void>[] = [];
    while (!isOver()) {
      for (const due = ((performance.now() - begin) / 1_000) * rate; coming.length < due;) coming.push(order());
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await Promise.all(coming);
  };
  await (perSecond === undefined ? Promise.all(Array.from({ length: atOnce }, oneAfterTheOther)) : asTheyCome(perSecond));
  return { seconds: (performance.now() - begin) / 1_000, placed, times, failed };
}

/** Waits until the mails of these orders are out, for so long at most; answers how many milliseconds each took that is. */
export async function mailsOf({ placed }: Ordered, { arrivals }: MailSink, patienceSeconds: number): Promise<readonly number[]> {
  const end = performance.now() + patienceSeconds * 1_000;
  const isMissing = (): boolean => [...placed.keys()].some((email) => !arrivals.has(email));
  while (isMissing() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 100));
  return [...placed].flatMap(([email, at]) => {
    const out = arrivals.get(email)?.[0];
    return out === undefined || out > end ? [] : [out - at];
  });
}

export const p99 = (list: readonly number[]): number => Math.round(list.toSorted((a, b) => a - b)[Math.floor(list.length * 0.99)] ?? 0);

/** Of every so many articles there are enough: an import of all would take longer than a bench. */
const everyOf = 12;
const enough = 1_000_000;
/** The article that all guests want who want the same. */
export const hotSku = 'MA-SIE-6202';

/** Writes the demo shop and puts enough pieces on its shelves, before a server starts. */
export function prepareShop(env: Readonly<Record<string, string>>): void {
  const run = (name: string, ...args: readonly string[]): void => {
    const { status } = spawnSync(process.execPath, [`apps/backend/src/commands/${name}.ts`, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error(`${name} ended with ${status}`);
  };
  const folder = mkdtempSync(join(tmpdir(), 'bench-shelves-'));
  const [all, pieces] = [join(folder, 'all.csv'), join(folder, 'pieces.csv')];
  run('seed');
  run('export', all);
  const articles = [...readFileSync(all, 'utf8').matchAll(/^([\w-]+),,[^,]*,simple,/gm)].map(([, sku = '']) => sku);
  const chosen = new Set([hotSku, ...articles.filter((_, index) => index % everyOf === 0)]);
  writeFileSync(pieces, ['sku,qty', ...[...chosen].map((sku) => `${sku},${enough}`)].join('\n'));
  run('import', pieces, '--apply');
  removeFolder(folder);
}
