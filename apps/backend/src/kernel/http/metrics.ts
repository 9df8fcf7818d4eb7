import { hash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

type Reading = readonly { readonly labels?: Readonly<Record<string, string>>; readonly value: number }[];

/** A number that another part of the process counts, or the database knows; read when Prometheus asks. */
export type Measure = {
  readonly name: string;
  readonly help: string;
  readonly kind: 'counter' | 'gauge';
  readonly labelNames?: readonly string[];
  readonly read: () => Reading | Promise<Reading>;
};

type ObservedRequest = {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  /** From the first byte in to the last byte out. */
  readonly seconds: number;
};

/** Counts requests that were answered; whoever answers one before Fastify sees it counts it here. */
export type RequestMetrics = { readonly observe: (request: ObservedRequest) => void };

export type Metrics = {
  readonly registry: Registry;
  readonly requests: RequestMetrics;
  readonly add: (...measures: readonly Measure[]) => void;
};

/** Upper bounds in seconds: from a cached page to the longest anybody waits. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What kind of work a request is; never its address, which may name a person. */
function kindOf({ method, url }: Pick<ObservedRequest, 'method' | 'url'>): string {
  if (url.startsWith('/graphql')) return method === 'POST' ? 'graphql_post' : 'graphql_get';
  if (url.startsWith('/media/')) return 'media';
  if (url.startsWith('/assets/')) return 'asset';
  // Open as long as somebody works: no time of an answer.
  if (url.startsWith('/staff/events')) return 'staff_events';
  if (url.startsWith('/staff/')) return 'staff';
  return method === 'GET' || method === 'HEAD' ? 'page' : 'other_post';
}

/** Counts every request of a server by its kind and status, with the time it took (R213). */
export function createMetrics(app: FastifyInstance): Metrics {
  const registry = new Registry();
  const add: Metrics['add'] = (...measures) => measures.forEach((measure) => register(measure, registry));
  add(...processMeasures());
  const requests = requestMetrics(registry);
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url } = request;
    requests.observe({ method, url, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
    done();
  });
  return { registry, requests, add };
}

function requestMetrics(registry: Registry): RequestMetrics {
  const registers = [registry];
  const total = new Counter({
    name: 'http_requests_total',
    help: 'Requests by kind of work and status.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte in to the last byte out.',
    labelNames: ['kind'],
    buckets,
    registers,
  });
  return {
    observe: (request) => {
      const kind = kindOf(request);
      total.inc({ kind, status: request.status });
      duration.observe({ kind }, request.seconds);
    },
  };
}

function register({ name, help, kind, labelNames = [], read }: Measure, registry: Registry): void {
  const options = { name, help, labelNames, registers: [] };
  const gauge = () =>
    new Gauge({
      ...options,
      async collect() {
        for (const { labels = {}, value } of await read()) this.set(labels, value);
      },
    });
  const counter = () =>
    new Counter({
      ...options,
      async collect() {
        const values = await read();
        this.reset();
        for (const { labels = {}, value } of values) this.inc(labels, value);
      },
    });
  registry.registerMetric(kind === 'gauge' ? gauge() : counter());
}

function processMeasures(): readonly Measure[] {
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
export function registerMetrics(app: FastifyInstance, { registry }: Metrics, token: string): void {
  const expected = digest(`Bearer ${token}`);
  app.get('/metrics', async (request, reply) => {
    const isOwn = /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined;
    const isAllowed = token === '' ? isOwn : timingSafeEqual(digest(request.headers.authorization ?? ''), expected);
    if (isAllowed) return reply.type(registry.contentType).send(await registry.metrics());
    void reply.type('text/plain; charset=utf-8');
    return token === '' ? reply.code(404).send('Not found') : reply.code(401).header('www-authenticate', 'Bearer').send('Unauthorized');
  });
}

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');
