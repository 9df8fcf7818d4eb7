import assert from 'node:assert/strict';
import { it } from 'node:test';
import { TextArchive } from './text-archive.ts';

it('gives every text back, from the first block to the last, in any order', () => {
  const archive = new TextArchive();
  const texts = Array.from({ length: 1_000 }, (_, i) => `Dirndl “Resi” ${i % 700} – Größe ${i}\n`);
  const ids = texts.map((text) => archive.add(text));
  for (const i of [999, 0, 255, 256, 511, 767, 768, 1]) assert.equal(archive.read(ids[i] ?? -1), texts[i]);
  assert.deepEqual(
    ids.map((id) => archive.read(id)),
    texts,
  );
});
