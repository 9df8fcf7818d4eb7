import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

const lockModule = new URL('./folder-lock.js', import.meta.url).href;
const all = mkdtempSync(join(tmpdir(), 'lock-'));
after(() => rmSync(all, { recursive: true }));
const newFolder = (): string => join(mkdtempSync(join(all, 'one-')), 'lock');
/** A process of its own that takes the lock, says so, and keeps it until its input ends. */
const holder = (folder: string, then = 'process.stdin.on("end", () => releaseLock(folder)).resume()'): string[] => [
  '--input-type=module',
  '-e',
  `import { takeLock, releaseLock } from '${lockModule}';
   const folder = ${JSON.stringify(folder)};
   takeLock(folder); console.log('taken'); ${then};`,
];
const takenBy = (folder: string): string => spawnSync(process.execPath, holder(folder, ''), { encoding: 'utf8', timeout: 30_000 }).stdout;

test('a lock whose holder was killed is taken over at once', async () => {
  const folder = newFolder();
  const child = spawn(process.execPath, holder(folder));
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  assert.equal(existsSync(folder), true);
  assert.equal(takenBy(folder), 'taken\n');
});

test('a lock without a holder is taken over when it is old', () => {
  const folder = newFolder();
  mkdirSync(folder);
  const past = Date.now() / 1000 - 60;
  utimesSync(folder, past, past);
  assert.equal(takenBy(folder), 'taken\n');
});

test('a lock whose holder lives is waited for', async () => {
  const folder = newFolder();
  mkdirSync(folder);
  writeFileSync(join(folder, 'pid'), String(process.pid));
  const child = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { existsSync } from 'node:fs';
     import { takeLock } from '${lockModule}';
     console.log('begun');
     takeLock(${JSON.stringify(folder)});
     process.exitCode = existsSync(${JSON.stringify(`${folder}.released`)}) ? 0 : 1;`,
  ]);
  await once(child.stdout, 'data');
  writeFileSync(`${folder}.released`, '');
  rmSync(folder, { recursive: true });
  await once(child, 'exit');
  assert.equal(child.exitCode, 0);
});
