import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian packs the same Chromium a second time without its window: half the CPU for a page (decision 010). */
const shell = '/usr/bin/chromium-headless-shell';
const windowed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser for the tests: named by CHROMIUM, found, or installed from Debian when root; otherwise one clear sentence. */
export function findChromium(): string {
  const named = process.env['CHROMIUM'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM names ${named}, which does not exist.`);
  }
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!existsSync(shell) && canInstall) installFromDebian(['chromium', 'chromium-headless-shell']);
  const found = [shell, ...windowed].find((path) => existsSync(path));
  if (found) return found;
  throw new Error('The browser tests need Chromium: install it (apt-get install chromium) or name it in CHROMIUM.');
}

function installFromDebian(packages: readonly string[]): void {
  console.error('Installing Chromium from Debian (once) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet: SpawnSyncOptions = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  // One at a time: an older Debian has no package of the second, and the first is enough.
  for (const name of packages) spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet);
}
