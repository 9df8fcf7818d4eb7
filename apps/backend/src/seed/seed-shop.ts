import { demoShop } from '@shop/demo-data';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Media } from '#modules/media/index.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedContent } from './content.ts';
import { seedStores } from './stores.ts';

type SeedOptions = { readonly database: Database; readonly media: Pick<Media, 'storeDrawing'>; readonly clock: Clock };

/** Whether the database has a shop already: without store views nothing can be served. */
export async function isSeeded(database: Database): Promise<boolean> {
  const { rows } = await database.query<{ found: boolean }>('select exists (select 1 from store_view) as found');
  return rows[0]?.found === true;
}

/** Writes the demo shop in one transaction: a process killed half way leaves an empty shop, never half of one. */
export async function seedShop({ database, media, clock }: SeedOptions): Promise<void> {
  await database.transaction(async (tx) => {
    await seedStores(tx, demoShop);
    await seedCatalogue(tx, demoShop, { now: clock.now(), storeDrawing: media.storeDrawing });
    await seedContent(tx, demoShop);
  });
}
