import type { Queryable } from '#kernel/database/database.ts';
import { advanceSequence, insertRecords, readRecords } from '#kernel/database/rows.ts';
import type { EditorialRecords } from './editorial.ts';

/** The table of each kind and the order its rows are shown in. */
const tables = {
  blocks: ['cms_block', 'identifier'],
  sliders: ['slider', 'position, id'],
  messages: ['global_message', 'position, id'],
  faq: ['faq_category', 'position, id'],
  blogAuthors: ['blog_author', 'id'],
  blogCategories: ['blog_category', 'position, id'],
  blogPosts: ['blog_post', 'published_at desc, id desc'],
} as const satisfies Record<keyof EditorialRecords, readonly [table: string, order: string]>;

export type EditorialKind = keyof EditorialRecords;

export async function readEditorial(database: Queryable): Promise<EditorialRecords> {
  const read = async <Kind extends EditorialKind>(kind: Kind): Promise<EditorialRecords[Kind]> => {
    const [table, order] = tables[kind];
    const rows = await readRecords<Record<string, unknown>>(database, `select * from ${table} order by ${order}`);
    return rows.map(withIsoTimes) as unknown as EditorialRecords[Kind];
  };
  return {
    blocks: await read('blocks'),
    sliders: await read('sliders'),
    messages: await read('messages'),
    faq: await read('faq'),
    blogAuthors: await read('blogAuthors'),
    blogCategories: await read('blogCategories'),
    blogPosts: await read('blogPosts'),
  };
}

/** Adds records or replaces the ones with the same id; ids that the writer brought move the sequence on. */
export async function saveEditorial<Kind extends EditorialKind>(tx: Queryable, kind: Kind, records: EditorialRecords[Kind]): Promise<void> {
  const [table] = tables[kind];
  await insertRecords(tx, table, records, ['id']);
  await advanceSequence(tx, table);
}

const withIsoTimes = (row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]));
