import { hash } from 'node:crypto';
import type { ByteCache, CachedBytes } from '../../memory/byte-cache.ts';
import type { Fragments } from '../limits.ts';
import { elementsOf, hasVariables, type ListField } from './field-writers.ts';
import { utf8 } from './json-writer.ts';
import { NeedsFallback, type WriterState, type WriteValue } from './writer-state.ts';

/** A list field whose elements are the same in every response of one version and store view, such as the products of all lists. */
export type CachedList = {
  readonly type: string;
  readonly field: string;
  /** The property of an element that identifies it. */
  readonly id: string;
  readonly cache: ByteCache<CachedElement>;
};

/** A serialized element, with the cache tags of everything it shows. */
type CachedElement = CachedBytes & { readonly tags: readonly string[]; readonly hash: string };

const [open, comma, close] = ['[', ',', ']'].map(utf8) as [Uint8Array, Uint8Array, Uint8Array];

let lastList = 0;

/** Writes the elements from the cache; undefined where they depend on variables. */
export function cachedListWriter({ id, cache }: CachedList, { nodes, element }: ListField, fragments: Fragments): WriteValue | undefined {
  if (hasVariables([...nodes, ...fragments.values()])) return undefined;
  lastList += 1;
  const list = lastList;

  const keyOf = (value: unknown, { context }: WriterState): string =>
    `${list} ${context.store.code} ${String((value as Readonly<Record<string, unknown>>)[id])}`;

  const writeMiss = (value: unknown, key: string, state: WriterState): CachedElement => {
    const { context, json, version } = state;
    const start = json.end;
    const tags = new Set<string>();
    state.context = { ...context, tags };
    state.previous = [];
    element(value, state);
    state.context = context;
    state.previous = [];
    const bytes = Buffer.from(json.slice(start));
    const cached = { version, bytes, tags: [...tags], hash: hash('sha1', bytes, 'base64url') };
    cache.set(key, cached);
    return cached;
  };

  const writeElement = (value: unknown, state: WriterState): void => {
    if (value === undefined || value === null) throw new NeedsFallback();
    const { json, context, version, hashed } = state;
    const [start, key] = [json.end, keyOf(value, state)];
    let cached = cache.get(key, version);
    if (cached) json.raw(cached.bytes);
    else cached = writeMiss(value, key, state);
    for (const tag of cached.tags) context.tags?.add(tag);
    hashed.push({ start, end: json.end, hash: cached.hash });
  };

  return (value, state) => {
    let separator = open;
    const elements = elementsOf(value);
    if (elements.length === 0) state.json.raw(separator);
    for (const one of elements) {
      state.json.raw(separator);
      writeElement(one, state);
      separator = comma;
    }
    state.json.raw(close);
  };
}
