// Runs on the machine's own Node (20 or newer), before anything is installed: plain JavaScript, no dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { releaseLock, takeLock } from './folder-lock.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = `${root}node_modules/.bootstrap`;
const lockFolder = `${root}.bootstrap.lock`;

/** Installs the locked packages when the lock file is another than the one installed from. */
export function bootstrap() {
  if (isInstalled()) return;
  // Two first starts at once: one installs, the other waits.
  try {
    takeLock(lockFolder);
  } catch (error) {
    fail(`cannot write into the project folder (${error.code}).`);
  }
  try {
    if (isInstalled()) return;
    console.error('Installing packages (once, and after a change of the lock file) …');
    install();
    writeFileSync(stampFile, stamp());
  } finally {
    releaseLock(lockFolder);
  }
}

function stamp() {
  return createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp();
}

function install() {
  const env = { ...process.env, NODE_ENV: 'development' };
  // A user's npm settings must not leave out what the build needs.
  for (const name of Object.keys(env)) if (/^npm_config_(omit|only|production|ignore_scripts|engine_strict)$/i.test(name)) delete env[name];
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--engine-strict=false',
    '--loglevel=error',
    '--no-fund',
    '--no-audit',
  ];
  const npm = process.env.npm_execpath;
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, env, stdio: ['ignore', 2, 2] })
    : spawnSync('npm', args, { cwd: root, env, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (result.status !== 0) fail('npm ci failed: the messages above say why. Check the network and try again.');
}

/** Ends with one clear sentence. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
