import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { preparePictures } from './prepare-pictures.ts';

test('every front is prepared in the width of lists, and none after the server was closed', async () => {
  const app = Fastify();
  const prepared: string[] = [];
  const media = {
    prepare: async (hashes: Iterable<string>, width: number) => {
      prepared.push(...[...hashes].map((hash) => `${hash} ${width}`));
      if (prepared.length === 2) await app.close();
    },
  };
  const { begin } = preparePictures({ app, media, hashes: () => ['a', 'b', 'c'] });
  await app.ready();
  await begin();
  assert.deepEqual(prepared, ['a 480', 'b 480']);
});
