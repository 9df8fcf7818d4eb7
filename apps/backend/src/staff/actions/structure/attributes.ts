import { readSchema } from '@shop/contract/server';
import {
  attributeField,
  changeAttribute,
  lockAttribute,
  makeAttribute,
  wholeAttributeChanges,
  type AttributeWish,
} from '#modules/catalog/index.ts';
import type { Edit } from '../../patch.ts';
import { Refused, type Action } from '../../run-action.ts';
import { refusing } from '../orders/refusing.ts';
import { editThing, structureKnown, type EditedThing, type StructureParts } from './edit-thing.ts';

/** Changes what an attribute is called and used for, and its options. */
const editAttribute = (parts: StructureParts): Action<Edit, EditedThing> => ({
  name: 'attribute.edit',
  permission: 'catalog.edit',
  isEdit: true,
  run: async (tx, edit) => {
    const known = structureKnown(parts);
    if (edit.changes.some(({ field, value }) => field === 'isFilterable' && value === true) && !filters().has(edit.id))
      throw new Refused('attribute-filter', 'The contract of the shop has no filter of this name.', 'isFilterable');
    return editThing(parts, tx, edit, {
      entity: 'attribute',
      lock: lockAttribute,
      fieldOf: attributeField(known),
      whole: (held, changes) => wholeAttributeChanges(held, changes, known),
      write: (sql, held, changes) => changeAttribute(sql, held, changes, known),
    });
  },
});

let filterNames: ReadonlySet<string> | undefined;

/** Filters are fields of the contract: what is made on a screen is shown, compared and searched. */
function filters(): ReadonlySet<string> {
  if (filterNames) return filterNames;
  const [, fields = ''] = /^input ProductAttributeFilterInput \{([^}]*)\}/m.exec(readSchema()) ?? [];
  filterNames = new Set(fields.match(/^ {2}\w+(?=:)/gm)?.map((name) => name.trim()));
  return filterNames;
}

const createAttribute = (parts: StructureParts): Action<AttributeWish, EditedThing> => ({
  name: 'attribute.create',
  permission: 'catalog.edit',
  run: async (tx, wish) => {
    await refusing(() => makeAttribute(tx, wish, structureKnown(parts).stores), 'product-value');
    const changes = Object.entries(wish.labels).map(([store, after]) => ({ field: `label.${store}`, before: null, after }));
    return { answer: { id: wish.code, merged: [] }, entries: [{ entity: 'attribute', entityId: wish.code, version: 1, changes }] };
  },
});

export const attributeActions = (parts: StructureParts) => ({
  editAttribute: editAttribute(parts),
  createAttribute: createAttribute(parts),
});
