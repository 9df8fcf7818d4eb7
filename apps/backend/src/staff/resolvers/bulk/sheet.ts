import { inputError, notFound } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import { findRun } from '#modules/bulk/index.ts';
import { cellFields, findProducts, readHeldProducts, type HeldProduct } from '#modules/catalog/index.ts';
import { readThresholds } from '#modules/settings/index.ts';
import { priceViews } from '../../actions/campaigns/price-actions.ts';
import { knownTo } from '../../actions/catalogue/known-to.ts';
import { changesOf, planSheet, type Outcome } from '../../bulk/plan-sheet.ts';
import { priceColumn, readPriceCell } from '../../bulk/price-cells.ts';
import { mostColumns, mostRows, readSheet } from '../../bulk/sheet-file.ts';
import { cutPage, readFrom } from '../../lists/placed-list.ts';
import type { Parts } from '../../parts.ts';
import { checkActor, runAction } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { goneText, readSent } from '../../sent-file.ts';
import { readerView } from '../products/reader-view.ts';
import { wantedProducts, type ListArguments } from '../products/product-list.ts';
import { actorOf, refusalIn, refusalShape, resultOf } from '../results.ts';
import { runShape } from './bulk.ts';

/** Faults and differences that are told; nobody reads more of them. */
const mostTold = 1_000;
const pageSize = 500;

type RowsAsked = ListArguments & { readonly fields: readonly string[]; readonly skus?: readonly string[] | null };
type Sent = { readonly upload: string };

/** Products as a table: reading them, trying out what was changed, and changing it. */
export function sheetResolvers(parts: Parts): ResolverMap<Granted> {
  return {
    Query: {
      sheetRows: (_parent: unknown, asked: RowsAsked, context: Granted) => sheetRows(parts, asked, context),
      sheetCheck: async (_parent: unknown, { upload }: Sent, { identity }: Granted) => {
        try {
          return await check(parts, upload, identity.id);
        } catch (error) {
          return refusalShape(refusalIn(error));
        }
      },
    },
    Mutation: {
      applySheet: (_parent: unknown, { upload, key }: Sent & { readonly key: string }, context: Granted) =>
        resultOf(
          parts,
          context,
          () => runAction(parts, parts.actions.startBulk, actorOf(context), { upload, by: context.identity.id }, { key }),
          async ({ id }) => {
            await parts.staff.uploads.removeOld();
            const run = await findRun(parts.database, id);
            if (!run) throw notFound('There is no such run.');
            return { typename: 'BulkRun', ...(await runShape(parts, run)) };
          },
        ),
    },
  };
}

async function sheetRows(parts: Parts, asked: RowsAsked, context: Granted) {
  const { fields, skus } = asked;
  if (fields.length > mostColumns) throw inputError(`A sheet has at most ${mostColumns} columns.`);
  if ((skus?.length ?? 0) > pageSize) throw inputError(`At most ${pageSize} products are asked for by name.`);
  const readers = await cellReaders(parts, fields, context);
  const { language } = context.identity;
  const reader = readerView(parts, language);
  const { names, next } = skus ? { names: skus, next: null } : await listed(parts, asked, language);
  const held = await readHeldProducts(parts.database, names);
  const items = names.flatMap((sku) => {
    const product = held.get(sku);
    if (!product) return [];
    const values = readers.map((read) => read(product));
    return [{ sku, version: product.version, type: product.record.type, name: reader.nameOf(product.record), values }];
  });
  return { items, next, mostRows };
}

type CellReader = (held: HeldProduct) => unknown;

/** How the cells of columns are read, in their order; prices are for who may see them. */
async function cellReaders(parts: Parts, fields: readonly string[], context: Granted): Promise<readonly CellReader[]> {
  const views = priceViews(parts.stores);
  if (fields.some((field) => priceColumn(field, views))) {
    checkActor(parts, { permission: 'prices.read' }, actorOf(context));
    // What another process has written is a conflict that shows both values.
    await parts.refresh();
  }
  const [known, now] = [knownTo(parts), parts.clock.now()];
  const specs = cellFields(fields, known);
  return fields.map((field): CellReader => {
    const view = priceColumn(field, views);
    if (view !== undefined) return (held) => readPriceCell(held, view, known, now);
    const spec = specs.get(field) ?? noColumn(field);
    return (held) => spec.read(held);
  });
}

function noColumn(field: string): never {
  throw inputError(`"${field.slice(0, 64)}" is no column of a sheet.`);
}

/** A page of the list that the sheet was opened from, by SKU. */
async function listed(parts: Parts, asked: RowsAsked, language: Parameters<typeof readerView>[1]) {
  const from = readFrom(asked.list);
  const { wanted, reader } = wantedProducts(parts, asked, language);
  const found = await findProducts(parts.database, wanted, { isOldestFirst: false, limit: pageSize + 1, from });
  const { items, next } = cutPage(found, pageSize, from, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { names: items.flatMap(({ id }) => reader.view.catalogue.products.get(id)?.sku ?? []), next };
}

async function check(parts: Parts, id: string, staffId: number) {
  const { staff, database } = parts;
  const upload = await staff.uploads.find(id, 'sheet', staffId);
  if (!upload) throw notFound(goneText);
  const edits = readSheet(await readSent(staff.uploads, upload));
  const held = await readHeldProducts(
    database,
    edits.map(({ id: sku }) => sku),
  );
  const planning = { held, known: knownTo(parts), priceViews: priceViews(parts.stores), now: parts.clock.now() };
  const outcomes = await planSheet(database, edits, planning);
  const { bulkRows } = (await readThresholds(database)).value;
  return { typename: 'SheetCheck', waits: edits.length > bulkRows, ...checkShape(outcomes) };
}

function checkShape(outcomes: readonly Outcome[]) {
  const faults = outcomes.flatMap(({ edit, faults: found }) =>
    found.map(({ field, code, message, theirs }) => ({ sku: edit.id, field, code, message, theirs: theirs ?? null })),
  );
  const changes = outcomes.flatMap((outcome) => changesOf(outcome).map((change) => ({ sku: outcome.edit.id, ...change })));
  const isChanged = (outcome: Outcome): boolean => changesOf(outcome).length > 0;
  return {
    rows: outcomes.filter(isChanged).length,
    cells: changes.length,
    unchanged: outcomes.filter((outcome) => !isChanged(outcome) && outcome.faults.length === 0).length,
    refused: outcomes.filter(({ faults: found }) => found.length > 0).length,
    faults: faults.slice(0, mostTold),
    changes: changes.slice(0, mostTold),
  };
}
