import { parseArgs } from 'node:util';
import { StartError } from '#kernel/errors.ts';
import { withShopDatabase } from '../import-export/catalogue/with-shop-database.ts';
import { contentReport } from '../import-export/content/content-report.ts';
import { exportContent } from '../import-export/content/export-content.ts';
import { importContent } from '../import-export/content/import-content.ts';
import { openMedia } from '../app/open-modules.ts';
import { runCommand } from '../app/start-server.ts';

const usage = `npm run content -- export folder
npm run content -- import folder [--apply]`;

/** `npm run content`: pages, blocks, posts, questions, sliders, messages, landing pages, branches, forms and redirects as files. */
await runCommand(async () => {
  const { command, folder, apply } = readWords(process.argv.slice(2));
  await withShopDatabase(async ({ config, logger, database }) => {
    if (command === 'export') {
      for (const [kind, count] of await exportContent(database, folder)) process.stdout.write(`${kind}: ${count}\n`);
      return;
    }
    const imported = await importContent({ database, media: openMedia(config, logger), folder, apply });
    for (const line of contentReport(imported)) process.stdout.write(`${line}\n`);
    if (imported.refusals.length > 0) throw new StartError('Nothing was changed: mend what was refused and run the import again.');
    if (!imported.isWritten) process.stdout.write('This was a dry run: add --apply to write.\n');
  });
});

function readWords(args: string[]): { readonly command: string; readonly folder: string; readonly apply: boolean } {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { apply: { type: 'boolean', default: false } } });
    const [command = '', folder, ...others] = positionals;
    const isKnown = command === 'import' || (command === 'export' && !values.apply);
    if (isKnown && folder !== undefined && others.length === 0) return { command, folder, apply: values.apply };
  } catch {
    // An unknown option gets the same answer as a missing folder.
  }
  throw new StartError(usage);
}
