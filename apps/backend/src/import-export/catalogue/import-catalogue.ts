import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import { longTransaction } from '#kernel/database/long-transaction.ts';
import { StartError } from '#kernel/errors.ts';
import { runInSlices } from '#kernel/memory/slices.ts';
import { lockCatalogueVersion, movedAddresses, movedProductAddresses, writeCatalogue, type MovedAddress } from '#modules/catalog/index.ts';
import { moveUrls, type UrlRewrite } from '#modules/content/index.ts';
import { setStock, setStockSources } from '#modules/inventory/index.ts';
import { keepOriginals, type Focus } from '#modules/media/index.ts';
import { addressScopes, readStoreViews } from '#modules/stores/index.ts';
import type { ImportedRow, NotedImport } from '../noted-import.ts';
import type { CatalogueFile } from './catalogue-file.ts';
import { readCatalogueFile } from './catalogue-file.ts';
import { fileFault, readCsv } from './csv-reader.ts';
import type { FileDefinitions } from './file-definitions.ts';
import { readFileDefinitions } from './file-definitions.ts';
import type { Pictures, PictureStore } from './find-pictures.ts';
import { findPictures } from './find-pictures.ts';
import { pictureFiles, pictureHashes } from './picture-files.ts';
import type { ImportPlan } from './plan-import.ts';
import { planImport } from './plan-import.ts';
import type { Progress } from './progress.ts';
import { pictureFocuses, pictureNames } from './read-pictures.ts';
import { RowFault } from './row-fault.ts';
import type { ShopSnapshot } from './shop-snapshot.ts';
import { readShop } from './shop-snapshot.ts';

type FileOptions = {
  readonly media: PictureStore;
  readonly clock: Clock;
  readonly file: string;
  readonly images?: string | undefined;
  /** How somebody brings pictures the shop does not have; the option of the command unless told. */
  readonly pictureHint?: string | undefined;
  readonly progress: Progress;
  readonly noted: NotedImport;
};

export type ImportOptions = FileOptions & {
  readonly database: Database;
  /** Writes; without it nothing is changed. */
  readonly apply: boolean;
};

export type Imported = Pick<ImportPlan, 'rows' | 'refusals' | 'refusedRows'> & {
  readonly file: Pick<CatalogueFile, 'rows' | 'ignoredColumns'>;
  readonly isWritten: boolean;
};

/** Reads a product file and says what each row does; writes all of it in one transaction, or nothing. */
export async function importCatalogue(options: ImportOptions): Promise<Imported> {
  const { database, apply, progress } = options;
  const version = await lockCatalogueVersion(database);
  const { planned, pictures, facts } = await plan(() => readShop(database), options);
  const isWritten = apply && planned.refusals.length === 0;
  if (isWritten) {
    // Pictures come first and outside the transaction: one that nobody names harms nobody, a name without its picture does.
    const originals = await pictures.store();
    await write(options, planned, version);
    await keepOriginals(database, originals, options.clock.now());
  }
  progress.end();
  return { rows: planned.rows, refusals: planned.refusals, refusedRows: planned.refusedRows, file: facts, isWritten };
}

type Planned = { readonly planned: ImportPlan; readonly pictures: Pictures; readonly facts: Imported['file'] };

/** Apart from the writing, so that shop and file can leave the memory before it begins. */
async function plan(read: () => Promise<ShopSnapshot>, options: FileOptions): Promise<Planned> {
  const shop = await read();
  const file = await readProductFile(shop, bytesOf(options.file, options.progress));
  const { planned, pictures } = await planFile(shop, file, options);
  return { planned, pictures, facts: { rows: file.rows, ignoredColumns: file.ignoredColumns } };
}

/** The rows of a product file, by product. */
export const readProductFile = async (shop: ShopSnapshot, bytes: AsyncIterable<Uint8Array>, mostLength?: number): Promise<CatalogueFile> =>
  readCatalogueFile(readCsv(bytes), {
    defaultCode: shop.defaultView.code,
    codes: new Set(shop.views.map(({ code }) => code)),
    mostLength,
  });

type PlanOptions = Pick<FileOptions, 'media' | 'clock' | 'images' | 'pictureHint' | 'progress'> & {
  /** Where it is known from elsewhere, not from the first row that has one. */
  readonly frame?: FileDefinitions | undefined;
};

/** What the rows of a file would do to a shop. */
export async function planFile(shop: ShopSnapshot, file: CatalogueFile, options: PlanOptions): Promise<Omit<Planned, 'facts'>> {
  const { media, clock, images, pictureHint: hint, progress } = options;
  const frame = options.frame ?? frameOf(file);
  const framed = framedPictures(file);
  const pictures = await findPictures(wantedPictures(file, frame), { media, folder: images, hint, progress, framed });
  const fileOf = await pictureFiles(pictureHashes(shop), media);
  const planned = await runInSlices(planImport({ shop, file, frame, picture: pictures.hash, fileOf, now: clock.now().getTime() }));
  return { planned, pictures };
}

/** Says how much of a file is read. */
export async function* withProgress(chunks: AsyncIterable<Uint8Array>, size: number, progress: Progress): AsyncGenerator<Uint8Array> {
  let read = 0;
  for await (const chunk of chunks) {
    yield chunk;
    progress.step('of the file read', (read += chunk.length), size);
  }
}

async function* bytesOf(file: string, progress: Progress): AsyncGenerator<Uint8Array> {
  try {
    const { size } = await stat(file);
    yield* withProgress(createReadStream(file, { highWaterMark: 256 * 1024 }), size, progress);
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) {
      throw new StartError(`The file ${file} cannot be read: ${error.message}.`, { cause: error });
    }
    throw error;
  }
}

/** The frame of the catalogue stands in the first row that has one. */
export function frameOf({ products }: CatalogueFile): FileDefinitions | undefined {
  for (const { first } of products.values()) {
    const cell = first?.cell('maas_catalogue');
    if (!cell) continue;
    try {
      return readFileDefinitions(cell);
    } catch (error) {
      throw error instanceof RowFault ? fileFault(first?.line ?? 1, error.message) : error;
    }
  }
  return undefined;
}

function framedPictures({ products }: CatalogueFile): ReadonlyMap<string, Focus | undefined> {
  const framed = new Map<string, Focus | undefined>();
  for (const { first } of products.values()) {
    try {
      for (const [name, focus] of pictureFocuses(first)) framed.set(name, focus ?? framed.get(name));
    } catch (error) {
      throw error instanceof RowFault ? fileFault(first?.line ?? 1, error.message) : error;
    }
  }
  return framed;
}

function wantedPictures({ products }: CatalogueFile, frame: FileDefinitions | undefined): Set<string> {
  const names = new Set<string>();
  for (const { first } of products.values()) {
    for (const name of pictureNames(first) ?? []) names.add(name);
    const look = /"picture":"([^"]+)"/.exec(first?.cell('maas_look') ?? '')?.[1];
    if (look !== undefined) names.add(look);
  }
  for (const { picture } of frame?.categories ?? []) if (picture !== undefined) names.add(picture);
  for (const { logo, picture } of frame?.brands ?? []) for (const name of [logo, picture]) if (name !== undefined) names.add(name);
  return names;
}

async function write(options: ImportOptions, planned: ImportPlan, version: string): Promise<void> {
  if (!hasWork(planned)) return;
  await longTransaction(options.database, 'begin', async (run) => {
    const tx: Tx = {
      query: run as Tx['query'],
      notify: async (channel, payload) => void (await run('select pg_notify($1, $2)', [channel, payload])),
    };
    if ((await lockCatalogueVersion(tx)) !== version)
      throw new StartError('The catalogue was changed by somebody else meanwhile: nothing was written, run the import again.');
    await writeIn(tx, options, planned);
  });
}

/** A write would make every running shop load the catalogue again. */
const hasWork = ({ writes, work }: ImportPlan): boolean =>
  writes.length > 0 || work.addedSources() || Object.values(work.additions()).some((list) => list.length > 0);

/** Addresses that are others now, and redirects that are gone for them. */
type Readdressed = { readonly moved: readonly MovedAddress[]; readonly gone: readonly UrlRewrite[] };

export async function writeIn(tx: Tx, { clock, noted }: Pick<FileOptions, 'clock' | 'noted'>, planned: ImportPlan): Promise<Readdressed> {
  let readdressed: Readdressed = { moved: [], gone: [] };
  if (!hasWork(planned)) return readdressed;
  const { writes, work, rows } = planned;
  const now = clock.now();
  const products = writes.map(({ before, after }) => ({
    ...after,
    updatedAt: before ? now.getTime() : after.updatedAt,
    bundleDiscountPercent: after.type === 'bundle' ? after.bundleDiscountPercent : undefined,
  }));
  const levels = writes.flatMap(({ before, after }) =>
    Object.entries(after.stock)
      .filter(([source, quantity]) => before?.stock[source] !== quantity)
      .map(([source, quantity]) => ({ sku: after.sku, source, quantity })),
  );
  await noted(tx, rows.map(rowOf), async () => {
    await writeCatalogue(tx, { ...work.additions(), products }, now);
    if (work.addedSources()) await setStockSources(tx, work.definitions().sources);
    await setStock(tx, levels);
    const moved = await movedBy(tx, planned);
    readdressed = { moved, gone: await moveUrls(tx, moved) };
  });
  return readdressed;
}

/** Addresses that the products and categories of a file take, and those they leave. */
async function movedBy(tx: Tx, { writes, work }: ImportPlan): Promise<readonly MovedAddress[]> {
  const products = await movedProductAddresses(tx, writes);
  const added = new Set(work.additions().categories?.map(({ id }) => id));
  if (added.size === 0) return products;
  const { categories } = work.definitions();
  const before = new Map([...categories].filter(([id]) => !added.has(id)));
  return [...products, ...movedAddresses(before, categories, addressScopes(await readStoreViews(tx)))];
}

const rowOf = ({ sku, view, status, fields }: ImportPlan['rows'][number]): ImportedRow => ({
  id: sku,
  isNew: status === 'created',
  changes: fields.map(({ column, before, after }) => ({ field: view === '' ? column : `${view}.${column}`, before, after })),
});
