import { cpuSeconds } from '../harness/processes.ts';

export type Taken = {
  readonly times: readonly number[];
  /** Of the server, for each of them; the one of PostgreSQL is not in it. */
  readonly computedMs: number;
};

/** How often each call is made; `BENCH_TURNS` asks for fewer. */
const turns = Number(process.env['BENCH_TURNS'] ?? 40);

/** The time below which this share of the answers came. */
export const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;

/** Makes a call again and again, one after the other, and says how long each took from its first byte to its last. */
export async function take(pid: number, call: (turn: number) => Promise<unknown>): Promise<Taken> {
  for (let turn = 0; turn < 3; turn += 1) await call(-1 - turn);
  const times: number[] = [];
  const before = cpuSeconds(pid);
  for (let turn = 0; turn < turns; turn += 1) {
    const since = performance.now();
    await call(turn);
    times.push(performance.now() - since);
  }
  return { times, computedMs: ((cpuSeconds(pid) - before) * 1_000) / turns };
}

/** A row of a table: middle and p95, the latter also as so many times the least that anybody logged in waits for. */
export function row(name: string, { times, computedMs }: Taken, base: Taken): string {
  const [middle, high] = [quantile(times, 0.5), quantile(times, 0.95)];
  const ratio = quantile(times, 0.5) / quantile(base.times, 0.5);
  return `| ${name} | ${middle.toFixed(1)} | ${high.toFixed(1)} | ${ratio.toFixed(1)} × | ${computedMs.toFixed(1)} |`;
}
