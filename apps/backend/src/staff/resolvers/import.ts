import { notFound } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import { readThresholds } from '#modules/settings/index.ts';
import { importCatalogue, type Imported } from '../../import-export/catalogue/import-catalogue.ts';
import { silentProgress } from '../../import-export/catalogue/progress.ts';
import { existing, goneText, pictureHint, refusingFile } from '../actions/catalogue/import-products.ts';
import type { Parts } from '../parts.ts';
import { Refused, runAction } from '../run-action.ts';
import type { Granted } from '../schema.ts';
import { actorOf, refusalShape, resultOf } from './results.ts';

const shownRows = 100;

/** What of a dry run somebody looks at. */
type Part = { readonly after?: number | null; readonly status?: string | null };

/** Product files: what one would do, and doing it. */
export function importResolvers(parts: Parts): ResolverMap<Granted> {
  const { staff } = parts;
  // Each reads the whole catalogue: two at once would take the memory of the shop.
  let isReading = false;
  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isReading) throw new Refused('busy', 'Another file is being read: try again in a moment.');
    isReading = true;
    try {
      return await work();
    } finally {
      isReading = false;
    }
  };
  return {
    Query: {
      cataloguePreview: async (_parent: unknown, { upload, ...part }: Part & { readonly upload: string }, { identity }: Granted) => {
        try {
          return await alone(() => preview(parts, upload, identity.id, part));
        } catch (error) {
          if (error instanceof Refused) return refusalShape(error);
          throw error;
        }
      },
    },
    Mutation: {
      importCatalogue: (_parent: unknown, { upload, key }: { upload: string; key: string }, context: Granted) =>
        resultOf(
          parts,
          context,
          () => alone(() => runAction(parts, parts.actions.importProducts, actorOf(context), { upload, by: context.identity.id }, { key })),
          async (counts) => {
            await staff.uploads.removeOld();
            await parts.refresh();
            return { typename: 'CatalogueImported', ...counts };
          },
        ),
    },
  };
}

async function preview({ staff, database, media, clock }: Parts, id: string, staffId: number, part: Part) {
  const upload = await staff.uploads.find(id, 'csv', staffId);
  if (!upload) throw notFound(goneText);
  const file = await existing(staff.uploads.pathOf(upload.id));
  const noted = async (): Promise<void> => undefined;
  const imported = await refusingFile(() =>
    importCatalogue({ database, media, clock, file, apply: false, pictureHint, progress: silentProgress, noted }),
  );
  const { bulkRows } = (await readThresholds(database)).value;
  return { typename: 'ImportPreview', fileName: upload.fileName, waits: imported.file.rows > bulkRows, ...previewShape(imported, part) };
}

function previewShape({ rows, refusals, file }: Imported, { after, status: wanted }: Part) {
  const count = (status: string): number => rows.filter((row) => row.status === status).length;
  const all = [
    ...rows.filter(({ status }) => status !== 'unchanged' || wanted === 'unchanged').map((row) => ({ ...row, reason: null })),
    ...refusals.map(({ line, sku, reason }) => ({ line, sku, view: '', status: 'refused', fields: [], reason })),
  ].sort((a, b) => a.line - b.line);
  const rest = all.filter(({ line, status }) => line > (after ?? 0) && (status === wanted || !wanted));
  const items = rest.slice(0, shownRows);
  return {
    rows: file.rows,
    created: count('created'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: file.rows - rows.length,
    ignoredColumns: file.ignoredColumns,
    items,
    next: rest.length > items.length ? (items.at(-1)?.line ?? null) : null,
  };
}
