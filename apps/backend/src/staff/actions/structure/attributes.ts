import { attributeField, changeAttribute, lockAttribute, wholeAttributeChanges } from '#modules/catalog/index.ts';
import type { Edit } from '../../patch.ts';
import type { Action } from '../../run-action.ts';
import { editThing, structureKnown, type EditedThing, type StructureParts } from './edit-thing.ts';

/** Changes what an attribute is called and used for, and its options. */
const editAttribute = (parts: StructureParts): Action<Edit, EditedThing> => ({
  name: 'attribute.edit',
  permission: 'catalog.edit',
  isEdit: true,
  run: async (tx, edit) => {
    const known = structureKnown(parts);
    return editThing(parts, tx, edit, {
      entity: 'attribute',
      lock: lockAttribute,
      fieldOf: attributeField(known),
      whole: (held, changes) => wholeAttributeChanges(held, changes, known),
      write: (sql, held, changes) => changeAttribute(sql, held, changes, known),
    });
  },
});

export const attributeActions = (parts: StructureParts) => ({ editAttribute: editAttribute(parts) });
