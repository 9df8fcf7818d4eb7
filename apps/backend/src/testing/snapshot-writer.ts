import { writeSnapshot } from '#kernel/snapshot/snapshot-file.ts';

/** Writes one snapshot after the other until it is killed: `node snapshot-writer.ts <file>`; says a line for each. */
const [, , file = ''] = process.argv;
for (let round = 1; ; round += 1) {
  const parts = new Map([['part', Buffer.alloc(6 << 20, round)]]);
  process.stdout.write(`begins ${round}\n`);
  await writeSnapshot(file, { code: 'code', schema: 'schema', writtenAt: String(round), positions: {} }, parts);
}
