import type { WishlistItemInput, WishlistItemUpdateInput } from '@shop/contract';
import type { Database, Tx } from '#kernel/database/database.ts';
import { inputError, notFound, ShopError } from '#kernel/errors.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import { readParagraphs } from '#kernel/read-text.ts';
import type { CatalogueView } from '#modules/catalog/index.ts';
import { findList } from './find-list.ts';
import * as items from './item-repository.ts';
import { chosenOf, readChoice } from './read-choice.ts';
import { maxItems, maxPieces, type Choice, type Wishlist, type WishlistItem } from './wishlist.ts';
import { lockLists, touch } from './wishlist-repository.ts';
import { wishlistMessages } from './wishlist-messages.ts';

type UserError = { readonly code: 'PRODUCT_NOT_FOUND' | 'UNDEFINED'; readonly message: string };
export type Changed = { readonly list: Wishlist; readonly errors: readonly UserError[] };

type Options = { readonly database: Database; readonly view: CatalogueView; readonly context: RequestContext };

const maxPerCall = 100;
const maxRemarkLength = 1_000;

/** Changes a list entry by entry: what is wrong with one does not stop the others. */
async function change<T>(
  { database, context }: Pick<Options, 'database' | 'context'>,
  find: (tx: Tx) => Promise<Wishlist>,
  entries: readonly T[],
  apply: (tx: Tx, list: Wishlist, entry: T) => Promise<void>,
): Promise<Changed> {
  if (entries.length > maxPerCall) throw inputError(`At most ${maxPerCall} items can be changed at once.`);
  return database.transaction(async (tx) => {
    const list = await find(tx);
    await lockLists(tx, [list.id]);
    const errors: UserError[] = [];
    for (const entry of entries) {
      try {
        await apply(tx, list, entry);
      } catch (error) {
        if (!(error instanceof ShopError)) throw error;
        errors.push({ code: error.category === 'no-such-entity' ? 'PRODUCT_NOT_FOUND' : 'UNDEFINED', message: error.message });
      }
    }
    if (errors.length < entries.length) await touch(tx, list.id, context.now);
    return { list: errors.length < entries.length ? { ...list, updatedAt: context.now } : list, errors };
  });
}

export const addItems = (options: Options, listId: string, given: readonly WishlistItemInput[]): Promise<Changed> =>
  change(
    options,
    (tx) => findList(tx, listId, options.context),
    given,
    async (tx, list, entry) => {
      const choice = readChoice(options.view, entry);
      const quantity = readQuantity(entry.quantity);
      const isNew = (await items.findChoice(tx, list.id, choice)) === undefined;
      if (isNew && (await items.countItems(tx, list.id)) >= maxItems) throw inputError(`A wishlist holds ${maxItems} items at most.`);
      await items.addItem(tx, list.id, choice, quantity, options.context.now);
    },
  );

export const removeItems = (options: Omit<Options, 'view'>, listId: string, ids: readonly string[]): Promise<Changed> =>
  change(
    options,
    (tx) => findList(tx, listId, options.context),
    ids,
    async (tx, list, id) => {
      const number = readId(id);
      if (number === undefined || !(await items.removeItem(tx, list.id, number))) throw unknownItem(id);
    },
  );

export const updateItems = (options: Options, listId: string, given: readonly WishlistItemUpdateInput[]): Promise<Changed> =>
  change(
    options,
    (tx) => findList(tx, listId, options.context, 'Could not find the specified wishlist'),
    given,
    async (tx, list, entry) => {
      const number = readId(entry.wishlist_item_id);
      const item = number === undefined ? undefined : await items.findItem(tx, list.id, number);
      if (!item) throw unknownItem(entry.wishlist_item_id);
      const changes = readChanges(options, list, item, entry);
      if (changes.quantity !== undefined) await items.setQuantity(tx, item.id, changes.quantity);
      if (changes.description !== undefined) await items.setDescription(tx, item.id, changes.description);
      if (changes.choice) await choose(tx, list, { ...item, quantity: changes.quantity ?? item.quantity }, changes.choice);
    },
  );

type Changes = { readonly quantity?: number; readonly description?: string | null; readonly choice?: Choice };

/** Everything is read before anything is written: a wrong entry changes nothing. */
function readChanges({ view, context }: Options, list: Wishlist, item: WishlistItem, entry: WishlistItemUpdateInput): Changes {
  const { quantity, description, selected_options: selected, entered_options: entered } = entry;
  const source = selected || entered ? view.sourceBySku(item.sku) : undefined;
  return {
    ...(typeof quantity === 'number' ? { quantity: readQuantity(quantity) } : {}),
    ...(typeof description === 'string' ? { description: readRemark(description, list, context) } : {}),
    ...(source ? { choice: chosenOf(source, entry) } : {}),
  };
}

/** Remarks need an account (SPEC-6). */
function readRemark(given: string, { customerId }: Wishlist, { store }: RequestContext): string | null {
  if (given.trim() === '') return null;
  if (customerId === null) throw inputError(wishlistMessages[store.language].logIn);
  return readParagraphs(given, 'description', maxRemarkLength);
}

/** Another choice of the same product; where the list has it already, the two become one. */
async function choose(tx: Tx, list: Wishlist, item: WishlistItem, choice: Choice): Promise<void> {
  const twin = await items.findChoice(tx, list.id, choice);
  if (twin === item.id) return;
  if (twin === undefined) return items.replaceChoice(tx, item.id, choice);
  await items.addItem(tx, list.id, choice, item.quantity, item.addedAt);
  await items.removeItem(tx, list.id, item.id);
}

function readQuantity(given: number): number {
  if (!Number.isInteger(given) || given < 1 || given > maxPieces)
    throw inputError(`The quantity must be a whole number from 1 to ${maxPieces}.`);
  return given;
}

const readId = (id: string): number | undefined => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined);
const unknownItem = (id: string): Error => notFound(`Could not find a wishlist item with ID "${id.slice(0, 64)}"`);
