import type { Clock } from '#kernel/clock.ts';
import { notFound } from '#kernel/errors.ts';
import type { Audit } from '#modules/audit/index.ts';
import { lockThresholds, usualThresholds, writeThresholds, type Thresholds } from '#modules/settings/index.ts';
import { planPatch, type Edit } from '../../patch.ts';
import { mergedFields } from '../merged-fields.ts';
import { Refused, type Action } from '../../run-action.ts';

type Parts = { readonly clock: Clock; readonly audit: Pick<Audit, 'changesSince'> };

const entityId = 'thresholds';
const most = 100_000_000;

/** Changes above what amount or number a second person decides. */
export const editThresholds = ({ clock, audit }: Parts): Action<Edit, { readonly merged: readonly string[] }> => ({
  name: 'setting.edit',
  permission: 'settings.edit',
  isEdit: true,
  run: async (tx, edit) => {
    if (edit.id !== entityId) throw notFound('There is no such setting.');
    const current = await lockThresholds(tx, clock.now());
    const changes = planPatch({ version: current.version, values: current.value }, edit);
    for (const { field, after } of changes) {
      if (typeof after !== 'number' || !Number.isInteger(after) || after < 0 || after > most)
        throw new Refused('number', 'A threshold is a whole number, 0 or more.', field);
    }
    const merged = await mergedFields(tx, audit, 'setting', edit);
    if (changes.length === 0) return { answer: { merged }, entries: [] };
    const next: Thresholds = {
      ...usualThresholds,
      ...current.value,
      ...Object.fromEntries(changes.map(({ field, after }) => [field, after])),
    };
    const version = await writeThresholds(tx, next, clock.now());
    return { answer: { merged }, entries: [{ entity: 'setting', entityId, version, changes }] };
  },
});
