import { hash } from 'node:crypto';
import type { ByteCache, Kept } from '../response-cache.ts';
import { elementsOf, hasVariables, type ListPlace } from './compile-writer.ts';
import type { Fragments } from '../limits.ts';
import { piece } from './json-ink.ts';
import { Unwritable, type Page, type Write } from './page.ts';

/** A list whose elements look the same in every answer of one version and store view, such as the products of all lists. */
export type SharedList = {
  readonly type: string;
  readonly field: string;
  /** The element's own property that names it. */
  readonly id: string;
  readonly cache: ByteCache<KeptElement>;
};

/** An element as it is written, with the tags of everything it shows and a name for its content. */
type KeptElement = Kept & { readonly tags: readonly string[]; readonly name: string };

const [beginning, comma, endOfList] = ['[', ',', ']'].map(piece) as [Uint8Array, Uint8Array, Uint8Array];

let lists = 0;

/** Copies the elements from where another answer wrote them; undefined where they depend on more than themselves. */
export function sharedListWriter({ id, cache }: SharedList, { nodes, element }: ListPlace, fragments: Fragments): Write | undefined {
  if (hasVariables([...nodes, ...fragments.values()])) return undefined;
  lists += 1;
  const name = lists;

  const keyOf = (value: unknown, { context }: Page): string =>
    `${name} ${context.store.code} ${String((value as Readonly<Record<string, unknown>>)[id])}`;

  const make = (value: unknown, key: string, page: Page): KeptElement => {
    const [{ context, ink, version }, start] = [page, page.ink.end];
    const tags = new Set<string>();
    page.context = { ...context, tags };
    page.last = [];
    element(value, page);
    page.context = context;
    page.last = [];
    const bytes = Buffer.from(ink.from(start));
    const kept = { version, bytes, tags: [...tags], name: hash('sha1', bytes, 'base64url') };
    cache.set(key, kept);
    return kept;
  };

  const write = (value: unknown, page: Page): void => {
    if (value === undefined || value === null) throw new Unwritable();
    const { ink, context, version, named } = page;
    const [start, key] = [ink.end, keyOf(value, page)];
    let kept = cache.get(key, version);
    if (kept) ink.piece(kept.bytes);
    else kept = make(value, key, page);
    for (const tag of kept.tags) context.tags?.add(tag);
    named.push({ start, end: ink.end, name: kept.name });
  };

  return (value, page) => {
    let before = beginning;
    const elements = elementsOf(value);
    if (elements.length === 0) page.ink.piece(before);
    for (const one of elements) {
      page.ink.piece(before);
      write(one, page);
      before = comma;
    }
    page.ink.piece(endOfList);
  };
}
