import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Types of the storefront and of the back office: their route types are made first, then everything is checked; with `--routes` by the linter. */
const root = fileURLToPath(new URL('..', import.meta.url));

function check(app: string): number {
  const folder = `${root}apps/${app}`;
  const routerCli = `${dirname(createRequire(`${folder}/package.json`).resolve('@react-router/dev/package.json'))}/bin.cjs`;
  const run = (args: readonly string[]): number =>
    spawnSync(process.execPath, args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1;
  const made = run([routerCli, 'typegen']);
  return made || (process.argv.includes('--routes') ? 0 : run([`${root}node_modules/typescript/bin/tsc`, '-p', 'tsconfig.json']));
}

process.exitCode = check('storefront') || check('back-office');
