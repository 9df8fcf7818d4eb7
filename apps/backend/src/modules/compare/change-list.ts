import type { InputMaybe } from '@shop/contract';
import type { Database, Queryable } from '#kernel/database/database.ts';
import { inputError, notFound } from '#kernel/errors.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import { decodeNumericUid, isMaskedId, type Ids } from '#kernel/ids.ts';
import type { CatalogueView } from '#modules/catalog/index.ts';
import * as repository from './compare-repository.ts';
import type { CompareList } from './compare-repository.ts';

type GivenIds = InputMaybe<readonly InputMaybe<string>[]> | undefined;

/** More columns than anybody can look at. */
export const maxProducts = 20;

/** The list a request may use: a customer's only by that customer. Foreign and unknown are the same (R111). */
export async function findList(sql: Queryable, uid: string, { customerId }: RequestContext): Promise<CompareList | undefined> {
  const list = isMaskedId(uid) ? await repository.findByUid(sql, uid) : undefined;
  return list && (list.customerId === null || list.customerId === customerId) ? list : undefined;
}

async function requireList(sql: Queryable, uid: string, context: RequestContext): Promise<CompareList> {
  const list = await findList(sql, uid, context);
  if (!list) throw notFound('The compare list was not found.');
  return list;
}

type Options = { readonly database: Database; readonly ids: Ids; readonly view: CatalogueView; readonly context: RequestContext };

/** A guest gets a new list, a customer the own one, with the products added. */
export function createList({ database, ids, view, context }: Options, products: GivenIds): Promise<CompareList> {
  const wanted = readProducts(view, products);
  return database.transaction(async (tx) => {
    const list = await repository.ensureList(tx, ids.masked(), context.customerId ?? null, context.now);
    await add(tx, list, wanted, context.now);
    return list;
  });
}

export function addProducts({ database, view, context }: Omit<Options, 'ids'>, uid: string, products: GivenIds): Promise<CompareList> {
  const wanted = readProducts(view, products);
  return database.transaction(async (tx) => {
    const list = await requireList(tx, uid, context);
    await add(tx, list, wanted, context.now);
    return list;
  });
}

export function removeProducts(
  { database, context }: Pick<Options, 'database' | 'context'>,
  uid: string,
  products: GivenIds,
): Promise<CompareList> {
  const gone = numbers(products);
  return database.transaction(async (tx) => {
    const list = await requireList(tx, uid, context);
    await repository.touch(tx, list.id, context.now);
    await repository.removeProducts(tx, list.id, gone);
    return list;
  });
}

/** Puts a guest's products into the customer's list; undefined when there is no such list. */
export function assignList(
  { database, ids, context }: Omit<Options, 'view'>,
  uid: string,
  customerId: number,
): Promise<CompareList | undefined> {
  return database.transaction(async (tx) => {
    const given = await findList(tx, uid, context);
    if (!given || given.customerId === customerId) return given;
    const own = await repository.ensureList(tx, ids.masked(), customerId, context.now);
    await repository.touch(tx, own.id, context.now);
    const has = await repository.readProducts(tx, own.id);
    const more = (await repository.readProducts(tx, given.id)).filter((id) => !has.includes(id));
    await repository.addProducts(tx, own.id, more.slice(0, maxProducts - has.length));
    await repository.deleteList(tx, given.id);
    return own;
  });
}

async function add(sql: Queryable, list: CompareList, wanted: readonly number[], now: Date): Promise<void> {
  await repository.touch(sql, list.id, now);
  const all = new Set([...(await repository.readProducts(sql, list.id)), ...wanted]);
  if (all.size > maxProducts) throw inputError(`A compare list holds ${maxProducts} products at most.`);
  await repository.addProducts(sql, list.id, wanted);
}

/** Clients send plain numbers, as Magento documents, or uids. */
const numbers = (given: GivenIds): readonly number[] =>
  (given ?? []).flatMap((id) => (typeof id !== 'string' ? [] : [/^[1-9]\d{0,8}$/.test(id) ? Number(id) : decodeNumericUid(id)]));

/** Products that can be found; a variant stands for its product. */
function readProducts(view: CatalogueView, given: GivenIds): readonly number[] {
  const found = numbers(given).map((id) => {
    const parentId = view.source(id)?.record.parentId;
    const source = view.source(parentId ?? id);
    if (!source?.record.isVisible) throw notFound(`Could not find a product with ID "${id}"`);
    return source.record.id;
  });
  return [...new Set(found)];
}
