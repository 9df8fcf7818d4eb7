import { otlpJson } from './otlp-json.ts';
import type { FinishedSpan } from './tracer.ts';

/** What the log hears of it, once for each outage. */
export type TelemetryLogger = { readonly warn: (event: string, fields: { readonly error: unknown }) => void };

export type Exporter = {
  take(span: FinishedSpan): void;
  /** Sends what is left, or gives it up when that takes too long. */
  close(): Promise<void>;
  readonly counts: { sent: number; dropped: number };
};

export type ExporterOptions = {
  /** Base address of the collector, as in OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  readonly logger: TelemetryLogger;
  readonly everyMs?: number;
  readonly timeoutMs?: number;
  readonly closeWithinMs?: number;
  readonly maxWaiting?: number;
};

const batchSize = 512;

/**
 * Sends spans in batches, one call at a time, beside the work of the shop. What a collector does not take is dropped and
 * counted: nobody waits for it, and it never fills the memory.
 */
export function createExporter(options: ExporterOptions): Exporter {
  const { endpoint, headers, serviceName, logger, everyMs = 2_000, timeoutMs = 5_000, closeWithinMs = 3_000, maxWaiting = 4_096 } = options;
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const waiting: FinishedSpan[] = [];
  const counts = { sent: 0, dropped: 0 };
  let sending: Promise<void> | undefined;
  let isReachable = true;

  const post = async (batch: readonly FinishedSpan[], signal: AbortSignal): Promise<void> => {
    try {
      const body = otlpJson(serviceName, batch);
      const response = await fetch(url, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body, signal });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`the collector answered ${response.status}`);
      counts.sent += batch.length;
      isReachable = true;
    } catch (error) {
      counts.dropped += batch.length;
      // Once for each outage: a line for every batch would hide everything else.
      if (isReachable) logger.warn('telemetry.not_sent', { error });
      isReachable = false;
    }
  };
  const giveUp = new AbortController();
  const sendAll = async (): Promise<void> => {
    while (waiting.length > 0 && !giveUp.signal.aborted) {
      await post(waiting.splice(0, batchSize), AbortSignal.any([giveUp.signal, AbortSignal.timeout(timeoutMs)]));
    }
  };
  const send = (): Promise<void> =>
    (sending ??= sendAll().finally(() => {
      sending = undefined;
    }));
  const timer = setInterval(() => void send(), everyMs);
  timer.unref();

  return {
    counts,
    take(span) {
      if (waiting.length >= maxWaiting) counts.dropped += 1;
      else if (waiting.push(span) === batchSize) void send();
    },
    async close() {
      clearInterval(timer);
      const limit = setTimeout(() => giveUp.abort(), closeWithinMs);
      await send();
      clearTimeout(limit);
      counts.dropped += waiting.splice(0).length;
    },
  };
}
