import assert from 'node:assert/strict';
import { it } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { dataArchive } from './data-archive.ts';

it('a copy of somebody’s data is one file with a page to read and the same for programs (LAW-20)', () => {
  const json = JSON.stringify({ account: { firstname: 'Zoë', email: 'zoe@example.nl' } });
  const files = unzipSync(dataArchive(json, { language: 'nl', locale: 'nl-NL' }, new Date('2026-11-17T12:00:00Z')));
  assert.deepEqual(Object.keys(files), ['maas-en-alm.html', 'maas-en-alm.json']);
  assert.equal(strFromU8(files['maas-en-alm.json'] ?? new Uint8Array()), json);
  assert.match(strFromU8(files['maas-en-alm.html'] ?? new Uint8Array()), /<dt>Voornaam<\/dt><dd>Zoë<\/dd>/);
});
