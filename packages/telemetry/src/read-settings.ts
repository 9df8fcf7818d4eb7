export type TelemetrySettings = {
  /** Base address of an OTLP/HTTP collector. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** Share of new traces that is recorded. */
  readonly share: number;
};

/** What the variables are read with: one at a time, and a sentence for each that is wrong. */
type Reader = { readonly text: (name: string) => string | undefined; readonly mistake: (sentence: string) => void };

/** OpenTelemetry's own variables, as far as the shop knows them; undefined when no collector is named. No value is repeated in a mistake. */
export function readTelemetry({ text, mistake }: Reader, usualName: string): TelemetrySettings | undefined {
  const parsed = <T>(name: string, fallback: T, parse: (value: string) => T | undefined, expected: string): T => {
    const value = text(name);
    if (value === undefined) return fallback;
    const result = parse(value);
    if (result === undefined) mistake(`${name} must be ${expected}.`);
    return result ?? fallback;
  };
  const endpoint = parsed('OTEL_EXPORTER_OTLP_ENDPOINT', undefined, parseEndpoint, 'a URL that starts with http:// or https://');
  const headers = parsed('OTEL_EXPORTER_OTLP_HEADERS', {}, parseHeaders, 'name=value pairs separated by commas');
  const share = parsed('OTEL_TRACES_SAMPLER_ARG', 1, parseShare, 'a number from 0 to 1');
  return endpoint === undefined ? undefined : { endpoint, headers, serviceName: text('OTEL_SERVICE_NAME') ?? usualName, share };
}

const parseEndpoint = (value: string): string | undefined =>
  URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol) ? value : undefined;

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
