import { Agent, get } from 'node:http';

export type OpenLoad = {
  readonly sent: number;
  /** Answered with 200 within the time that is of use. */
  readonly useful: number;
  readonly shed: number;
  readonly failed: number;
  /** What each answer took in milliseconds, the fastest first. */
  readonly times: readonly number[];
  readonly p50: number;
  readonly p99: number;
  /** Of the refusals. */
  readonly shedP99: number;
};

/** An answer after this is of no use to anybody. */
const usefulMs = 1_000;

const quantile = (sorted: readonly number[], share: number): number => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);

/** Asks at a rate whatever the server does, as visitors do: who comes does not know how many wait already. */
export async function openLoop(urls: readonly string[], perSecond: number, seconds: number): Promise<OpenLoad> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4_000 });
  const [good, refused]: [number[], number[]] = [[], []];
  let failed = 0;
  const waiting = new Set<Promise<void>>();
  const ask = (url: string): Promise<void> =>
    new Promise((resolve) => {
      const start = performance.now();
      get(url, { agent, headers: { 'accept-encoding': 'br' }, timeout: 10_000 }, (response) => {
        response.resume();
        response.on('end', () => {
          (response.statusCode === 503 ? refused : good).push(performance.now() - start);
          if (response.statusCode !== 200 && response.statusCode !== 503) failed += 1;
          resolve();
        });
      })
        .on('timeout', function onTimeout(this: { destroy(): void }) {
          this.destroy();
        })
        .on('error', () => {
          failed += 1;
          resolve();
        });
    });
  const begun = performance.now();
  let sent = 0;
  while (performance.now() - begun < seconds * 1_000) {
    const due = Math.floor(((performance.now() - begun) / 1_000) * perSecond);
    for (; sent < due; sent += 1) {
      const asked = ask(urls[sent % urls.length] ?? '').finally(() => waiting.delete(asked));
      waiting.add(asked);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await Promise.all(waiting);
  agent.destroy();
  const sorted = good.toSorted((a, b) => a - b);
  return {
    sent,
    useful: good.filter((ms) => ms <= usefulMs).length,
    shed: refused.length,
    failed,
    times: sorted,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    shedP99: quantile(
      refused.toSorted((a, b) => a - b),
      0.99,
    ),
  };
}
