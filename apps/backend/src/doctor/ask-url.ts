import { request as askPlain, type IncomingHttpHeaders } from 'node:http';
import { request as askSecure } from 'node:https';
import { text } from 'node:stream/consumers';

type UrlAnswer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string };
type Question = {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly authority?: string | undefined;
};

const patienceMs = 8_000;

/** One request on a connection of its own, with the headers as they came: `fetch` can be told of no further authority. */
export function askUrl(url: string, { method = 'GET', headers = {}, body, authority }: Question = {}): Promise<UrlAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<UrlAnswer>();
  const options = { method, headers: { ...headers }, agent: false, signal: AbortSignal.timeout(patienceMs) } as const;
  const question = url.startsWith('https:')
    ? askSecure(url, { ...options, ...(authority === undefined ? {} : { ca: authority }) })
    : askPlain(url, options);
  question.on('error', reject);
  question.on('response', (response) => {
    text(response).then((answer) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: answer }), reject);
  });
  question.end(body);
  return promise;
}

/** The shortest name of what went wrong on a line: a code where there is one. */
export function reasonOf(error: unknown): string {
  const { code, message, name } = error as NodeJS.ErrnoException;
  return name === 'AbortError' || name === 'TimeoutError' ? 'no answer in time' : (code ?? message);
}
