import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHistogram, writtenLabels, type Histogram } from './histogram.ts';

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
  addHistogram(...histograms: readonly Histogram[]): void;
  /** Everything in Prometheus' text form. */
  text(): string;
};

/** Upper bounds in seconds: from a kept page to the longest anybody waits. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What kind of work a request is; never its address, which may name a person. */
function kindOf({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): string {
  if (url.startsWith('/graphql')) return method === 'POST' ? 'graphql_post' : 'graphql_get';
  if (url.startsWith('/media/')) return 'media';
  if (url.startsWith('/assets/')) return 'asset';
  return method === 'GET' || method === 'HEAD' ? 'page' : 'other_post';
}

/** Counts every request of a server by its kind and status, with the time it took (R213). */
export function createMetrics(app: FastifyInstance): Metrics {
  const measures: Measure[] = processMeasures();
  const statuses = new Map<string, number>();
  const timing = createHistogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte in to the last byte out.',
    limits: buckets,
  });
  const histograms: Histogram[] = [timing];
  app.addHook('onResponse', (request, reply, done) => {
    const kind = kindOf(request);
    const key = `${kind} ${reply.statusCode}`;
    statuses.set(key, (statuses.get(key) ?? 0) + 1);
    timing.observe({ kind }, reply.elapsedTime / 1000);
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
    addHistogram: (...more) => void histograms.push(...more),
    text: () => `${[...measures.map(textOf), ...histograms.map((histogram) => histogram.text())].join('\n')}\n`,
  };
}

function textOf({ name, help, kind, read }: Measure): string {
  const rows = read().map(
    ({ labels = {}, value }) => `${name}${Object.keys(labels).length === 0 ? '' : `{${writtenLabels(labels)}}`} ${value}`,
  );
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...rows].join('\n');
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
