import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { copySeededShop, type SeededShop } from '#testing/seeded-shop.ts';

const file = fileURLToPath(new URL('./staff.ts', import.meta.url));

let shop: SeededShop;
before(async () => {
  shop = await copySeededShop();
});
after(() => shop.remove());

type Result = { readonly code: number; readonly lines: readonly string[]; readonly said: string };

const run = (...args: readonly string[]): Promise<Result> =>
  new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { env: { ...process.env, ...shop.environment } }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, lines: stdout.trim().split('\n'), said: stderr }),
    );
  });

describe('npm run staff', () => {
  it('makes an owner and prints the link to a password', async () => {
    const made = await run('owner', 'anna@shop.example', 'Anna', 'Smit', '--language', 'en');
    assert.equal(made.code, 0, made.said);
    assert.match(
      made.lines.join('\n'),
      /^anna@shop\.example chooses a password .*72 hours and once:\nhttp:\/\/localhost:3000\/staff\/welcome#[0-9a-f]{64}$/,
    );
  });

  it('says how it is used', async () => {
    const unknown = await run('promote', 'anna@shop.example');
    assert.deepEqual([unknown.code, unknown.said.startsWith('npm run staff -- list')], [1, true]);
  });
});
