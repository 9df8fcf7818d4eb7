import type { Tx } from '#kernel/database/database.ts';
import type { Sql } from '#kernel/database/rows.ts';
import { inputError } from '#kernel/errors.ts';
import { touchReadModel } from '#kernel/read-model.ts';
import { saying } from '../edit/saying.ts';
import { refuse } from '../edit/take-value.ts';
import { brandAttribute, type OptionRecord } from '../read-model/catalogue.ts';
import { catalogueModel } from '../read-model/catalogue-version.ts';
import { thingKey } from '../read-model/changed-things.ts';
import { attributeField, optionOf, optionPaths, type AttributeKnown, type AttributePlace } from './attribute-field.ts';
import { placed, refuseClaims, textsAfter, valuesOf, type Change, type Placed } from './fields.ts';
import type { HeldAttribute } from './held-things.ts';
import { readOptionUse } from './option-use.ts';

type OfOption = Placed<AttributePlace> & { readonly place: Extract<AttributePlace, { in: 'option' }> };

/** The same changes with all that goes with them: an option that is taken away takes its words along, so that putting it back puts back everything. */
export function wholeAttributeChanges(held: HeldAttribute, changes: readonly Change[], known: AttributeKnown): readonly Change[] {
  const named = new Set(changes.map(({ field }) => field));
  const gone = changes
    .filter(({ field, after }) => after === null && /^options\.[^.]+$/.test(field))
    .flatMap(({ field }) => optionPaths(field.slice('options.'.length), known).slice(1));
  const values = valuesOf(
    held,
    gone.filter((field) => !named.has(field)),
    attributeField(known),
  );
  const words = Object.entries(values).filter(([, before]) => before !== null);
  return [...changes, ...words.map(([field, before]) => ({ field, before, after: null }))];
}

/** Writes what a patch changes of an attribute and its options: the rows they lie in, and no other. */
export async function changeAttribute(tx: Tx, held: HeldAttribute, changes: readonly Change[], known: AttributeKnown): Promise<number> {
  const { id } = held.record;
  const parts = placed(changes, attributeField(known));
  refuseClaims(changes);
  await writeAttribute(tx, held, parts);
  const ofOptions = parts.filter((part): part is OfOption => part.place.in === 'option');
  for (const [code, own] of Map.groupBy(ofOptions, ({ place }) => place.code)) await writeOption(tx, held, code, own);
  await touchReadModel(tx, catalogueModel, [thingKey('attribute', id)]);
  return held.version + 1;
}

async function writeAttribute(tx: Tx, { record }: HeldAttribute, parts: readonly Placed<AttributePlace>[]): Promise<void> {
  const values: unknown[] = [record.id];
  const sets = parts.flatMap(({ place, after }) => (place.in === 'attribute' ? [`${place.column} = $${values.push(after)}`] : []));
  const labels = parts.flatMap(({ place, after }) => (place.in === 'label' ? [[place.store, after] as const] : []));
  if (labels.length > 0) {
    const label = textsAfter(record.label, labels);
    const [first] = parts.filter(({ place }) => place.in === 'label');
    if (Object.keys(label).length === 0) saying(first?.field ?? '', () => refuse('structure-empty', 'It needs a name.'));
    sets.push(`label = $${values.push(JSON.stringify(label))}`);
  }
  await tx.query(`update attribute set ${['version = version + 1', ...sets].join(', ')} where id = $1`, values);
}

async function writeOption(tx: Tx, held: HeldAttribute, code: string, parts: readonly OfOption[]): Promise<void> {
  const { record } = held;
  const before = optionOf(held, code);
  const moved = parts.find(({ place }) => place.part === 'position');
  const field = moved?.field ?? parts[0]?.field ?? '';
  if (moved?.after === null) return removeOption(tx, held, before, field);
  if (!before && moved === undefined) throw inputError('There is no such option.', { code: 'product-value', field });
  if (record.code === brandAttribute && (!before || moved)) {
    saying(field, () => refuse('attribute-brand', 'Brands are made and named on their own page.'));
  }
  const labels = parts.flatMap(({ place, after }) => (typeof place.part === 'object' ? [[place.part.label, after] as const] : []));
  const label = textsAfter(before?.label ?? {}, labels);
  if (Object.keys(label).length === 0) saying(field, () => refuse('structure-empty', 'An option needs a name.'));
  const drawn = parts.find(({ place }) => place.part === 'swatch');
  const swatch = (drawn ? drawn.after : before?.swatch) as OptionRecord['swatch'] | null;
  const row = [code, JSON.stringify(label), moved?.after ?? before?.position ?? 0, swatch?.type ?? null, swatch?.value ?? null];
  if (before) {
    await tx.query('update attribute_option set code = $2, label = $3, position = $4, swatch_type = $5, swatch_value = $6 where id = $1', [
      before.id,
      ...row,
    ]);
    return;
  }
  if (record.input !== 'select' && record.input !== 'multiselect') saying(field, () => refuse('product-value', 'It has no options.'));
  await tx.query(
    `insert into attribute_option (id, attribute_id, code, label, position, swatch_type, swatch_value)
     select coalesce(max(id), 0) + 1, $1, $2, $3, $4, $5, $6 from attribute_option`,
    [record.id, ...row],
  );
}

/** What something names stays. */
async function removeOption(sql: Sql, { record }: HeldAttribute, option: OptionRecord | undefined, field: string): Promise<void> {
  if (!option) return;
  const use = (await readOptionUse(sql, record)).get(option.id);
  if (use) throw inputError('This option is in use.', { code: 'attribute-option-used', field });
  await sql.query('delete from attribute_option where id = $1', [option.id]);
}
