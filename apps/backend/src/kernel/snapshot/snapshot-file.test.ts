import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { systemClock } from '../clock.ts';
import { createLogger, silentLogger } from '../logger.ts';
import { eventually } from '#testing/eventually.ts';
import { keepSnapshot, type Captured } from './keep-snapshot.ts';
import { DamagedSnapshotError, readSnapshot, unfinishedSuffix, writeSnapshot } from './snapshot-file.ts';
import { ValueReader, ValueWriter } from './value-stream.ts';

const isLong = process.env['TEST_SIZE'] === 'long';
const folder = mkdtempSync(join(tmpdir(), 'shop-snapshot-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const header = { code: 'a', schema: 'b', writtenAt: '2026-11-15T11:00:00Z', positions: { catalog: { version: '7', mark: 'm' } } };
const writer = fileURLToPath(new URL('../../testing/snapshot-writer.ts', import.meta.url));

type Damage = (bytes: Buffer) => Buffer;
const damages: readonly Damage[] = [
  (bytes) => {
    const at = randomInt(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << randomInt(8));
    return bytes;
  },
  (bytes) => bytes.subarray(0, randomInt(bytes.length)),
  (bytes) => Buffer.concat([bytes, randomBytes(randomInt(1, 200))]),
  (bytes) => {
    const from = randomInt(bytes.length - 64);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + randomInt(1, 64))]);
  },
  (bytes) => {
    randomBytes(64).copy(bytes, randomInt(bytes.length - 64));
    return bytes;
  },
  (bytes) => {
    bytes.fill(0, bytes.length - randomInt(1, 4_000));
    return bytes;
  },
];

void describe('the file of a snapshot', () => {
  void it('gives back what was written, and what was one object is one again', async () => {
    const file = join(folder, 'whole');
    const shared = { text: 'Schürze' };
    const values = new ValueWriter();
    values.write({ shared, numbers: Uint32Array.of(1, 2, 3), map: new Map([[1, undefined]]) });
    for (const step of values.writeList([shared, 1.5, 'x', null], 3)) assert.equal(step, undefined);
    await writeSnapshot(
      file,
      header,
      new Map([
        ['values', values.end()],
        ['nothing', Buffer.alloc(0)],
      ]),
    );
    const stored = readSnapshot(file);
    assert.deepEqual(stored?.header.positions, header.positions);
    assert.deepEqual([...(stored?.parts.keys() ?? [])], ['values', 'nothing']);
    const reader = new ValueReader(stored?.parts.get('values') ?? Buffer.alloc(0));
    const first = reader.read<{ shared: object }>();
    assert.deepEqual(first, { shared, numbers: Uint32Array.of(1, 2, 3), map: new Map([[1, undefined]]) });
    const list = reader.readList();
    assert.deepEqual(list, [shared, 1.5, 'x', null]);
    assert.equal(list[0], first.shared);
    assert.equal(statSync(file).mode & 0o077, 0, 'nobody else reads it');
  });

  void it(`is never believed with one of ${isLong ? 200 : 60} random damages`, async () => {
    const [file, damaged] = [join(folder, 'good'), join(folder, 'damaged')];
    await writeSnapshot(
      file,
      header,
      new Map([
        ['a', randomBytes(9_000)],
        ['b', Buffer.alloc(3_000, 'text ')],
      ]),
    );
    const good = readFileSync(file);
    for (let round = 0; round < (isLong ? 200 : 60); round += 1) {
      const bytes = (damages[round % damages.length] as Damage)(Buffer.from(good));
      if (bytes.equals(good)) continue;
      writeFileSync(damaged, bytes);
      assert.throws(() => readSnapshot(damaged), DamagedSnapshotError, `damage ${round} was not seen`);
    }
    assert.ok(readSnapshot(file));
    assert.equal(readSnapshot(join(folder, 'none')), undefined);
  });

  void it('is the one before or the next when the process is killed while it writes', async () => {
    const file = join(folder, 'killed');
    for (let round = 0; round < (isLong ? 20 : 4); round += 1) {
      const child = spawn(process.execPath, [writer, file], { stdio: ['ignore', 'pipe', 'inherit'] });
      const gone = once(child, 'exit');
      let begun = 0;
      for await (const line of createInterface({ input: child.stdout })) {
        if (line.startsWith('begins') && (begun += 1) === 2) setTimeout(() => child.kill('SIGKILL'), randomInt(20));
      }
      await gone;
      const stored = readSnapshot(file);
      const [byte] = stored?.parts.get('part') ?? [];
      assert.equal(String(byte), stored?.header.writtenAt);
    }
  });
});

void describe('who keeps a snapshot', () => {
  const key = { code: 'a', schema: 'b' };
  const captured: Captured = { positions: header.positions, parts: new Map([['a', Buffer.from('content')]]) };

  void it('writes it when it is worth more than the one on the disk, and not again before something changes', async () => {
    const file = join(folder, 'kept');
    let [worth, captures] = ['1', 0];
    const capture = function* () {
      captures += 1;
      yield;
      return captured;
    };
    const keeper = keepSnapshot({
      file,
      key,
      clock: systemClock,
      logger: silentLogger,
      source: { worth: () => worth, capture },
      checkEveryMs: 5,
      minPauseMs: 0,
    });
    await eventually(async () => assert.ok(existsSync(file)));
    await eventually(async () => assert.equal(captures, 1));
    worth = '2';
    await eventually(async () => assert.equal(captures, 2));
    await keeper.close();
    assert.equal(captures, 2);
  });

  void it('leaves the old one where something changes meanwhile, and tells what it cannot write', async () => {
    const log: string[] = [];
    const logger = createLogger({ write: (line) => void log.push(line) });
    const file = join(folder, 'changing');
    const changing = keepSnapshot({
      file,
      key,
      clock: systemClock,
      logger,
      source: {
        worth: () => 'x',
        capture: function* () {
          yield;
          return undefined;
        },
      },
    });
    assert.equal(await changing.write(), false);
    assert.equal(existsSync(file), false);
    await changing.close();
    writeFileSync(join(folder, 'file'), '');
    const nowhere = keepSnapshot({
      file: join(folder, 'file', 'below'),
      key,
      clock: systemClock,
      logger,
      source: {
        worth: () => 'x',
        capture: function* () {
          yield;
          return captured;
        },
      },
      checkEveryMs: 5,
    });
    await eventually(async () => assert.ok(log.some((line) => line.includes('snapshot.not_written'))));
    await nowhere.close();
  });

  void it('takes away what nobody finishes any more', async () => {
    const file = join(folder, 'cleaned');
    const [old, young] = [`${file}.old${unfinishedSuffix}`, `${file}.young${unfinishedSuffix}`];
    for (const path of [old, young]) copyFileSync(fileURLToPath(import.meta.url), path);
    utimesSync(old, new Date(0), new Date(0));
    const keeper = keepSnapshot({
      file,
      key,
      clock: systemClock,
      logger: silentLogger,
      source: {
        worth: () => 'x',
        capture: function* () {
          yield;
          return captured;
        },
      },
    });
    assert.equal(await keeper.write(), true);
    await keeper.close();
    assert.deepEqual([existsSync(old), existsSync(young)], [false, true]);
  });
});
