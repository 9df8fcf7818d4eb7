import { systemClock } from '#kernel/clock.ts';
import { StartError } from '#kernel/errors.ts';
import { openMedia } from '../app/open-modules.ts';
import { importCatalogue } from '../import-export/catalogue/import-catalogue.ts';
import { commandParts } from '../staff/desks/command-parts.ts';
import { notedImport } from '../staff/desks/import-desk.ts';
import { command, print } from './command.ts';
import { readCsvArguments } from './import/csv-arguments.ts';
import { importReport } from './import/import-report.ts';
import { createProgressBar } from './import/progress-bar.ts';
import { withShopDatabase } from './open-shop.ts';

const usage = 'Usage: npm run import -- file.csv [--images folder] [--apply]';

/** `npm run import`: reads the CSV Magento exports; says what it would do, and does it with --apply. */
await command(async (args) => {
  const { file, images, apply } = readCsvArguments(args, usage);
  return withShopDatabase(async ({ config, logger, database }) => {
    const media = openMedia(config, logger);
    const progress = createProgressBar(process.stderr);
    const noted = notedImport(commandParts(database, systemClock), 'product', file);
    const imported = await importCatalogue({ database, media, clock: systemClock, file, images, apply, progress, noted });
    print(importReport(imported));
    if (imported.refusals.length > 0) throw new StartError('Nothing was changed: mend the refused rows and run the import again.');
    return imported.isWritten ? [] : ['This was a dry run: add --apply to write.'];
  });
});
