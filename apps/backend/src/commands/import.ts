import { systemClock } from '#kernel/clock.ts';
import { StartError } from '#kernel/errors.ts';
import { readArguments } from '../import-export/catalogue/command-arguments.ts';
import { importCatalogue } from '../import-export/catalogue/import-catalogue.ts';
import { importReport } from '../import-export/catalogue/import-report.ts';
import { createProgress } from '../import-export/catalogue/progress.ts';
import { withShopDatabase } from '../import-export/catalogue/with-shop-database.ts';
import { openMedia } from '../app/open-modules.ts';
import { runCommand } from '../app/start-server.ts';

/** `npm run import`: reads the CSV Magento exports; says what it would do, and does it with --apply. */
await runCommand(async () => {
  const { file, images, apply } = readArguments(process.argv.slice(2), 'Usage: npm run import -- file.csv [--images folder] [--apply]');
  await withShopDatabase(async ({ config, logger, database }) => {
    const media = openMedia(config, logger);
    const progress = createProgress(process.stderr);
    const imported = await importCatalogue({ database, media, clock: systemClock, file, images, apply, progress });
    for (const line of importReport(imported)) process.stdout.write(`${line}\n`);
    if (imported.refusals.length > 0) throw new StartError('Nothing was changed: mend the refused rows and run the import again.');
    if (!imported.isWritten) process.stdout.write('This was a dry run: add --apply to write.\n');
  });
});
