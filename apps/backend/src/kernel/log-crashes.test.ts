import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';

test('a process that crashes says why, without anybody’s data, and ends with 1 (R201)', () => {
  const module = (name: string): string => JSON.stringify(new URL(name, import.meta.url).href);
  const script = `
    import { logCrashes } from ${module('./log-crashes.ts')};
    import { createLogger } from ${module('./logger.ts')};
    logCrashes(createLogger());
    setInterval(() => undefined, 1_000);
    Promise.reject(Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email_key)=(CANARY)' }));
  `;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  assert.equal(status, 1);
  const line = JSON.parse(stdout) as { event: string; error: { message: string; code: string } };
  assert.deepEqual([line.event, line.error.message, line.error.code], ['process.crashed', 'duplicate key', '23505']);
  assert.doesNotMatch(stdout + stderr, /CANARY/);
});
