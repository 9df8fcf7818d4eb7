import { LruCache } from '../memory/lru-cache.ts';

/** A document that came in an address; no other one ever has its number. */
type KnownDocument = { readonly number: number; readonly text: string };

/** Documents are asked again and again with other variables: reading one out of its address costs as much as counting a facet. */
const documents = new LruCache<string, KnownDocument>(256);
const [minLength, maxLength] = [256, 16_384];
let lastNumber = 0;

export type ReadAddress = {
  /** Another one for every address, and short: of a long document it holds the number. */
  readonly name: string;
  /** The value of a parameter. */
  readonly valueOf: (name: string) => string | undefined;
};

/** Reads an address. Its document is read once: thousands of characters, where all else that tells one read from another is a few dozen. */
export function readAddress(address: string): ReadAddress {
  const [start, end] = rangeOf(address, 'query') ?? [0, 0];
  if (end - start < minLength || end - start > maxLength) return { name: `0 ${address}`, valueOf: (name) => valueIn(address, name) };
  const { number, text } = knownDocument(address.slice(start, end));
  return {
    // The document was the value of the first "query", which is empty now: no two addresses become the same.
    name: `${number} ${address.slice(0, start)}${address.slice(end)}`,
    valueOf: (name) => (name === 'query' ? text : valueIn(address, name)),
  };
}

function knownDocument(raw: string): KnownDocument {
  let known = documents.get(raw);
  if (!known) documents.set(raw, (known = { number: (lastNumber += 1), text: decode(raw) }));
  return known;
}

/** The value of the first parameter of this name in an address, as a form would be read; undefined without one. */
export function valueIn(address: string, name: string): string | undefined {
  const range = rangeOf(address, name);
  return range && decode(address.slice(...range));
}

function rangeOf(address: string, name: string): readonly [start: number, end: number] | undefined {
  for (let start = address.indexOf('?') + 1; start > 0; start = address.indexOf('&', start) + 1) {
    if (!address.startsWith(name, start) || address[start + name.length] !== '=') continue;
    const end = address.indexOf('&', start);
    return [start + name.length + 1, end < 0 ? address.length : end];
  }
  return undefined;
}

/** Broken escape sequences become replacement characters, never an error. */
const decode = (raw: string): string => new URLSearchParams(`value=${raw}`).get('value') ?? '';
