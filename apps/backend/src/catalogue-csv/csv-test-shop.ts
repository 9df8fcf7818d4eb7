import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { smallShop } from '@shop/demo-data';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { openDatabase } from '#kernel/database/open-database.ts';
import { emptyEmbeddedFolder } from '#kernel/database/test-databases.ts';
import { silentLogger } from '#kernel/logger.ts';
import type { Media } from '#modules/media/index.ts';
import { createMedia } from '#modules/media/index.ts';
import { prepareCatalogue } from '../seed/catalogue.ts';
import { seedStores } from '../seed/stores.ts';

/** A small shop, and one that has store views and nothing on its shelves; both show pictures of the same folder. */
export type CsvShops = { readonly media: Media; readonly shop: Database; readonly empty: Database; readonly close: () => Promise<void> };

/** Opens both shops for a test. */
export async function openCsvShops(clock: Clock): Promise<CsvShops> {
  const folders = [mkdtempSync(join(tmpdir(), 'shop-media-'))];
  const media = createMedia({ directory: join(folders[0] ?? '', 'media') });
  const open = async (): Promise<Database> => {
    const dataDir = await emptyEmbeddedFolder();
    folders.push(dataDir);
    const database = await openDatabase({ dataDir, databaseUrl: undefined, databasePool: 1 }, silentLogger);
    await migrate(database, fileURLToPath(new URL('../../migrations', import.meta.url)));
    await database.transaction((tx) => seedStores(tx, smallShop));
    return database;
  };
  const [shop, empty] = [await open(), await open()];
  await shop.transaction(await prepareCatalogue(smallShop, { now: clock.now(), storeRecipe: media.storeRecipe }));
  const close = async (): Promise<void> => {
    for (const part of [shop, empty, media]) await part.close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
  return { media, shop, empty, close };
}

/** The sku of a product that is bought by itself. */
export async function aSimpleSku(shop: Database): Promise<string> {
  const { rows } = await shop.query<{ sku: string }>("select sku from product where type = 'simple' and is_visible order by id limit 1");
  return rows[0]?.sku ?? '';
}

/** Pieces that can be sent out. */
export async function webPieces(shop: Database, sku: string): Promise<number> {
  const { rows } = await shop.query<{ quantity: number }>("select quantity from stock_level where sku = $1 and source_code = 'WEB'", [sku]);
  return rows[0]?.quantity ?? 0;
}
