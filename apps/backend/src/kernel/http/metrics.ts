import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A number that somebody may want to watch; read when it is asked for. */
export type Measure = {
  readonly name: string;
  readonly help: string;
  readonly kind: 'counter' | 'gauge';
  readonly read: () => readonly { readonly labels?: Readonly<Record<string, string>>; readonly value: number }[];
};

export type Metrics = {
  /** Adds what another part of the process counts. */
  add(...measures: readonly Measure[]): void;
  /** Everything in Prometheus' text form. */
  text(): string;
};

/** Upper bounds in seconds: from a kept page to the longest anybody waits. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

type Timing = { readonly counts: number[]; sum: number; total: number };

/** What kind of work a request is; never its address, which may name a person. */
function kindOf({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): string {
  if (url.startsWith('/graphql')) return method === 'POST' ? 'graphql_post' : 'graphql_get';
  if (url.startsWith('/media/')) return 'media';
  if (url.startsWith('/assets/')) return 'asset';
  return method === 'GET' || method === 'HEAD' ? 'page' : 'other_post';
}

const written = (labels: Readonly<Record<string, string>>): string => {
  const entries = Object.entries(labels);
  return entries.length === 0 ? '' : `{${entries.map(([name, value]) => `${name}="${value}"`).join(',')}}`;
};

/** Counts every request of a server by its kind and status, with the time it took (R213). */
export function createMetrics(app: FastifyInstance): Metrics {
  const measures: Measure[] = processMeasures();
  const statuses = new Map<string, number>();
  const timings = new Map<string, Timing>();
  app.addHook('onResponse', (request, reply, done) => {
    const kind = kindOf(request);
    const key = `${kind} ${reply.statusCode}`;
    statuses.set(key, (statuses.get(key) ?? 0) + 1);
    let timing = timings.get(kind);
    if (!timing) timings.set(kind, (timing = { counts: buckets.map(() => 0), sum: 0, total: 0 }));
    const seconds = reply.elapsedTime / 1000;
    const bucket = buckets.findIndex((limit) => seconds <= limit);
    if (bucket >= 0) timing.counts[bucket] = (timing.counts[bucket] ?? 0) + 1;
    timing.sum += seconds;
    timing.total += 1;
    done();
  });
  measures.push({
    name: 'http_requests_total',
    help: 'Requests by kind of work and status.',
    kind: 'counter',
    read: () =>
      [...statuses].map(([key, value]) => {
        const [kind = '', status = ''] = key.split(' ');
        return { labels: { kind, status }, value };
      }),
  });
  return {
    add: (...more) => void measures.push(...more),
    text: () => `${[...measures.map(textOf), timingText(timings)].join('\n')}\n`,
  };
}

function textOf({ name, help, kind, read }: Measure): string {
  const rows = read().map(({ labels = {}, value }) => `${name}${written(labels)} ${value}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...rows].join('\n');
}

function timingText(timings: ReadonlyMap<string, Timing>): string {
  const name = 'http_request_duration_seconds';
  const rows = [...timings].flatMap(([kind, { counts, sum, total }]) => {
    let below = 0;
    const filled = buckets.map((limit, place) => `${name}_bucket{kind="${kind}",le="${limit}"} ${(below += counts[place] ?? 0)}`);
    return [
      ...filled,
      `${name}_bucket{kind="${kind}",le="+Inf"} ${total}`,
      `${name}_sum{kind="${kind}"} ${sum}`,
      `${name}_count{kind="${kind}"} ${total}`,
    ];
  });
  return [`# HELP ${name} Time from the first byte in to the last byte out.`, `# TYPE ${name} histogram`, ...rows].join('\n');
}

function processMeasures(): Measure[] {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const gauge = (name: string, help: string, value: () => number): Measure => ({
    name,
    help,
    kind: 'gauge',
    read: () => [{ value: value() }],
  });
  return [
    {
      name: 'process_cpu_seconds_total',
      help: 'Processor time of the process.',
      kind: 'counter',
      read: () => {
        const { user, system } = process.cpuUsage();
        return [{ value: (user + system) / 1e6 }];
      },
    },
    gauge('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss()),
    gauge('nodejs_heap_used_bytes', 'Used heap.', () => process.memoryUsage().heapUsed),
    gauge('nodejs_eventloop_delay_p99_seconds', 'Delay of the event loop since it was last asked for.', () => {
      const value = delay.percentile(99) / 1e9;
      delay.reset();
      return value;
    }),
  ];
}

/**
 * Serves them at `/metrics`, to whoever has the token, or to this machine alone when there is none: a caller behind a proxy is never
 * this machine.
 */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, token: string): void {
  app.get('/metrics', async (request, reply) => {
    const isOwn = /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined;
    const isAllowed = token === '' ? isOwn : request.headers.authorization === `Bearer ${token}`;
    if (!isAllowed) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text());
  });
}
