import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { FieldChange } from './edit-state.ts';

/** What somebody typed and did not save: whose, of what, and on which open screen. */
export type Draft = {
  readonly staff: string;
  readonly entity: string;
  readonly id: string;
  readonly screen: string;
  readonly at: number;
  readonly version: number;
  readonly changes: readonly FieldChange[];
};

type DraftKey = Pick<Draft, 'staff' | 'entity' | 'id' | 'screen'>;

interface Schema extends DBSchema {
  drafts: { key: [string, string, string, string]; value: Draft; indexes: { at: number; thing: [string, string, string] } };
}

const name = 'staff-drafts';
const longest = 7 * 24 * 60 * 60 * 1000;

/** After a log-out, in this tab or another: what a screen still holds while it closes is not written any more. */
let isEmptied = false;
let opening: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  // Opening it would make it anew.
  if (isEmptied) return Promise.reject(new Error('Nobody is logged in.'));
  opening ??= openDB<Schema>(name, 1, {
    upgrade(database) {
      const drafts = database.createObjectStore('drafts', { keyPath: ['staff', 'entity', 'id', 'screen'] });
      drafts.createIndex('at', 'at');
      drafts.createIndex('thing', ['staff', 'entity', 'id']);
    },
    // Another tab is emptying everything at a log-out: it must not wait for this one.
    blocking: () => void close(),
    terminated: () => {
      opening = undefined;
    },
  }).then(async (database) => {
    await dropOld(database);
    return database;
  });
  return opening;
}

async function close(): Promise<void> {
  const database = await opening;
  opening = undefined;
  database?.close();
}

async function dropOld(database: IDBPDatabase<Schema>): Promise<void> {
  const store = database.transaction('drafts', 'readwrite').store;
  for (const key of await store.index('at').getAllKeys(IDBKeyRange.upperBound(Date.now() - longest))) await store.delete(key);
}

const keyOf = ({ staff, entity, id, screen }: DraftKey): Schema['drafts']['key'] => [staff, entity, id, screen];

/** In the place of others, which are gone at the same moment. */
export async function writeDraft(draft: Draft, replaced: readonly DraftKey[]): Promise<void> {
  const { store, done } = (await open()).transaction('drafts', 'readwrite');
  await Promise.all([...replaced.map((one) => store.delete(keyOf(one))), store.put(draft), done]);
}

export async function dropDrafts(drafts: readonly DraftKey[]): Promise<void> {
  if (isEmptied) return;
  const { store, done } = (await open()).transaction('drafts', 'readwrite');
  await Promise.all([...drafts.map((one) => store.delete(keyOf(one))), done]);
}

/** The newest first. */
export async function draftsOf(staff: string, entity: string, id: string): Promise<readonly Draft[]> {
  const found = await (await open()).getAllFromIndex('drafts', 'thing', [staff, entity, id]);
  return found.toSorted((one, other) => other.at - one.at);
}

/** At a log-out nothing of a person stays on the device. */
export async function emptyDrafts(): Promise<void> {
  isEmptied = true;
  await close();
  await deleteDB(name);
}

/** Somebody logged in. */
export function allowDrafts(): void {
  isEmptied = false;
}
