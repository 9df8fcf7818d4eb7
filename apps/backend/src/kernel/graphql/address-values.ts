import { LruCache } from '../lru-cache.ts';

/** Documents are asked again and again with other variables: reading one out of its address costs as much as counting a facet. */
const documents = new LruCache<string, string>(256);
const [shortest, longest] = [256, 16_384];

/** The value of the first parameter of this name in an address, as a form would be read; undefined without one. */
export function valueIn(address: string, name: string): string | undefined {
  for (let start = address.indexOf('?') + 1; start > 0; start = address.indexOf('&', start) + 1) {
    if (!address.startsWith(name, start) || address[start + name.length] !== '=') continue;
    const end = address.indexOf('&', start);
    return decoded(address.slice(start + name.length + 1, end < 0 ? undefined : end));
  }
  return undefined;
}

function decoded(raw: string): string {
  if (raw.length < shortest || raw.length > longest) return decode(raw);
  let text = documents.get(raw);
  if (text === undefined) documents.set(raw, (text = decode(raw)));
  return text;
}

/** Broken sequences of signs become replacement signs, never an error. */
const decode = (raw: string): string => new URLSearchParams(`value=${raw}`).get('value') ?? '';
