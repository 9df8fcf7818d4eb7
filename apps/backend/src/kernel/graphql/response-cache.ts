import type { ByteCache, CachedBytes } from '../memory/byte-cache.ts';
import { etagOf, serializeBody } from '../memory/scratch-buffers.ts';
import type { GraphqlBody, GraphqlRequest, GraphqlResponse } from './endpoint.ts';

export type CachedResponse = CachedBytes & {
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly rootFields: readonly string[];
};

/** Which responses are cached, and until when. */
export type ResponseCaching = {
  readonly cache: ByteCache<CachedResponse>;
  /** Root fields whose responses follow from the version alone. */
  readonly fields: ReadonlySet<string>;
  /** Another text whenever something those responses are made from has changed. */
  readonly version: (now: Date) => string;
  /** Whether a key may enter the cache. */
  readonly admits: (key: string) => boolean;
};

const maxKeyLength = 8_192;

/**
 * Admits a key that was seen lately: what is requested once is not worth its memory. The last `limit` keys are stored as 32-bit hashes,
 * because strings would fill the old part of the heap; a collision admits a key too early, which does no harm.
 */
export function createAdmissionFilter(limit: number): ResponseCaching['admits'] {
  const seen = new Uint32Array(2 ** Math.ceil(Math.log2(limit)));
  return (key) => {
    if (key.length > maxKeyLength) return false;
    const hash = hashOf(key);
    const slot = hash & (seen.length - 1);
    const isSeen = seen[slot] === hash;
    seen[slot] = hash;
    return isSeen;
  };
}

/** FNV-1a; 0 stands for an empty slot. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0 || 1;
}

type KeyedRequest = Pick<GraphqlRequest, 'method' | 'address' | 'query' | 'operationName' | 'variables'>;

/** Everything a response depends on but the version; undefined for what is never cached. */
export function cacheKey(request: KeyedRequest, storeCode: string): string | undefined {
  if (request.method !== 'GET') return undefined;
  if (request.address !== undefined) return `${storeCode} ${request.address}`;
  const { query, operationName, variables } = request;
  // A persisted document's hash alone may belong to a document that is not known.
  if (typeof query !== 'string') return undefined;
  const values = typeof variables === 'string' ? variables : JSON.stringify(variables ?? null);
  const operation = typeof operationName === 'string' ? operationName : '';
  // Lengths, so that no two different requests have the same key.
  return `${storeCode} ${operation.length} ${values.length} ${operation}${values}${query}`;
}

export type CacheTarget = { readonly key: string; readonly version: string; readonly caching: ResponseCaching };

/** Caches a response if it is public and made from cacheable fields alone. */
export function cacheResponse(response: GraphqlResponse, rootFields: readonly string[], target: CacheTarget | undefined): GraphqlResponse {
  const isPublic = response.status === 200 && response.headers['cache-control']?.startsWith('public') === true;
  if (!target || !isPublic || !rootFields.every((name) => target.caching.fields.has(name))) return response;
  const { key, version, caching } = target;
  const bytes = response.bytes ?? serializeBody(response.body);
  const etag = response.etag ?? etagOf(bytes);
  caching.cache.set(key, { version, bytes, etag, headers: response.headers, rootFields });
  return responseOf({ bytes, headers: response.headers, etag });
}

/** Parsed bodies of cached bytes; weak, so that they cost nothing when memory is wanted. */
const parsed = new WeakMap<Buffer, WeakRef<GraphqlBody>>();

/** Shared by everybody who gets these bytes: must not be changed. */
function parseBody(bytes: Buffer): GraphqlBody {
  const known = parsed.get(bytes)?.deref();
  if (known) return known;
  const body = JSON.parse(bytes.toString()) as GraphqlBody;
  parsed.set(bytes, new WeakRef(body));
  return body;
}

/** A response of serialized bytes; they are parsed only for who wants an object. */
export function responseOf({ bytes, headers, etag }: Pick<CachedResponse, 'bytes' | 'headers' | 'etag'>): GraphqlResponse {
  return {
    status: 200,
    headers,
    bytes,
    etag,
    get body() {
      return parseBody(bytes);
    },
  };
}
