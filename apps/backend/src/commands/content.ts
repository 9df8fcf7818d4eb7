import { systemClock } from '#kernel/clock.ts';
import { StartError } from '#kernel/errors.ts';
import { openMedia } from '../app/open-modules.ts';
import { exportContent } from '../import-export/content/export-content.ts';
import { importContent } from '../import-export/content/import-content.ts';
import { commandParts } from '../staff/desks/command-parts.ts';
import { notedImport } from '../staff/desks/import-desk.ts';
import { command, print, readOptions } from './command.ts';
import { contentReport } from './content/content-report.ts';
import { withShopDatabase } from './open-shop.ts';

const usage = `npm run content -- export folder
npm run content -- import folder [--apply]`;

/** `npm run content`: pages, blocks, posts, questions, sliders, messages, landing pages, branches, forms and redirects as files. */
await command(async (args) => {
  const { values, positionals } = readOptions(args, { apply: { type: 'boolean', default: false } }, usage);
  const [verb, folder, ...others] = positionals;
  const isKnown = verb === 'import' || (verb === 'export' && !values.apply);
  if (!isKnown || folder === undefined || others.length > 0) throw new StartError(usage);
  return withShopDatabase(async ({ config, logger, database }) => {
    if (verb === 'export') return [...(await exportContent(database, folder))].map(([kind, count]) => `${kind}: ${count}`);
    const imported = await importContent({
      database,
      media: openMedia(config, logger),
      folder,
      apply: values.apply,
      noted: notedImport(commandParts(database, systemClock), 'content', folder),
    });
    print(contentReport(imported));
    if (imported.refusals.length > 0) throw new StartError('Nothing was changed: mend what was refused and run the import again.');
    return imported.isWritten ? [] : ['This was a dry run: add --apply to write.'];
  });
});
