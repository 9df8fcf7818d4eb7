import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export type SunkSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  readonly status?: { readonly code: number };
};

type Export = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: SunkSpan['attributes'] };
    readonly scopeSpans: readonly { readonly spans: readonly SunkSpan[] }[];
  }[];
};

export type SpanSink = {
  readonly url: string;
  /** Everything that came, in the order in which it came. */
  spans(): readonly SunkSpan[];
  /** What came, as text. */
  text(): string;
  readonly calls: readonly IncomingMessage[];
  /** When the first call has come. */
  called(): Promise<void>;
  close(): Promise<void>;
};

/** A collector for tests: keeps what is sent to it; `answer` decides what the sender hears, nothing at all included. */
export async function openSpanSink(answer: (response: ServerResponse) => void = (response) => void response.end('{}')): Promise<SpanSink> {
  const bodies: string[] = [];
  const calls: IncomingMessage[] = [];
  const first = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    calls.push(request);
    first.resolve();
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => void (body += part));
    request.on('end', () => {
      bodies.push(body);
      answer(response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () =>
      bodies.flatMap((body) =>
        (JSON.parse(body) as Export).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    text: () => bodies.join('\n'),
    calls,
    called: () => first.promise,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
