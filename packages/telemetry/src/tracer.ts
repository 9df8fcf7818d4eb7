import { AsyncLocalStorage } from 'node:async_hooks';
import { newSpanId, newTraceId, writeTraceparent, type TraceContext } from './trace-context.ts';

export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** What a span begins with: names of ours only, never a value that somebody sent. */
export type SpanStart = { readonly name: string; readonly kind: 'internal' | 'server' | 'client'; readonly attributes?: Attributes };

/** A span that has ended. */
export type FinishedSpan = SpanStart & {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly attributes: Attributes;
  /** Milliseconds since 1970, with fractions. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly hasFailed: boolean;
};

export type Span = {
  readonly context: TraceContext;
  /** A child of this span. */
  begin(start: SpanStart): Span;
  add(attributes: Attributes): void;
  end(outcome?: { readonly hasFailed: boolean }): void;
};

export type Tracer = {
  /** The first span of this process in a trace, a child of the one a caller names. */
  begin(start: SpanStart, parent: TraceContext | undefined): Span;
};

export type TracerOptions = {
  readonly take: (span: FinishedSpan) => void;
  /** Milliseconds since 1970, with fractions, never going back. */
  readonly now: () => number;
  /** Share of new traces that is recorded; a caller's trace is recorded when the caller records it. */
  readonly share: number;
};

/** Makes the tracer; it hands on every finished span. */
export function createTracer({ take, now, share }: TracerOptions): Tracer {
  const begin = (start: SpanStart, traceId: string, parentSpanId: string | undefined, isRecorded: boolean): Span => {
    const context = { traceId, spanId: newSpanId(), isRecorded };
    const attributes: Record<string, string | number | boolean> = { ...start.attributes };
    const startedAt = now();
    let isOver = false;
    return {
      context,
      begin: (part) => begin(part, traceId, context.spanId, isRecorded),
      add: (more) => void Object.assign(attributes, more),
      end: ({ hasFailed } = { hasFailed: false }) => {
        if (isOver || !isRecorded) return;
        isOver = true;
        take({ ...start, traceId, spanId: context.spanId, parentSpanId, attributes, startedAt, endedAt: now(), hasFailed });
      },
    };
  };
  return {
    begin: (start, parent) => begin(start, parent?.traceId ?? newTraceId(), parent?.spanId, parent?.isRecorded ?? Math.random() < share),
  };
}

const active = new AsyncLocalStorage<Span>();

/** Runs work as a part of a span: what it begins is below that span. */
export const within = <T>(span: Span, work: () => T): T => active.run(span, work);

/** The span around the running work, when it is recorded. */
export function activeSpan(): Span | undefined {
  const span = active.getStore();
  return span?.context.isRecorded ? span : undefined;
}

/** Runs work as a span of its own when what runs is recorded, and as it is otherwise. */
export function inSpan<T>(describe: () => SpanStart, work: () => Promise<T>): Promise<T> {
  const parent = activeSpan();
  return parent ? toItsEnd(parent.begin(describe()), work) : work();
}

/** Runs work as the first span of a trace. */
export const inRoot = <T>(tracer: Tracer, start: SpanStart, work: () => Promise<T>): Promise<T> =>
  toItsEnd(tracer.begin(start, undefined), work);

/** A failure is noted by its class alone. */
function toItsEnd<T>(span: Span, work: () => Promise<T>): Promise<T> {
  return active.run(span, work).then(
    (result) => {
      span.end();
      return result;
    },
    (error: unknown) => {
      span.add({ 'error.type': error instanceof Error ? error.constructor.name : 'unknown' });
      span.end({ hasFailed: true });
      throw error;
    },
  );
}

/** The header for a call to another program, when there is a trace it belongs to. */
export function outgoingTraceparent(): { readonly traceparent?: string } {
  const span = active.getStore();
  return span ? { traceparent: writeTraceparent(span.context) } : {};
}
