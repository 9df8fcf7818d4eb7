import { notFound } from '#kernel/errors.ts';
import {
  categoryField,
  changeCategory,
  lockCategory,
  makeCategory,
  removeCategory,
  type AddressScope,
  type CategoryWish,
} from '#modules/catalog/index.ts';
import { moveUrls } from '#modules/content/index.ts';
import type { Edit } from '../../patch.ts';
import { Refused, type Action } from '../../run-action.ts';
import { refusing } from '../orders/refusing.ts';
import { editThing, numberOf, structureKnown, type EditedThing, type StructureParts } from './edit-thing.ts';

/** Where addresses of categories are found. */
export const scopesOf = ({ catalog, stores }: Pick<StructureParts, 'catalog' | 'stores'>): readonly AddressScope[] =>
  stores.activeViews().map(({ code }) => catalog.view(code).scope);

/** Changes what a category says, where it stands, and what stands in it. Who has an old address is led to the new one. */
const editCategory = (parts: StructureParts): Action<Edit, EditedThing> => ({
  name: 'category.edit',
  permission: 'catalog.edit',
  isEdit: true,
  run: async (tx, edit) => {
    const known = structureKnown(parts);
    return editThing(parts, tx, edit, {
      entity: 'category',
      lock: async (sql, id) => lockCategory(sql, numberOf(id) ?? 0),
      fieldOf: categoryField(known),
      write: async (sql, held, changes) => {
        const { version, moved } = await changeCategory(sql, held, changes, { known, scopes: scopesOf(parts), now: parts.clock.now() });
        await moveUrls(sql, moved);
        return version;
      },
    });
  },
});

const createCategory = (parts: StructureParts): Action<CategoryWish, { readonly id: string }> => ({
  name: 'category.create',
  permission: 'catalog.edit',
  run: async (tx, wish) => {
    const how = { scopes: scopesOf(parts), now: parts.clock.now() };
    const made = await refusing(() => makeCategory(tx, wish, how), 'product-value');
    await moveUrls(tx, made.moved);
    const id = String(made.id);
    const changes = Object.entries(wish.names).map(([store, after]) => ({ field: `texts.${store}.name`, before: null, after }));
    return { answer: { id }, entries: [{ entity: 'category', entityId: id, version: 1, changes }] };
  },
});

type Removal = { readonly id: string; readonly version: number; readonly productsTo: string | undefined };

const removeCategoryAction = (parts: StructureParts): Action<Removal, { readonly products: number }> => ({
  name: 'category.remove',
  permission: 'catalog.delete',
  run: async (tx, { id, version, productsTo }) => {
    const held = await lockCategory(tx, numberOf(id) ?? 0);
    if (!held) throw notFound('There is no such category.');
    // Who removes something has seen it as it is.
    if (held.version !== version) throw new Refused('structure-changed', 'Somebody has changed it meanwhile: look again.');
    const target = productsTo === undefined ? undefined : (numberOf(productsTo) ?? 0);
    const { moved, products } = await refusing(
      () => removeCategory(tx, held, { productsTo: target, scopes: scopesOf(parts) }),
      'product-value',
    );
    await moveUrls(tx, moved);
    const names = Object.entries(held.record.texts).map(([store, { name }]) => ({
      field: `texts.${store}.name`,
      before: name ?? null,
      after: null,
    }));
    return { answer: { products }, entries: [{ entity: 'category', entityId: id, changes: names }] };
  },
});

export const categoryActions = (parts: StructureParts) => ({
  editCategory: editCategory(parts),
  createCategory: createCategory(parts),
  removeCategory: removeCategoryAction(parts),
});
