import type { Clock } from '#kernel/clock.ts';
import { notFound } from '#kernel/errors.ts';
import type { Audit } from '#modules/audit/index.ts';
import { lockReturnSettings, writeReturnSettings } from '#modules/settings/index.ts';
import { planPatch, type Edit } from '../../patch.ts';
import { mergedFields } from '../merged-fields.ts';
import { Refused, type Action } from '../../run-action.ts';

type Parts = { readonly clock: Clock; readonly audit: Pick<Audit, 'changesSince'> };

const entityId = 'returns';
const mostDays = 60;
const mostLines = 6;
const longestLine = 100;

const isAddress = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= mostLines &&
  value.every((line) => typeof line === 'string' && line.trim() !== '' && line.length <= longestLine && !/[\r\n]/.test(line));

/** Why a field cannot be so; undefined when it can. */
function faultOf(field: string, value: unknown): string | undefined {
  if (field === 'graceDays') {
    const isDays = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= mostDays;
    return isDays ? undefined : `Days are a whole number, 0 to ${mostDays}.`;
  }
  if (field.endsWith('.address'))
    return isAddress(value) ? undefined : `An address has up to ${mostLines} lines of ${longestLine} characters.`;
  return typeof value === 'boolean' ? undefined : 'Say yes or no.';
}

/** Changes who pays for the way back and where it goes. */
export const editReturnSettings = ({ clock, audit }: Parts): Action<Edit, { readonly merged: readonly string[] }> => ({
  name: 'returnSetting.edit',
  permission: 'settings.edit',
  isEdit: true,
  run: async (tx, edit) => {
    if (edit.id !== entityId) throw notFound('There is no such setting.');
    const current = await lockReturnSettings(tx, clock.now());
    const changes = planPatch({ version: current.version, values: current.value }, edit);
    for (const { field, after } of changes) {
      const fault = faultOf(field, after);
      if (fault !== undefined) throw new Refused('value', fault, field);
    }
    const merged = await mergedFields(tx, audit, 'setting', edit);
    if (changes.length === 0) return { answer: { merged }, entries: [] };
    const next = { ...current.value, ...Object.fromEntries(changes.map(({ field, after }) => [field, after])) };
    const version = await writeReturnSettings(tx, next, clock.now());
    return { answer: { merged }, entries: [{ entity: 'setting', entityId, version, changes }] };
  },
});
