import type { EnvironmentReader } from '../environment-reader.ts';

export type TelemetrySettings = {
  /** Base address of an OTLP/HTTP collector. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** Share of new traces that is recorded. */
  readonly share: number;
};

/** OpenTelemetry's own variables, as far as the shop knows them; undefined when no collector is named. */
export function readTelemetry(read: EnvironmentReader): TelemetrySettings | undefined {
  const endpoint = read.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']);
  const headers = read.parsed('OTEL_EXPORTER_OTLP_HEADERS', {}, parseHeaders, 'name=value pairs separated by commas');
  const share = read.parsed('OTEL_TRACES_SAMPLER_ARG', 1, parseShare, 'a number from 0 to 1');
  return endpoint === undefined ? undefined : { endpoint, headers, serviceName: read.text('OTEL_SERVICE_NAME') ?? 'shop', share };
}

/** Values are percent-encoded, as in a W3C Baggage header. */
function parseHeaders(text: string): Readonly<Record<string, string>> | undefined {
  const headers: Record<string, string> = {};
  for (const part of text.split(',')) {
    const [, name, value] = /^\s*([\w-]+)=([\x21-\x7e]+)\s*$/.exec(part) ?? [];
    if (!name || !value) return undefined;
    try {
      headers[name.toLowerCase()] = decodeURIComponent(value);
    } catch {
      return undefined;
    }
  }
  return headers;
}

const parseShare = (text: string): number | undefined => (/^(0(\.\d+)?|1(\.0+)?)$/.test(text) ? Number(text) : undefined);
