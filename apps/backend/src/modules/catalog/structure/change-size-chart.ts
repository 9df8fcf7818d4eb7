import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { touchReadModel } from '#kernel/read-model.ts';
import type { SizeChartRow } from '../read-model/catalogue.ts';
import { catalogueModel, lockCatalogueVersion } from '../read-model/catalogue-version.ts';
import { thingKey } from '../read-model/changed-things.ts';
import { placed, refuseClaims, textsAfter, valuesOf, type Change } from './fields.ts';
import type { HeldAttribute, HeldSizeChart } from './held-things.ts';
import { sizeChartField, sizeChartPaths, type SizeChartKnown } from './size-chart-field.ts';

/** The same changes with the words of sizes that leave the chart, so that putting them back puts back everything. */
export function wholeChartChanges(held: HeldSizeChart, changes: readonly Change[], known: SizeChartKnown): readonly Change[] {
  const order = changes.find(({ field }) => field === 'order')?.after as readonly number[] | undefined;
  if (!order) return changes;
  const named = new Set(changes.map(({ field }) => field));
  const gone = sizeChartPaths(held, known).filter((path) => {
    const [kind, id] = path.split('.');
    return kind === 'label' && !order.includes(Number(id)) && !named.has(path);
  });
  const words = Object.entries(valuesOf(held, gone, sizeChartField(known))).filter(([, before]) => before !== null);
  return [...changes, ...words.map(([field, before]) => ({ field, before, after: null }))];
}

/** Writes what a patch changes of a size chart. */
export async function changeSizeChart(tx: Tx, held: HeldSizeChart, changes: readonly Change[], known: SizeChartKnown): Promise<number> {
  const parts = placed(changes, sizeChartField(known));
  refuseClaims(changes);
  const order =
    (parts.find(({ place }) => place.in === 'order')?.after as readonly number[] | undefined) ?? held.rows.map((row) => row.optionId);
  const rows = order.map((optionId): SizeChartRow => {
    const said = parts.flatMap(({ place, after }) =>
      place.in === 'label' && place.optionId === optionId ? [[place.store, after] as const] : [],
    );
    return { optionId, label: textsAfter(held.rows.find((row) => row.optionId === optionId)?.label ?? {}, said) };
  });
  const lost = parts.find(({ place, after }) => place.in === 'label' && after !== null && !order.includes(place.optionId));
  if (lost) throw inputError('This size is not in the chart.', { code: 'chart-sizes', field: lost.field });
  await tx.query('update size_chart set rows = $2, version = version + 1 where key = $1', [held.key, JSON.stringify(rows)]);
  await touchReadModel(tx, catalogueModel, [thingKey('sizeChart', held.key)]);
  return held.version + 1;
}

/** Makes a chart with the sizes of an attribute. */
export async function makeSizeChart(tx: Tx, key: string, attribute: HeldAttribute): Promise<void> {
  await lockCatalogueVersion(tx);
  if (!/^[a-z0-9][a-z0-9-]{0,59}$/.test(key))
    throw inputError('A chart is called by small letters, digits and hyphens.', { code: 'product-url', field: 'key' });
  const { options } = attribute.record;
  if (options.length === 0) throw inputError('A chart has at least one size.', { code: 'chart-sizes', field: 'attribute' });
  const rows = options.map(({ id }) => ({ optionId: id, label: {} }));
  const made = await tx.query('insert into size_chart (key, rows) values ($1, $2) on conflict (key) do nothing', [
    key,
    JSON.stringify(rows),
  ]);
  if (made.rowCount === 0) throw inputError('There is a chart of this name.', { code: 'chart-taken', field: 'key' });
  await touchReadModel(tx, catalogueModel, [thingKey('sizeChart', key)]);
}

/** Removes a chart that no product has. */
export async function removeSizeChart(tx: Tx, { key }: HeldSizeChart): Promise<void> {
  const { rows } = await tx.query('select 1 from product where size_chart_key = $1 limit 1', [key]);
  if (rows.length > 0) throw inputError('Products have this chart.', { code: 'chart-used' });
  await tx.query('delete from size_chart where key = $1', [key]);
  await touchReadModel(tx, catalogueModel, [thingKey('sizeChart', key)]);
}
