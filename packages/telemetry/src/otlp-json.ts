import type { Attributes, FinishedSpan } from './tracer.ts';

const kinds = { internal: 1, server: 2, client: 3 } as const;
const failed = { code: 2 };

/** Spans as OTLP/HTTP writes them in JSON. */
export const otlpJson = (serviceName: string, spans: readonly FinishedSpan[]): string =>
  JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: attributesOf({ 'service.name': serviceName }) },
        scopeSpans: [{ scope: { name: 'shop' }, spans: spans.map(spanOf) }],
      },
    ],
  });

const spanOf = ({ traceId, spanId, parentSpanId, name, kind, startedAt, endedAt, attributes, hasFailed }: FinishedSpan): object => ({
  traceId,
  spanId,
  ...(parentSpanId === undefined ? {} : { parentSpanId }),
  name,
  kind: kinds[kind],
  startTimeUnixNano: nanoseconds(startedAt),
  endTimeUnixNano: nanoseconds(endedAt),
  attributes: attributesOf(attributes),
  ...(hasFailed ? { status: failed } : {}),
});

/** As text: a number would lose the last digits. */
const nanoseconds = (milliseconds: number): string => {
  const whole = Math.floor(milliseconds);
  return `${whole}${String(Math.floor((milliseconds - whole) * 1e6)).padStart(6, '0')}`;
};

const attributesOf = (attributes: Attributes): readonly object[] =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }));

function valueOf(value: string | number | boolean): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
