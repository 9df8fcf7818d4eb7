import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Types of the storefront: its route types are made first, then everything is checked. */
const root = fileURLToPath(new URL('..', import.meta.url));
const storefront = `${root}apps/storefront`;
const routerCli = `${dirname(createRequire(`${storefront}/package.json`).resolve('@react-router/dev/package.json'))}/bin.cjs`;
const run = (args: readonly string[]): number =>
  spawnSync(process.execPath, args, { cwd: storefront, stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1;
process.exitCode = run([routerCli, 'typegen']) || run([`${root}node_modules/typescript/bin/tsc`, '-p', 'tsconfig.json']);
