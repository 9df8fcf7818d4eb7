export { openTracing, type Tracing } from './open-tracing.ts';
export { readTelemetry, type TelemetrySettings } from './read-settings.ts';
export { activeSpan, inRoot, inSpan, outgoingTraceparent, type SpanStart } from './tracer.ts';
