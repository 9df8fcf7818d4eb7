import { sizeOf, type PageEntry } from './page-entry.ts';

/** Rendered pages, bounded by bytes; what was not used for longest is evicted first. */
export type PageCache = {
  get(key: string): PageEntry | undefined;
  /** By the address as a browser wrote it. */
  byUrl(url: string): PageEntry | undefined;
  set(entry: PageEntry): void;
  /** Stores an address under which an entry can be found at once. */
  nameUrl(entry: PageEntry, url: string): void;
  /** Measures an entry again whose bodies changed. */
  resize(entry: PageEntry): void;
  /** Marks what shows one of these for revalidation; undefined marks everything. Returns how many. */
  invalidate(tags: readonly string[] | undefined): number;
  clear(): void;
  size(): { readonly pages: number; readonly bytes: number };
};

/** Nobody can fill the memory with names of one page. */
const maxUrls = 4;

/** Makes an empty cache. */
export function createPageCache(maxBytes: number): PageCache {
  const entries = new Map<string, PageEntry>();
  const urls = new Map<string, PageEntry>();
  const byTag = createTagIndex();
  const sizes = new Map<PageEntry, number>();
  let held = 0;

  const remove = (entry: PageEntry): void => {
    entries.delete(entry.key);
    for (const url of entry.urls) urls.delete(url);
    byTag.remove(entry);
    held -= sizes.get(entry) ?? 0;
    sizes.delete(entry);
  };
  const resize = (entry: PageEntry): void => {
    const before = sizes.get(entry);
    if (before === undefined) return;
    const size = sizeOf(entry);
    sizes.set(entry, size);
    held += size - before;
    for (const oldest of entries.values()) {
      if (held <= maxBytes) return;
      if (oldest.isUsed) moveToEnd(oldest);
      else remove(oldest);
    }
  };
  const moveToEnd = (entry: PageEntry): void => {
    entry.isUsed = false;
    entries.delete(entry.key);
    entries.set(entry.key, entry);
  };

  return {
    get: (key) => markUsed(entries.get(key)),
    byUrl: (url) => markUsed(urls.get(url)),
    set: (entry) => {
      const before = entries.get(entry.key);
      if (before) remove(before);
      entries.set(entry.key, entry);
      byTag.add(entry);
      sizes.set(entry, 0);
      resize(entry);
    },
    nameUrl: (entry, url) => {
      if (entries.get(entry.key) !== entry || entry.urls.size >= maxUrls || url.length > 500) return;
      entry.urls.add(url);
      urls.set(url, entry);
    },
    resize,
    invalidate: (tags) => {
      const shown = tags === undefined ? new Set(entries.values()) : byTag.entriesOf(tags);
      for (const entry of shown) entry.isInvalidated = true;
      return shown.size;
    },
    clear: () => {
      for (const entry of entries.values()) remove(entry);
    },
    size: () => ({ pages: entries.size, bytes: held }),
  };
}

/** Nothing is moved when a page is sent, which happens thousands of times a second. */
function markUsed(entry: PageEntry | undefined): PageEntry | undefined {
  if (entry) entry.isUsed = true;
  return entry;
}

type TagIndex = {
  add(entry: PageEntry): void;
  remove(entry: PageEntry): void;
  /** The pages that show at least one of these. */
  entriesOf(tags: readonly string[]): ReadonlySet<PageEntry>;
};

function createTagIndex(): TagIndex {
  const byTag = new Map<string, Set<PageEntry>>();
  return {
    add: (entry) => {
      for (const tag of entry.tags) {
        const shown = byTag.get(tag);
        if (shown) shown.add(entry);
        else byTag.set(tag, new Set([entry]));
      }
    },
    remove: (entry) => {
      for (const tag of entry.tags) {
        const shown = byTag.get(tag);
        shown?.delete(entry);
        if (shown?.size === 0) byTag.delete(tag);
      }
    },
    entriesOf: (tags) => new Set(tags.flatMap((tag) => [...(byTag.get(tag) ?? [])])),
  };
}
