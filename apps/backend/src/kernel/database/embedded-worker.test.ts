import assert from 'node:assert/strict';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { after, it } from 'node:test';
import { embeddedFolder } from './embedded-folder.ts';
import { startWorker } from './embedded-server.ts';
import type { ToWorker } from './embedded-worker.ts';
import { emptyEmbeddedFolder } from './test-databases.ts';

const dataDir = await emptyEmbeddedFolder();
after(() => rmSync(dataDir, { recursive: true, force: true }));

const text = (value: string): Buffer => Buffer.from(`${value}\0`);
const withLength = (body: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([length, body]);
};
const startup = withLength(Buffer.concat([Buffer.from([0, 3, 0, 0]), text('user'), text('postgres'), Buffer.from([0])]));
const query = (sql: string): Buffer => Buffer.concat([Buffer.from('Q'), withLength(text(sql))]);

it('the embedded database releases what it has answered', { timeout: 60_000 }, async (t) => {
  const worker = startWorker({ dataDir: embeddedFolder(dataDir), createOnly: false });
  t.after(() => worker.terminate());
  await once(worker, 'message');
  const ask = async (message: Buffer): Promise<number> => {
    worker.postMessage({ kind: 'bytes', stream: 0, bytes: new Uint8Array(message) } satisfies ToWorker);
    const [{ bytes }] = (await once(worker, 'message')) as [{ bytes: Uint8Array }];
    return bytes.length;
  };
  const answerBytes = 100_000;
  const usedBytes = async (): Promise<number> => (await worker.getHeapStatistics()).used_heap_size;
  await ask(startup);
  const before = await usedBytes();
  for (let turn = 0; turn < 1_000; turn += 1) assert.ok((await ask(query(`select repeat('x', ${answerBytes})`))) > answerBytes);
  assert.ok((await usedBytes()) - before < 50e6, 'a hundred megabytes of answers are not retained');
});
