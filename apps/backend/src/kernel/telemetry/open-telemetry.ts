import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Measure } from '../http/metrics.ts';
import type { TraceJob } from '../jobs.ts';
import type { Logger } from '../logger.ts';
import { createExporter } from './otlp-exporter.ts';
import { traceCached, traceRequests } from './trace-requests.ts';
import { createTracer, inRoot } from './tracer.ts';

export type Telemetry = {
  /** Gives every request of a server its span. */
  readonly register: (app: FastifyInstance) => void;
  /** Notes a request that is answered past the framework. */
  readonly cached: (request: IncomingMessage, response: ServerResponse) => void;
  /** Gives every try of a job a trace of its own: whoever ordered it was answered long ago. */
  readonly job: TraceJob;
  readonly measures: readonly Measure[];
  readonly close: () => Promise<void>;
};

/** Tracing as OpenTelemetry's variables ask for it; undefined when they do not, and then nothing of it runs. */
export function openTelemetry({ telemetry }: Pick<Config, 'telemetry'>, logger: Logger): Telemetry | undefined {
  if (!telemetry) return undefined;
  const exporter = createExporter({ ...telemetry, logger });
  const tracer = createTracer({
    take: (span) => exporter.take(span),
    now: () => performance.timeOrigin + performance.now(),
    share: telemetry.share,
  });
  return {
    register: (app) => traceRequests(app, tracer),
    cached: (request, response) => traceCached(tracer, request, response),
    job: (queue, attempt, work) =>
      inRoot(
        tracer,
        { name: `job ${queue}`, kind: 'internal', attributes: { 'shop.job.queue': queue, 'shop.job.attempt': attempt } },
        work,
      ),
    measures: [
      {
        name: 'telemetry_spans_total',
        help: 'Spans by what became of them.',
        kind: 'counter',
        labelNames: ['result'],
        read: () => Object.entries(exporter.counts).map(([result, value]) => ({ labels: { result }, value })),
      },
    ],
    close: () => exporter.close(),
  };
}
