import { notFound } from '#kernel/errors.ts';
import { brandField, changeBrand, lockBrand, makeBrand, removeBrand, type BrandWish, type Change } from '#modules/catalog/index.ts';
import { brandPaths } from '@shop/rules/brand-path';
import { moveUrls } from '#modules/content/index.ts';
import type { Edit } from '../../patch.ts';
import { Refused, type Action } from '../../run-action.ts';
import { refusing } from '../orders/refusing.ts';
import { editThing, structureKnown, type EditedThing, type StructureParts } from './edit-thing.ts';

/** Changes what a brand says, and who makes it (LAW-14). Who has an old address is led to the new one. */
const editBrand = (parts: StructureParts): Action<Edit, EditedThing> => ({
  name: 'brand.edit',
  permission: 'catalog.edit',
  isEdit: true,
  run: async (tx, edit) => {
    const known = structureKnown(parts);
    return editThing(parts, tx, edit, {
      entity: 'brand',
      lock: lockBrand,
      fieldOf: brandField(known),
      write: async (sql, held, changes) => {
        const version = await changeBrand(sql, held, changes, known);
        await moveUrls(sql, movedAddresses(parts, changes));
        return version;
      },
    });
  },
});

/** Who has the old address of a brand finds it at its new one. */
const movedAddresses = ({ stores }: StructureParts, changes: readonly Change[]) =>
  changes.flatMap(({ field, before, after }) =>
    field === 'urlKey'
      ? stores.activeViews().map(({ code, language }) => {
          const address = (key: unknown): string => `${brandPaths[language]}/${String(key)}`;
          return { storeCode: code, from: address(before), to: address(after) };
        })
      : [],
  );

const createBrand = (parts: StructureParts): Action<BrandWish, { readonly id: string }> => ({
  name: 'brand.create',
  permission: 'catalog.edit',
  run: async (tx, wish) => {
    const { stores } = structureKnown(parts);
    const id = String(await refusing(() => makeBrand(tx, wish, stores), 'product-value'));
    return {
      answer: { id },
      entries: [{ entity: 'brand', entityId: id, version: 1, changes: [{ field: 'title', before: null, after: wish.title }] }],
    };
  },
});

type Removal = { readonly id: string; readonly version: number };

const removeBrandAction: Action<Removal, { readonly id: string }> = {
  name: 'brand.remove',
  permission: 'catalog.delete',
  run: async (tx, { id, version }) => {
    const held = await lockBrand(tx, id);
    if (!held) throw notFound('There is no such brand.');
    if (held.version !== version) throw new Refused('structure-changed', 'Somebody has changed it meanwhile: look again.');
    await refusing(() => removeBrand(tx, held), 'product-value');
    const changes = [{ field: 'title', before: held.record.title, after: null }];
    return { answer: { id }, entries: [{ entity: 'brand', entityId: id, changes }] };
  },
};

export const brandActions = (parts: StructureParts) => ({
  editBrand: editBrand(parts),
  createBrand: createBrand(parts),
  removeBrand: removeBrandAction,
});
