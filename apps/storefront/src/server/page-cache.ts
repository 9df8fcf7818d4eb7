import { weightOf, type PageEntry } from './page-entry.ts';

/** Finished pages, bounded by bytes: what was kept longest without being asked for goes first. */
export type PageCache = {
  get(key: string): PageEntry | undefined;
  /** By the address as a browser wrote it. */
  byUrl(url: string): PageEntry | undefined;
  set(entry: PageEntry): void;
  /** Remembers an address under which an entry can be found at once. */
  nameUrl(entry: PageEntry, url: string): void;
  /** Weighs an entry again whose bodies changed. */
  weigh(entry: PageEntry): void;
  /** Marks what shows one of these; undefined marks everything. Returns how many. */
  suspect(tags: readonly string[] | undefined): number;
  clear(): void;
  size(): { readonly pages: number; readonly bytes: number };
};

/** Nobody can fill the memory with names of one page. */
const mostUrls = 4;

/** Makes an empty cache. */
export function createPageCache(maxBytes: number): PageCache {
  const entries = new Map<string, PageEntry>();
  const urls = new Map<string, PageEntry>();
  const byTag = new Map<string, Set<PageEntry>>();
  const weights = new Map<PageEntry, number>();
  let held = 0;

  const remove = (entry: PageEntry): void => {
    entries.delete(entry.key);
    for (const url of entry.urls) urls.delete(url);
    for (const tag of entry.tags) {
      const shown = byTag.get(tag);
      shown?.delete(entry);
      if (shown?.size === 0) byTag.delete(tag);
    }
    held -= weights.get(entry) ?? 0;
    weights.delete(entry);
  };
  const weigh = (entry: PageEntry): void => {
    const before = weights.get(entry);
    if (before === undefined) return;
    const weight = weightOf(entry);
    weights.set(entry, weight);
    held += weight - before;
    for (const oldest of entries.values()) {
      if (held <= maxBytes) return;
      if (oldest.isUsed) putLast(oldest);
      else remove(oldest);
    }
  };
  const putLast = (entry: PageEntry): void => {
    entry.isUsed = false;
    entries.delete(entry.key);
    entries.set(entry.key, entry);
  };
  // Nothing is moved when a page is given, which happens thousands of times a second.
  const used = (entry: PageEntry | undefined): PageEntry | undefined => {
    if (entry) entry.isUsed = true;
    return entry;
  };

  return {
    get: (key) => used(entries.get(key)),
    byUrl: (url) => used(urls.get(url)),
    set: (entry) => {
      const before = entries.get(entry.key);
      if (before) remove(before);
      entries.set(entry.key, entry);
      for (const tag of entry.tags) {
        const shown = byTag.get(tag);
        if (shown) shown.add(entry);
        else byTag.set(tag, new Set([entry]));
      }
      weights.set(entry, 0);
      weigh(entry);
    },
    nameUrl: (entry, url) => {
      if (entries.get(entry.key) !== entry || entry.urls.size >= mostUrls || url.length > 500) return;
      entry.urls.add(url);
      urls.set(url, entry);
    },
    weigh,
    suspect: (tags) => {
      const marked = new Set<PageEntry>();
      for (const entry of tags === undefined ? entries.values() : tags.flatMap((tag) => [...(byTag.get(tag) ?? [])])) marked.add(entry);
      for (const entry of marked) entry.isSuspect = true;
      return marked.size;
    },
    clear: () => {
      for (const entry of entries.values()) remove(entry);
    },
    size: () => ({ pages: entries.size, bytes: held }),
  };
}
