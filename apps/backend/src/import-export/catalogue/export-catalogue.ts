import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import { StartError } from '#kernel/errors.ts';
import type { Media } from '#modules/media/index.ts';
import { columns } from './columns.ts';
import { copyPictures } from './copy-pictures.ts';
import { csvLine } from './csv-writer.ts';
import { exportCells } from './export-cells.ts';
import { definitionsCell } from './export-definitions.ts';
import { pictureFiles, pictureHashes } from './picture-files.ts';
import { silentProgress, type Progress } from './progress.ts';
import { shopNames } from './shop-names.ts';
import type { ShopNames } from './shop-names.ts';
import type { ShelfProduct, ShopSnapshot } from './shop-snapshot.ts';
import { readShop } from './shop-snapshot.ts';

export type ExportOptions = {
  readonly database: Database;
  readonly media: Pick<Media, 'sourceType' | 'takeAway'>;
  readonly clock: Clock;
  readonly file: string;
  /** The folder the pictures are copied to; what it has from an earlier export stays. Without it they stay where they are. */
  readonly images?: string | undefined;
  readonly progress: Progress;
};

type FileNames = { readonly media: Pick<Media, 'sourceType'> };

export type Exported = { readonly products: number; readonly rows: number; readonly pictures: number };

/** Writes all products as Magento's product export; the file appears when it is complete. */
export async function exportCatalogue({ database, media, clock, file, images, progress }: ExportOptions): Promise<Exported> {
  const shop = await readShop(database);
  const hashes = pictureHashes(shop);
  const names = shopNames(shop, await pictureFiles(hashes, media));
  const draft = `${file}.part`;
  const counted = { rows: 0 };
  try {
    await pipeline(Readable.from(linesOf(shop, names, { now: clock.now().getTime(), counted, progress })), createWriteStream(draft));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw isFileError(error) ? new StartError(`The file ${file} cannot be written: ${error.message}.`, { cause: error }) : error;
  }
  const pictures = images === undefined ? 0 : await copyPictures(hashes, images, { media, fileOf: names.file, progress });
  progress.end();
  return { products: shop.products.size, rows: counted.rows, pictures };
}

/** The same, line by line; of some products their variants, too. */
export async function* catalogueLines(
  { database, media, clock }: Pick<ExportOptions, 'database' | 'clock'> & FileNames,
  only?: ReadonlySet<number>,
): AsyncGenerator<string> {
  const shop = await readShop(database);
  const names = shopNames(shop, await pictureFiles(pictureHashes(shop), media));
  yield* linesOf(shop, names, { now: clock.now().getTime(), counted: { rows: 0 }, progress: silentProgress, only });
}

const isFileError = (error: unknown): error is Error => error instanceof Error && 'syscall' in error;

type Lines = {
  readonly now: number;
  readonly counted: { rows: number };
  readonly progress: Progress;
  readonly only?: ReadonlySet<number> | undefined;
};

function* linesOf({ products }: ShopSnapshot, names: ShopNames, { now, counted, progress, only }: Lines): Generator<string> {
  yield csvLine(columns);
  const isWanted = ({ id, sku }: ShelfProduct): boolean => !only || only.has(id) || only.has(names.parent(sku)?.id ?? 0);
  const wanted = [...products.values()].filter(isWanted).sort((a, b) => a.id - b.id);
  let written = 0;
  for (const product of wanted) {
    for (const [index, cells] of exportCells(product, names, now).entries()) {
      if (written === 0 && index === 0) cells.maas_catalogue = definitionsCell(names);
      counted.rows += 1;
      yield csvLine(columns.map((column) => cells[column] ?? ''));
    }
    progress.step('products', ++written, wanted.length);
  }
}
