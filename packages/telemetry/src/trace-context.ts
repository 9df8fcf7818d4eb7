import { randomBytes } from 'node:crypto';

/** Which trace a span belongs to, and its parent: W3C Trace Context. */
export type TraceContext = { readonly traceId: string; readonly spanId: string; readonly isRecorded: boolean };

const form = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const recordedFlag = 1;

/** Reads a `traceparent` header; undefined when there is none or it is not well formed, and a new trace begins. */
export function readTraceparent(header: unknown): TraceContext | undefined {
  if (typeof header !== 'string' || header.length > 256) return undefined;
  const [, version, traceId = '', spanId = '', flags = '', more] = form.exec(header) ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return undefined;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId, isRecorded: (Number.parseInt(flags, 16) & recordedFlag) === recordedFlag };
}

/** The header that tells the next program where its work belongs. */
export const writeTraceparent = ({ traceId, spanId, isRecorded }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isRecorded ? '01' : '00'}`;

/** An id of a new trace. */
export const newTraceId = (): string => randomBytes(16).toString('hex');

/** An id of a new span. */
export const newSpanId = (): string => randomBytes(8).toString('hex');
