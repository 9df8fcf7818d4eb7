import type { Tx } from '#kernel/database/database.ts';
import { broughtBack, findRun, lockRun, noteFacts, type Run } from '#modules/bulk/index.ts';
import { clearMade, type MadeThings, type MovedAddress } from '#modules/catalog/index.ts';
import { moveUrls, writeUrlRewrites, type UrlRewrite } from '#modules/content/index.ts';
import type { Definitions } from '../../import-export/catalogue/shop-snapshot.ts';
import { scopesOf } from '../actions/structure/categories.ts';
import { startedBy, type ImportParts } from './importer.ts';

const nothing: MadeThings = { attributes: [], options: [], brands: [], categories: [], sizeCharts: [] };

const namesOf = ({ attributes, brands, categories, sizeCharts }: Definitions): MadeThings => ({
  attributes: attributes.map(({ id }) => id),
  options: attributes.flatMap(({ options }) => options.map(({ id }) => id)),
  brands: [...brands.keys()],
  categories: [...categories.keys()],
  sizeCharts: [...sizeCharts.keys()],
});

function without<T>(list: readonly T[], known: readonly T[]): readonly T[] {
  const there = new Set(known);
  return list.filter((one) => !there.has(one));
}

/** What a part of a file adds to the catalogue beside its products is kept with its run, for whoever puts it back. */
export async function noteMade(tx: Tx, { id, undoOf }: Run, before: Definitions, after: Definitions): Promise<void> {
  if (undoOf !== null) return;
  const [was, is] = [namesOf(before), namesOf(after)];
  const known = (await lockRun(tx, id))?.facts.made ?? nothing;
  const made: MadeThings = {
    attributes: [...known.attributes, ...without(is.attributes, was.attributes)],
    options: [...known.options, ...without(is.options, was.options)],
    brands: [...known.brands, ...without(is.brands, was.brands)],
    categories: [...known.categories, ...without(is.categories, was.categories)],
    sizeCharts: [...known.sizeCharts, ...without(is.sizeCharts, was.sizeCharts)],
  };
  if (Object.values(made).some((list) => list.length > 0)) await noteFacts(tx, id, { made });
}

/**
 * Redirects that are gone for products of a file are kept with its run; when these move back, they are there again. What leads to a product that
 * the file made is not: the product keeps its address.
 */
export async function keepRedirects(
  tx: Tx,
  { id, undoOf }: Run,
  { moved, gone }: { readonly moved: readonly MovedAddress[]; readonly gone: readonly UrlRewrite[] },
): Promise<void> {
  if (gone.length > 0) await noteFacts(tx, id, { redirects: [...((await lockRun(tx, id))?.facts.redirects ?? []), ...gone] });
  const before = undoOf === null || moved.length === 0 ? [] : ((await findRun(tx, undoOf))?.facts.redirects ?? []);
  const paths = new Set(moved.flatMap(({ storeCode, from, to }) => (from === null ? [] : [`${storeCode} ${from}`, `${storeCode} ${to}`])));
  const back = before.filter(({ storeCode, requestPath }) => paths.has(`${storeCode} ${requestPath}`));
  if (back.length > 0) await writeUrlRewrites(tx, back);
}

/** Of a file that was put back: what it had brought beside its products, as far as nothing else has come to use it. */
export async function clearMadeThings(parts: ImportParts, tx: Tx, run: Run): Promise<void> {
  const of = run.undoOf === null ? undefined : await findRun(tx, run.undoOf);
  if (!of?.facts.made) return;
  const brought = { skus: await broughtBack(tx, run), since: of.createdAt };
  const { cleared, moved } = await clearMade(tx, of.facts.made, { ...brought, scopes: scopesOf(parts) });
  // What stood below another one that goes, too, is led on with it.
  for (const move of moved) await moveUrls(tx, [move]);
  for (const { entity, id, changes } of cleared) {
    const action = entity === 'attribute' ? 'attribute.edit' : (`${entity}.remove` as const);
    await parts.audit.record(tx, { ...startedBy(run), action, entity, entityId: id, changes });
  }
}
