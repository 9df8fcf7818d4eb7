import { inputError, notFound } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import { findRun } from '#modules/bulk/index.ts';
import { cellFields, findProducts, readHeldProducts } from '#modules/catalog/index.ts';
import { readThresholds } from '#modules/settings/index.ts';
import { existing, goneText } from '../../actions/bulk/begun.ts';
import { knownTo } from '../../actions/catalogue/known-to.ts';
import { planSheet, type Outcome } from '../../bulk/plan-sheet.ts';
import { mostColumns, mostRows, readSheet } from '../../bulk/sheet-file.ts';
import { cutPage, readFrom } from '../../lists/placed-list.ts';
import type { Parts } from '../../parts.ts';
import { Refused, runAction } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { readerView } from '../products/reader-view.ts';
import { wantedProducts, type ListArguments } from '../products/product-list.ts';
import { actorOf, refusalShape, resultOf } from '../results.ts';
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
      sheetRows: (_parent: unknown, asked: RowsAsked, { identity }: Granted) => sheetRows(parts, asked, identity.language),
      sheetCheck: async (_parent: unknown, { upload }: Sent, { identity }: Granted) => {
        try {
          return await check(parts, upload, identity.id);
        } catch (error) {
          if (error instanceof Refused) return refusalShape(error);
          throw error;
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

async function sheetRows(parts: Parts, asked: RowsAsked, language: Parameters<typeof readerView>[1]) {
  const { fields, skus } = asked;
  if (fields.length > mostColumns) throw inputError(`A sheet has at most ${mostColumns} columns.`);
  if ((skus?.length ?? 0) > pageSize) throw inputError(`At most ${pageSize} products are asked for by name.`);
  const specs = cellFields(fields, knownTo(parts));
  const strange = fields.find((field) => !specs.has(field));
  if (strange !== undefined) throw inputError(`"${strange.slice(0, 64)}" is no column of a sheet.`);
  const reader = readerView(parts, language);
  const { names, next } = skus ? { names: skus, next: null } : await listed(parts, asked, language);
  const held = await readHeldProducts(parts.database, names);
  const items = names.flatMap((sku) => {
    const product = held.get(sku);
    if (!product) return [];
    const values = [...specs.values()].map((spec) => spec.read(product));
    return [{ sku, version: product.version, type: product.record.type, name: reader.nameOf(product.record), values }];
  });
  return { items, next, mostRows };
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
  const edits = await readSheet(await existing(staff.uploads.pathOf(upload.id)));
  const held = await readHeldProducts(
    database,
    edits.map(({ id: sku }) => sku),
  );
  const outcomes = await planSheet(database, edits, held, knownTo(parts));
  const { bulkRows } = (await readThresholds(database)).value;
  return { typename: 'SheetCheck', waits: edits.length > bulkRows, ...checkShape(outcomes) };
}

function checkShape(outcomes: readonly Outcome[]) {
  const faults = outcomes.flatMap(({ edit, faults: found }) =>
    found.map(({ field, code, message, theirs }) => ({ sku: edit.id, field, code, message, theirs: theirs ?? null })),
  );
  const changes = outcomes.flatMap(({ edit, patch }) => (patch?.changes ?? []).map((change) => ({ sku: edit.id, ...change })));
  return {
    rows: outcomes.filter(({ patch }) => patch).length,
    cells: changes.length,
    unchanged: outcomes.filter(({ patch, faults: found }) => !patch && found.length === 0).length,
    refused: outcomes.filter(({ faults: found }) => found.length > 0).length,
    faults: faults.slice(0, mostTold),
    changes: changes.slice(0, mostTold),
  };
}
