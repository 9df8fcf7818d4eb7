import { parseArgs } from 'node:util';
import { asRoot } from '../releases/as-root.ts';
import { ReleaseError } from '../releases/release-error.ts';
import { openReleases } from '../releases/releases.ts';
import { thisMachine } from '../releases/this-machine.ts';
import { upgrade } from '../releases/upgrade.ts';

/** `shop upgrade <archive> [--no-backup]`: a new version beside the old one, which goes on until the new one answers. */
await asRoot(async (root) => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { 'no-backup': { type: 'boolean', default: false } } });
  const [archive, ...more] = positionals;
  if (archive === undefined || more.length > 0) throw new ReleaseError('shop upgrade <archive> [--no-backup]');
  await upgrade(openReleases(root), thisMachine, archive, { backup: !values['no-backup'] });
});
