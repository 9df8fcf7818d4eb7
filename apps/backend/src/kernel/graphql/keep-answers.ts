import { transcode } from 'node:buffer';
import { hash } from 'node:crypto';
import type { GraphqlBody, GraphqlRequest, GraphqlResponse } from './handler.ts';
import type { KeptAnswer, ResponseCache } from './response-cache.ts';

/** Which answers are kept, and how long. */
export type AnswerKeeping = {
  readonly cache: ResponseCache;
  /** Root fields whose answers follow from the version alone. */
  readonly fields: ReadonlySet<string>;
  /** Another text whenever something those answers are made from is another. */
  readonly version: (now: Date) => string;
};

/** The name of an answer: everything it depends on but the version. Undefined for what is never kept. */
export function answerKey(request: GraphqlRequest, storeCode: string): string | undefined {
  if (request.method !== 'GET') return undefined;
  if (request.address !== undefined) return `${storeCode} ${request.address}`;
  const { query, operationName, variables } = request;
  // Without the text it is a name for one that may not be known.
  if (typeof query !== 'string') return undefined;
  const values = typeof variables === 'string' ? variables : JSON.stringify(variables ?? null);
  const operation = typeof operationName === 'string' ? operationName : '';
  // Lengths, so that no two different requests can be written alike.
  return `${storeCode} ${operation.length} ${values.length} ${operation}${values}${query}`;
}

/** Puts an answer by, if it may be shared. */
export function keepAnswer(
  response: GraphqlResponse,
  rootFields: readonly string[],
  key: string | undefined,
  version: string,
  { cache, fields }: AnswerKeeping,
): GraphqlResponse {
  const isShared = response.status === 200 && response.headers['cache-control']?.startsWith('public') === true;
  if (key === undefined || !isShared || !rootFields.every((name) => fields.has(name))) return response;
  const bytes = bodyBytes(response.body);
  const answer: KeptAnswer = { version, bytes, etag: etagOf(bytes), headers: response.headers, rootFields };
  cache.set(key, answer);
  return { ...response, bytes, etag: answer.etag };
}

/** The answer as it was given; the body is only read again where somebody wants it as an object. */
export function givenAgain({ bytes, etag, headers }: KeptAnswer): GraphqlResponse {
  return {
    status: 200,
    headers,
    bytes,
    etag,
    get body() {
      return JSON.parse(bytes.toString()) as GraphqlBody;
    },
  };
}

/**
 * A body as it is sent. One sign beyond Latin-1 makes the whole text one of two bytes a sign, and writing that as UTF-8 takes Node as long
 * as making it; transcoding does the same in a quarter of the time. JSON never holds half a sign, which transcoding would refuse.
 */
export const bodyBytes = (body: GraphqlBody): Buffer => transcode(Buffer.from(JSON.stringify(body), 'utf16le'), 'utf16le', 'utf8');

/** Names a body by its content. */
export const etagOf = (body: Buffer): string => `"${hash('sha1', body, 'base64url')}"`;
