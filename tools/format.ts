import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Formats the whole tree; `--check` only says what is not formatted. */
const root = fileURLToPath(new URL('..', import.meta.url));
const mode = process.argv.includes('--check') ? '--check' : '--write';
const result = spawnSync(process.execPath, [`${root}node_modules/prettier/bin/prettier.cjs`, mode, '--log-level=warn', '--cache', '.'], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = result.status ?? 1;
