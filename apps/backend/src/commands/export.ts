import { systemClock } from '#kernel/clock.ts';
import { readArguments } from '../import-export/catalogue/command-arguments.ts';
import { exportCatalogue } from '../import-export/catalogue/export-catalogue.ts';
import { createProgress } from '../import-export/catalogue/progress.ts';
import { withShopDatabase } from '../import-export/catalogue/with-shop-database.ts';
import { openMedia } from '../app/open-modules.ts';
import { runCommand } from '../app/start-server.ts';

/** `npm run export`: writes all products as the CSV Magento exports. */
await runCommand(async () => {
  const { file, images } = readArguments(process.argv.slice(2), 'Usage: npm run export -- file.csv [--images folder]');
  await withShopDatabase(async ({ config, logger, database }) => {
    const media = openMedia(config, logger);
    const progress = createProgress(process.stderr);
    const { products, rows, pictures } = await exportCatalogue({ database, media, clock: systemClock, file, images, progress });
    process.stdout.write(
      `${products} products in ${rows} rows are written to ${file}${images === undefined ? '' : `, ${pictures} pictures to ${images}`}.\n`,
    );
  });
});
