import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createExporter, type Exporter, type TelemetryLogger } from './otlp-exporter.ts';
import type { TelemetrySettings } from './read-settings.ts';
import { traceCached, traceRequests } from './trace-requests.ts';
import { createTracer, inSpan, type Tracer } from './tracer.ts';

export type Tracing = {
  readonly tracer: Tracer;
  /** Gives every request of a server its span; the routes that come after it have one. */
  readonly register: (app: FastifyInstance) => void;
  /** Runs work as a part of the request it belongs to. */
  readonly run: <T>(name: string, facts: Readonly<Record<string, string>>, work: () => Promise<T>) => Promise<T>;
  /** Notes a request that is answered past the framework. */
  readonly cached: (request: IncomingMessage, response: ServerResponse) => void;
  readonly counts: Exporter['counts'];
  readonly close: () => Promise<void>;
};

/** Tracing as OpenTelemetry's variables ask for it; undefined when they do not, and then nothing of it runs. */
export function openTracing(settings: TelemetrySettings | undefined, logger: TelemetryLogger): Tracing | undefined {
  if (!settings) return undefined;
  const exporter = createExporter({ ...settings, logger });
  const tracer = createTracer({
    take: (span) => exporter.take(span),
    now: () => performance.timeOrigin + performance.now(),
    share: settings.share,
  });
  return {
    tracer,
    register: (app) => traceRequests(app, tracer),
    run: (name, attributes, work) => inSpan(() => ({ name, kind: 'internal', attributes }), work),
    cached: (request, response) => traceCached(tracer, request, response),
    counts: exporter.counts,
    close: () => exporter.close(),
  };
}
