import { inRoot, openTracing, type Tracing } from '@shop/telemetry';
import type { Config } from '../config.ts';
import type { Measure } from '../http/metrics.ts';
import type { TraceJob } from '../jobs.ts';
import type { Logger } from '../logger.ts';

export type Telemetry = Pick<Tracing, 'register' | 'run' | 'cached' | 'close'> & {
  /** Gives every try of a job a trace of its own: whoever ordered it was answered long ago. */
  readonly job: TraceJob;
  readonly measures: readonly Measure[];
};

/** What a process with the backend in it records; undefined when nobody asks for it. */
export function openTelemetry({ telemetry }: Pick<Config, 'telemetry'>, logger: Logger): Telemetry | undefined {
  const tracing = openTracing(telemetry, logger);
  if (!tracing) return undefined;
  const { tracer, counts, ...rest } = tracing;
  return {
    ...rest,
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
        read: () => Object.entries(counts).map(([result, value]) => ({ labels: { result }, value })),
      },
    ],
  };
}
