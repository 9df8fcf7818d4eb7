import { systemClock } from '#kernel/clock.ts';
import { openMedia } from '../app/open-modules.ts';
import { exportCatalogue } from '../import-export/catalogue/export-catalogue.ts';
import { command } from './command.ts';
import { readCsvArguments } from './import/csv-arguments.ts';
import { createProgressBar } from './import/progress-bar.ts';
import { withShopDatabase } from './open-shop.ts';

/** `npm run export`: writes all products as the CSV Magento exports. */
await command(async (args) => {
  const { file, images } = readCsvArguments(args, 'Usage: npm run export -- file.csv [--images folder]');
  return withShopDatabase(async ({ config, logger, database }) => {
    const media = openMedia(config, logger);
    const progress = createProgressBar(process.stderr);
    const { products, rows, pictures } = await exportCatalogue({ database, media, clock: systemClock, file, images, progress });
    const taken = images === undefined ? '' : `, ${pictures} pictures to ${images}`;
    return [`${products} products in ${rows} rows are written to ${file}${taken}.`];
  });
});
