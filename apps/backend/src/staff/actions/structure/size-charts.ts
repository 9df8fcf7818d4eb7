import { notFound } from '#kernel/errors.ts';
import {
  changeSizeChart,
  lockSizeChart,
  makeSizeChart,
  readHeldAttributes,
  removeSizeChart,
  sizeChartField,
  wholeChartChanges,
} from '#modules/catalog/index.ts';
import type { Edit } from '../../patch.ts';
import { Refused, type Action } from '../../run-action.ts';
import { refusing } from '../orders/refusing.ts';
import { editThing, structureKnown, type EditedThing, type StructureParts } from './edit-thing.ts';

/** Changes which sizes a chart has, and what each means for a body. */
const editSizeChart = (parts: StructureParts): Action<Edit, EditedThing> => ({
  name: 'chart.edit',
  permission: 'catalog.edit',
  isEdit: true,
  run: async (tx, edit) => {
    const known = structureKnown(parts);
    return editThing(parts, tx, edit, {
      entity: 'chart',
      lock: lockSizeChart,
      fieldOf: sizeChartField(known),
      whole: (held, changes) => wholeChartChanges(held, changes, known),
      write: (sql, held, changes) => changeSizeChart(sql, held, changes, known),
    });
  },
});

type Wish = { readonly key: string; readonly attribute: string };

/** With the sizes of an attribute. */
const createSizeChart: Action<Wish, { readonly id: string }> = {
  name: 'chart.create',
  permission: 'catalog.edit',
  run: async (tx, { key, attribute }) => {
    const held = (await readHeldAttributes(tx)).get(attribute);
    if (!held) throw new Refused('chart-sizes', 'There is no such attribute.', 'attribute');
    await refusing(() => makeSizeChart(tx, key, held), 'product-value');
    const order = held.record.options.map(({ id }) => id);
    return {
      answer: { id: key },
      entries: [{ entity: 'chart', entityId: key, version: 1, changes: [{ field: 'order', before: null, after: order }] }],
    };
  },
};

type Removal = { readonly id: string; readonly version: number };

const removeSizeChartAction: Action<Removal, { readonly id: string }> = {
  name: 'chart.remove',
  permission: 'catalog.delete',
  run: async (tx, { id, version }) => {
    const held = await lockSizeChart(tx, id);
    if (!held) throw notFound('There is no such chart.');
    if (held.version !== version) throw new Refused('structure-changed', 'Somebody has changed it meanwhile: look again.');
    await refusing(() => removeSizeChart(tx, held), 'product-value');
    const changes = held.rows.map(({ optionId, label }) => ({ field: `label.${optionId}`, before: label, after: null }));
    return { answer: { id }, entries: [{ entity: 'chart', entityId: id, changes }] };
  },
};

export const sizeChartActions = (parts: StructureParts) => ({
  editSizeChart: editSizeChart(parts),
  createSizeChart,
  removeSizeChart: removeSizeChartAction,
});
