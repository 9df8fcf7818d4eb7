import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { touchReadModel } from '#kernel/read-model.ts';
import { readSpokenViews, readUnpriced, saveSummaries } from '../list/save-summaries.ts';
import { claimIn } from '../write/check-claims.ts';
import { loadProducts } from '../read-model/load-catalogue.ts';
import { catalogueModel } from '../read-model/catalogue-version.ts';
import { readHeldProduct, type HeldProduct } from './held-product.ts';
import { picturePaths, productField, type Known, type ProductFieldSpec } from './product-field.ts';
import { checkPublishing, type Finding, type SpokenViews } from './publish-check.ts';
import { checkAxes } from './variant-options.ts';
import { saying } from './saying.ts';
import { refuse } from './take-value.ts';
import { writeFields } from './write-fields.ts';
import { brandAttribute, type ProductRecord } from '../read-model/catalogue.ts';

/** A field, what it was and what it shall be, as a patch that was planned against what is there. */
export type ProductChange = { readonly field: string; readonly before: unknown; readonly after: unknown };

/** What somebody typed, as the fields keep it; fields nothing is called are left to whoever plans the patch. */
export const takeProductValues = <Change extends { readonly field: string; readonly value?: unknown }>(
  changes: readonly Change[],
  known: Known,
): readonly Change[] =>
  changes.map((change) => {
    const spec = productField(change.field, known);
    return spec ? { ...change, value: saying(change.field, () => spec.take(change.value ?? null)) } : change;
  });

/** What fields of a product are now; those that it has not are left out. */
export const productValues = (held: HeldProduct, fields: readonly string[], known: Known): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const spec = productField(field, known);
      return spec ? [[field, spec.read(held)]] : [];
    }),
  );

/**
 * The same changes with all that goes with them: a picture that is taken away takes its words along, so that putting it back puts back
 * everything.
 */
export function wholeChanges(held: HeldProduct, changes: readonly ProductChange[], known: Known): readonly ProductChange[] {
  const removed = changes.filter(({ after }) => after === null).flatMap(({ field }) => partsOf(field, known));
  const named = new Set(changes.map(({ field }) => field));
  const values = productValues(
    held,
    removed.filter((field) => !named.has(field)),
    known,
  );
  const gone = Object.entries(values).filter(([, before]) => before !== null);
  return [...changes, ...gone.map(([field, before]) => ({ field, before, after: null }))];
}

function partsOf(field: string, { stores }: Known): readonly string[] {
  const [kind, id = '', ...rest] = field.split('.');
  if (rest.length > 0) return [];
  if (kind === 'pictures') return picturePaths(id, stores).slice(1);
  return kind === 'groupedItems' ? [`${field}.quantity`] : [];
}

/**
 * Writes what a patch changes, and no row beside it: the product is at its next version, and every process shows it. What would make a
 * product in the shop unlawful is refused, with everything else of the patch.
 */
export async function changeProduct(
  tx: Tx,
  held: HeldProduct,
  changes: readonly ProductChange[],
  known: Known,
  now: Date,
): Promise<number> {
  const { id, sku } = held.record;
  const specs = changes.map(({ field, before, after }) => ({ field, before, after, spec: specOf(field, known) }));
  for (const change of specs) saying(change.field, () => checkChange(held, change));
  await checkUrlKeys(tx, id, specs);
  await writeFields(tx, id, [...specs.map(({ spec, after }) => ({ place: spec.place, after })), ...brandOption(changes, known)], now);
  const after = await readHeldProduct(tx, sku);
  if (!after) throw new Error(`product ${sku} is gone`);
  checkClaims(held.record, after.record, changes);
  const axis = changes.find(({ field }) => field.startsWith('axes.'));
  if (axis) checkAxes(after.record, await loadProducts(tx, after.record.variantIds), known, axis.field);
  await checkPublished(tx, held, after, changes);
  await saveSummaries(tx, [id]);
  await touchReadModel(tx, catalogueModel, [String(id)]);
  return after.version;
}

type Specified = ProductChange & { readonly spec: ProductFieldSpec };

export function specOf(field: string, known: Known): ProductFieldSpec {
  const spec = productField(field, known);
  if (!spec) throw inputError(`There is no field "${field.slice(0, 64)}" to edit.`);
  return spec;
}

/** What no value by itself shows: goods keep a maker (LAW-14), and a variant is made and removed with its options, not by its place. */
export function checkChange({ record }: HeldProduct, { spec: { place, of }, before, after }: Specified): void {
  const isGoods = record.type === 'simple' || record.type === 'configurable';
  if (of === 'brandId' && after === null && isGoods) refuse('product-brand', 'Goods need a brand, which names their maker.');
  if (place.in === 'member' && place.of === 'variants' && (before === null || after === null)) {
    refuse('product-value', 'Variants are moved here, not made or removed.');
  }
  if (place.in === 'member' && place.of === 'axes' && record.type !== 'configurable')
    refuse('variant-axes', 'Only what has variants is chosen.');
  if (place.in === 'bundle' && record.type !== 'bundle') refuse('product-value', 'Only a set has parts.');
  const isNamed = place.in === 'member' && place.of !== 'categories' && place.of !== 'axes' ? place.id : undefined;
  if (isNamed === record.id) refuse('product-self', 'A product does not name itself.');
}

/** The brand is an option of an attribute too, which lists are filtered by. */
export function brandOption(changes: readonly ProductChange[], { brands }: Known) {
  const change = changes.find(({ field }) => field === 'brandId');
  if (!change) return [];
  const brand = typeof change.after === 'number' ? brands.get(change.after) : undefined;
  return [{ place: { in: 'attributes', code: brandAttribute } as const, after: brand ? [brand.optionId] : null }];
}

async function checkUrlKeys(tx: Tx, id: number, changes: readonly Specified[]): Promise<void> {
  for (const { field, spec, after } of changes) {
    if (spec.place.in !== 'text' || spec.place.column !== 'url_key' || after === null) continue;
    const { rows } = await tx.query('select 1 from product_text where store_code = $1 and url_key = $2 and product_id <> $3', [
      spec.place.store,
      after,
      id,
    ]);
    if (rows.length > 0) saying(field, () => refuse('product-url-taken', 'Another product has this address.'));
  }
}

/** LAW-11: a text that was changed claims nothing that is not proven. */
export function checkClaims(before: ProductRecord, after: ProductRecord, changes: readonly ProductChange[]): void {
  if (after.claimEvidence?.trim()) return;
  for (const { field, after: value } of changes) {
    const claim = field.startsWith('texts.') ? claimIn(value) : undefined;
    if (claim !== undefined) saying(field, () => refuse('product-claim', `"${claim}" is a green claim, which needs its proof.`));
  }
  const claim = before.claimEvidence?.trim() ? claimIn(after.texts) : undefined;
  if (claim !== undefined) saying('claimEvidence', () => refuse('product-claim', `"${claim}" is a green claim, which needs its proof.`));
}

/** What is in the shop stays complete; what was incomplete before is not held against who changes something else. */
async function checkPublished(tx: Tx, before: HeldProduct, after: HeldProduct, changes: readonly ProductChange[]): Promise<void> {
  if (!after.record.isEnabled) return;
  const views = await readSpokenViews(tx);
  const unpriced = (await readUnpriced(tx, [after.record.id], views)).get(after.record.id) ?? [];
  checkComplete(before.record, after.record, changes, { views, unpriced });
}

/** The same, with what has to be known of the shop. */
export function checkComplete(
  before: ProductRecord,
  after: ProductRecord,
  changes: readonly ProductChange[],
  { views, unpriced }: { readonly views: SpokenViews; readonly unpriced: readonly string[] },
): void {
  if (!after.isEnabled) return;
  if (lacksAddress(after, views) && !(before.isEnabled && lacksAddress(before, views)))
    saying(`texts.${views.default}.urlKey`, () => refuse('product-url', 'What shoppers find by itself has an address.'));
  const forbidding = (record: ProductRecord): readonly Finding[] =>
    checkPublishing({ ...record, unpriced }, views).filter(({ forbids }) => forbids);
  const known = before.isEnabled ? forbidding(before).map(({ code }) => code) : [];
  const lacking = forbidding(after)
    .map(({ code }) => code)
    .filter((code) => !known.includes(code));
  if (lacking.length === 0) return;
  const field = before.isEnabled ? changes[0]?.field : 'isEnabled';
  throw inputError(`It cannot be in the shop without: ${lacking.join(', ')}.`, { code: 'product-publish', field });
}

/** Other views take the address of the default view where they have none. */
const lacksAddress = ({ parentId, isVisible, texts }: ProductRecord, views: SpokenViews): boolean =>
  parentId === undefined && isVisible && views.default !== undefined && !texts[views.default]?.urlKey;
