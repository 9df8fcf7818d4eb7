import assert from 'node:assert/strict';
import { it } from 'node:test';
import { TextArchive } from './text-archive.ts';

it('gives every text back, from the first block to the last, in any order', () => {
  const archive = new TextArchive();
  const texts = Array.from({ length: 1_000 }, (_, place) => `Dirndl “Resi” ${place % 700} – Größe ${place}\n`);
  const numbers = texts.map((text) => archive.add(text));
  for (const place of [999, 0, 255, 256, 511, 767, 768, 1]) assert.equal(archive.read(numbers[place] ?? -1), texts[place]);
  assert.deepEqual(
    numbers.map((number) => archive.read(number)),
    texts,
  );
});
