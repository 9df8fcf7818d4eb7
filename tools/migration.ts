import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `npm run migration -- <name>`: writes the next numbered SQL file from what changed in the modules' tables. */
const root = fileURLToPath(new URL('..', import.meta.url));
const name = process.argv[2];
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Give the migration a name in snake_case: npm run migration -- add_reviews');
  process.exit(1);
}
const result = spawnSync(process.execPath, [join(root, 'node_modules/drizzle-kit/bin.cjs'), 'generate', '--name', name], {
  cwd: join(root, 'apps/backend'),
  stdio: 'inherit',
});
process.exitCode = result.status ?? 1;
