import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { smallShop } from '@shop/demo-data';
import sharp from 'sharp';
import type { Clock } from '#kernel/clock.ts';
import type { Database, DatabaseSettings } from '#kernel/database/database.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { openDatabase } from '#kernel/database/open-database.ts';
import { emptyEmbeddedFolder } from '#kernel/database/test-databases.ts';
import { silentLogger } from '#kernel/logger.ts';
import type { Media } from '#modules/media/index.ts';
import { createMedia } from '#modules/media/index.ts';
import { sharedTestPostgres } from '#testing/postgres.ts';
import { databaseKind } from '#testing/seeded-shop.ts';
import { prepareCatalogue } from '../../seed/catalogue.ts';
import { prepareStores } from '../../seed/stores.ts';

/** A small shop, and one that has store views, nothing on its shelves and no pictures. */
export type CsvShops = {
  readonly shop: Database;
  readonly media: Media;
  readonly empty: Database;
  readonly emptyMedia: Media;
  readonly close: () => Promise<void>;
};

/** Stands in for hundreds of drawings: a small picture of a colour of its own. */
const aColour = (hash: string): Promise<Uint8Array> =>
  sharp({ create: { width: 4, height: 5, channels: 3, background: `#${hash.slice(0, 6)}` } })
    .webp({ lossless: true, effort: 0 })
    .toBuffer();

/** Opens both shops for a test: TEST_DATABASE says on which kind of database. */
export async function openCsvShops(clock: Clock): Promise<CsvShops> {
  const folders: string[] = [];
  const openPictures = (): Media => {
    const directory = mkdtempSync(join(tmpdir(), 'shop-media-'));
    folders.push(directory);
    const pictures = createMedia({ directory });
    const takeAway: Media['takeAway'] = async (hash) =>
      (await pictures.sourceType(hash)) === 'svg' ? aColour(hash) : pictures.takeAway(hash);
    return { ...pictures, takeAway };
  };
  const [media, emptyMedia] = [openPictures(), openPictures()];
  const server = databaseKind() === 'postgres' ? await sharedTestPostgres() : undefined;
  const settings = async (): Promise<DatabaseSettings> => {
    if (server) return { dataDir: tmpdir(), databaseUrl: await server.createDatabase(), databasePool: 4 };
    const dataDir = await emptyEmbeddedFolder();
    folders.push(dataDir);
    return { dataDir, databaseUrl: undefined, databasePool: 1 };
  };
  const writeStores = await prepareStores(smallShop, media.storeRecipe);
  const open = async (): Promise<Database> => {
    const database = await openDatabase(await settings(), silentLogger);
    await migrate(database, fileURLToPath(new URL('../../../migrations', import.meta.url)));
    await database.transaction(writeStores);
    return database;
  };
  const [shop, empty] = [await open(), await open()];
  await shop.transaction(await prepareCatalogue(smallShop, { now: clock.now(), storeRecipe: media.storeRecipe }));
  const close = async (): Promise<void> => {
    for (const part of [shop, empty, media, emptyMedia]) await part.close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
  return { shop, media, empty, emptyMedia, close };
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
