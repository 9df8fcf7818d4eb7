import type { Handover } from '#kernel/database/owned-rows.ts';
import type { Ids } from '#kernel/ids.ts';
import { maxProducts } from './change-list.ts';
import { addProducts, deleteByCustomer, ensureList, findByCustomer, readProducts, removeProducts } from './compare-repository.ts';

/** A customer has one list: of another one what is missing is added, and the other list stays as it is with its owner. */
export const compareHandover = (ids: Pick<Ids, 'masked'>): Handover => ({
  count: async (sql, owner) => {
    const list = await findByCustomer(sql, owner);
    return list ? (await readProducts(sql, list.id)).length : 0;
  },
  move: async (tx, { from, to }, now) => {
    const own = await findByCustomer(tx, from);
    const products = own ? await readProducts(tx, own.id) : [];
    if (products.length === 0) return [];
    const other = await ensureList(tx, ids.masked(), to, now);
    const known = new Set(await readProducts(tx, other.id));
    const missing = products.filter((id) => !known.has(id)).slice(0, Math.max(0, maxProducts - known.size));
    await addProducts(tx, other.id, missing);
    return missing;
  },
  giveBack: async (tx, { to }, kept) => {
    const other = await findByCustomer(tx, to);
    if (other) await removeProducts(tx, other.id, kept as readonly number[]);
  },
  settle: (tx, { from }) => deleteByCustomer(tx, from),
});
