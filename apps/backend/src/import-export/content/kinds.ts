import type { Queryable, Tx } from '#kernel/database/database.ts';
import {
  readCmsPages,
  readEditorial,
  readLandingPages,
  replaceUrlRewrites,
  readUrlRewrites,
  writeBlocks,
  writeBlog,
  writeCmsPages,
  writeFaq,
  writeLandingPages,
  writeMessages,
  writeSliders,
} from '#modules/content/index.ts';
import { readForms, writeForms } from '#modules/forms/index.ts';
import { readBranches, writeBranches } from '#modules/stores/index.ts';
import {
  branchFromFile,
  branchToFile,
  filled,
  formFromFile,
  formToFile,
  pageToFile,
  redirectsFromFile,
  redirectsToFile,
} from './kind-adapters.ts';
import type { KindName } from './kind-shapes.ts';
import type { Data } from './per-view.ts';

/** A kind of content in files. To add one, write its shape, a row here, and where needed an adapter. */
export type Kind = {
  readonly name: KindName;
  /** What tells a record from the others. */
  readonly key: 'id' | 'code' | 'view';
  /** What its file is called; of texts those of the first view that has some. */
  readonly fileName: (record: Data, views: readonly string[]) => string;
  /** The texts that are HTML; in a Markdown file the first of them is its text. */
  readonly html: readonly string[];
  readonly hasBody: boolean;
  readonly read: (database: Queryable) => Promise<readonly Data[]>;
  /** Records have passed their shape, so they are taken as what they say they are. */
  readonly write: (tx: Tx, records: readonly Data[]) => Promise<void>;
};

const asData = (records: readonly object[]): readonly Data[] => records as readonly Data[];
const taken = <T>(records: readonly Data[]): readonly T[] => records as unknown as readonly T[];

const byText =
  (field: string) =>
  (record: Data, views: readonly string[]): string => {
    const texts = (record['texts'] ?? {}) as Readonly<Record<string, Data>>;
    const view = views.find((code) => texts[code]?.[field]);
    return String(view === undefined ? record['id'] : texts[view]?.[field]);
  };
const byField = (field: string) => (record: Data) => String(record[field]);

/** In the order they are written: authors and categories before posts. */
export const kinds: readonly Kind[] = [
  {
    name: 'pages',
    key: 'id',
    fileName: byText('identifier'),
    html: ['content'],
    hasBody: true,
    read: async (database) => asData((await readCmsPages(database)).map(pageToFile)),
    write: (tx, records) => writeCmsPages(tx, taken(records.map(filled({})))),
  },
  {
    name: 'landing-pages',
    key: 'id',
    fileName: byText('identifier'),
    html: ['content', 'secondaryContent'],
    hasBody: true,
    read: async (database) => asData((await readLandingPages(database)).map(pageToFile)),
    write: (tx, records) => writeLandingPages(tx, taken(records.map(filled({})))),
  },
  {
    name: 'blocks',
    key: 'id',
    fileName: byField('identifier'),
    html: ['content'],
    hasBody: true,
    read: async (database) => asData((await readEditorial(database)).blocks),
    write: (tx, records) => writeBlocks(tx, taken(records.map(filled({})))),
  },
  {
    name: 'sliders',
    key: 'id',
    fileName: byField('identifier'),
    html: [],
    hasBody: false,
    read: async (database) => asData((await readEditorial(database)).sliders),
    write: (tx, records) => writeSliders(tx, taken(records.map(filled({}, { slides: { smallPicture: null } })))),
  },
  {
    name: 'messages',
    key: 'id',
    fileName: byField('id'),
    html: [],
    hasBody: false,
    read: async (database) => asData((await readEditorial(database)).messages),
    write: (tx, records) => writeMessages(tx, taken(records.map(filled({ startsAt: null, endsAt: null })))),
  },
  {
    name: 'faq',
    key: 'id',
    fileName: byText('urlKey'),
    html: ['longAnswer'],
    hasBody: false,
    read: async (database) => asData((await readEditorial(database)).faq),
    write: (tx, records) => writeFaq(tx, taken(records.map(filled({}, { items: {} })))),
  },
  {
    name: 'blog-authors',
    key: 'id',
    fileName: byField('identifier'),
    html: [],
    hasBody: false,
    read: async (database) => asData((await readEditorial(database)).blogAuthors),
    write: (tx, records) => writeBlog(tx, { authors: taken(records.map(filled({}))), categories: [], posts: [] }),
  },
  {
    name: 'blog-categories',
    key: 'id',
    fileName: byText('identifier'),
    html: [],
    hasBody: false,
    read: async (database) => asData((await readEditorial(database)).blogCategories),
    write: (tx, records) => writeBlog(tx, { authors: [], categories: taken(records.map(filled({}))), posts: [] }),
  },
  {
    name: 'posts',
    key: 'id',
    fileName: byText('identifier'),
    html: ['content'],
    hasBody: true,
    read: async (database) => asData((await readEditorial(database)).blogPosts),
    write: (tx, records) =>
      writeBlog(tx, { authors: [], categories: [], posts: taken(records.map(filled({ authorId: null, picture: null }))) }),
  },
  {
    name: 'branches',
    key: 'code',
    fileName: byField('urlKey'),
    html: [],
    hasBody: false,
    read: async (database) => (await readBranches(database)).map(branchToFile),
    write: (tx, records) => writeBranches(tx, records.map(branchFromFile)),
  },
  {
    name: 'forms',
    key: 'id',
    fileName: byField('identifier'),
    html: [],
    hasBody: false,
    read: async (database) => (await readForms(database)).map(formToFile),
    write: (tx, records) => writeForms(tx, records.map(formFromFile)),
  },
  {
    name: 'redirects',
    key: 'view',
    fileName: byField('view'),
    html: [],
    hasBody: false,
    read: async (database) => redirectsToFile(await readUrlRewrites(database)),
    write: async (tx, records) => {
      for (const record of records) await replaceUrlRewrites(tx, String(record['view']), redirectsFromFile(record));
    },
  },
];
