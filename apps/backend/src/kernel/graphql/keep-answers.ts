import { bodyBytes, quotedHash } from './body-bytes.ts';
import type { GraphqlBody, GraphqlRequest, GraphqlResponse } from './handler.ts';
import type { ByteCache, KeptAnswer } from './response-cache.ts';

/** Which answers are kept, and how long. */
export type AnswerKeeping = {
  readonly cache: ByteCache<KeptAnswer>;
  /** Root fields whose answers follow from the version alone. */
  readonly fields: ReadonlySet<string>;
  /** Another text whenever something those answers are made from is another. */
  readonly version: (now: Date) => string;
  /** Whether this was asked before, lately: what is asked once is not worth its room. */
  readonly isAskedAgain: (key: string) => boolean;
};

/** Longer questions are never kept. */
const longestKey = 8_192;

/**
 * Remembers about so many of the last questions, by a number for each: texts kept for a while would fill the old part of the heap, and two
 * questions with the same number do no harm.
 */
export function createAskedAgain(limit: number): AnswerKeeping['isAskedAgain'] {
  const asked = new Uint32Array(2 ** Math.ceil(Math.log2(limit)));
  return (key) => {
    if (key.length > longestKey) return false;
    const number = numberOf(key);
    const place = number & (asked.length - 1);
    const isKnown = asked[place] === number;
    asked[place] = number;
    return isKnown;
  };
}

/** FNV-1a; 0 stands for an empty place. */
function numberOf(text: string): number {
  let number = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) number = Math.imul(number ^ text.charCodeAt(at), 0x01000193);
  return number >>> 0 || 1;
}

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

/** Where an answer is to be kept, and as what. */
export type Keep = { readonly key: string; readonly version: string; readonly keeping: AnswerKeeping };

/** Puts an answer by where it is asked for, if it may be shared. */
export function keepAnswer(response: GraphqlResponse, rootFields: readonly string[], keep: Keep | undefined): GraphqlResponse {
  const isShared = response.status === 200 && response.headers['cache-control']?.startsWith('public') === true;
  if (!keep || !isShared || !rootFields.every((name) => keep.keeping.fields.has(name))) return response;
  const { key, version, keeping } = keep;
  const bytes = response.bytes ?? bodyBytes(response.body);
  const etag = response.etag ?? quotedHash(bytes);
  keeping.cache.set(key, { version, bytes, etag, headers: response.headers, rootFields });
  return fromBytes(bytes, response.headers, etag);
}

/** The answer as it was given. */
export const givenAgain = ({ bytes, headers, etag }: KeptAnswer): GraphqlResponse => fromBytes(bytes, headers, etag);

/** What was read lately and is still in memory: it goes when memory is wanted, so it costs none. */
const read = new WeakMap<Buffer, WeakRef<GraphqlBody>>();

/** Whoever gets it must not change it: others get the same. */
function bodyOf(bytes: Buffer): GraphqlBody {
  const known = read.get(bytes)?.deref();
  if (known) return known;
  const body = JSON.parse(bytes.toString()) as GraphqlBody;
  read.set(bytes, new WeakRef(body));
  return body;
}

/** An answer that is written already; it is only read again where somebody wants it as an object. */
export function fromBytes(bytes: Buffer, headers: Readonly<Record<string, string>>, etag = quotedHash(bytes)): GraphqlResponse {
  return {
    status: 200,
    headers,
    bytes,
    etag,
    get body() {
      return bodyOf(bytes);
    },
  };
}
