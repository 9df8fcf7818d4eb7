import { createHash } from 'node:crypto';
import { inputError } from '../errors.ts';
import type { LruCache } from '../memory/lru-cache.ts';
import type { GraphqlRequest } from './endpoint.ts';

/** The document's text; a persisted one may come as its hash alone, and undefined then means "send the text". */
export function sourceOf({ query }: GraphqlRequest, hash: string | undefined, persisted: LruCache<string, string>): string | undefined {
  if (typeof query === 'string' && query.trim() !== '') {
    if (hash !== undefined && createHash('sha256').update(query).digest('hex') !== hash)
      throw inputError('The hash does not belong to the query.');
    return query;
  }
  if (hash !== undefined) return persisted.get(hash);
  throw inputError('Unable to parse the request.');
}

/** The hash a document is known by, or is to be known by. */
export function persistedHash(extensions: unknown): string | undefined {
  const given = parseObject(extensions, 'extensions')['persistedQuery'];
  if (given === undefined || given === null) return undefined;
  const { version = 1, sha256Hash: hash } = given as { readonly version?: unknown; readonly sha256Hash?: unknown };
  if (version !== 1) throw inputError('Only version 1 of persisted queries is known.');
  if (typeof hash !== 'string' || !/^[0-9a-f]{64}$/.test(hash))
    throw inputError('The hash of a persisted query has 64 hexadecimal digits.');
  return hash;
}

export function operationNameOf({ operationName: name }: GraphqlRequest): string | undefined {
  if (name === undefined || name === null || name === '') return undefined;
  if (typeof name !== 'string') throw inputError('The operation name must be a text.');
  return name;
}

export function variablesOf(variables: unknown): Readonly<Record<string, unknown>> {
  return parseObject(variables, 'variables');
}

/** By GET these arrive as JSON text, by POST as objects. */
function parseObject(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (value === undefined || value === null || value === '') return {};
  let parsed = value;
  if (typeof value === 'string') {
    try {
      parsed = JSON.parse(value);
    } catch {
      throw inputError(`The ${name} are not valid JSON.`);
    }
  }
  if (parsed === null) return {};
  if (typeof parsed !== 'object' || Array.isArray(parsed)) throw inputError(`The ${name} must be an object.`);
  return parsed as Readonly<Record<string, unknown>>;
}
