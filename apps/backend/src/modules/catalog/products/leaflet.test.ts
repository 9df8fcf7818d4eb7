import assert from 'node:assert/strict';
import { inflateSync } from 'node:zlib';
import { it } from 'node:test';
import type { Leaflet } from './leaflet.ts';
import { leafletPdf } from './leaflet.ts';

const leaflet: Leaflet = {
  language: 'de',
  title: 'Pflege für „Größe“ & <b>',
  text: 'Erste Zeile.\n\nÄrmel – 30 °C, 2 × spülen.',
  changedAt: new Date('2026-11-15T11:00:00Z'),
};

/** What a reader of the document's pages would hear: the hexadecimal strings of its text operators, in WinAnsi. */
function spoken(pdf: Buffer): string {
  const streams = [...pdf.toString('latin1').matchAll(/\/FlateDecode[^>]*>>\nstream\n([\s\S]*?)\nendstream/g)];
  const pages = streams.map(([, body]) => inflateSync(Buffer.from(body ?? '', 'latin1')).toString('latin1'));
  const runs = pages.join('\n').matchAll(/\[(.*?)\] TJ/g);
  const strings = [...runs].map(([, run]) => [...(run ?? '').matchAll(/<([0-9a-f]+)>/g)].map(([, hex]) => hex ?? '').join(''));
  return strings.map((hex) => new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex'))).join('\n');
}

it('a leaflet is a PDF with its texts, written as text', async () => {
  const pdf = await leafletPdf(leaflet);
  assert.equal(pdf.subarray(0, 8).toString('latin1'), '%PDF-1.7');
  assert.match(pdf.toString('latin1').trimEnd(), /%%EOF$/);
  const text = spoken(pdf);
  for (const part of ['Pflege für „Größe“ & <b>', 'Erste Zeile.', 'Ärmel – 30 °C, 2 × spülen.']) assert.ok(text.includes(part), text);
});

it('a leaflet is tagged as heading and list, in its language, with its title', async () => {
  const pdf = (await leafletPdf(leaflet)).toString('latin1');
  assert.match(pdf, /\/Lang \(de\)/);
  assert.match(pdf, /\/MarkInfo/);
  assert.match(pdf, /\/DisplayDocTitle true/);
  const tags = (name: string): number => [...pdf.matchAll(new RegExp(`/S /${name}\\n`, 'g'))].length;
  assert.deepEqual(['Document', 'H1', 'L', 'LI', 'Lbl', 'LBody'].map(tags), [1, 1, 1, 2, 2, 2]);
});

it('the same leaflet has the same bytes, also when it is drawn again', async () => {
  const { changedAt, text, title, language } = leaflet;
  const again = await leafletPdf({ changedAt, text, title, language });
  assert.notEqual(again, await leafletPdf(leaflet), 'another order of the fields is another key, so it was drawn');
  assert.deepEqual(again, await leafletPdf(leaflet));
  assert.equal(await leafletPdf({ ...leaflet }), await leafletPdf(leaflet));
});

it('a long leaflet goes on on another page', async () => {
  const text = Array.from({ length: 60 }, (_, index) => `Zeile ${index + 1} mit einigen Worten, damit sie Platz braucht.`).join('\n');
  const pdf = await leafletPdf({ ...leaflet, text });
  assert.ok([...pdf.toString('latin1').matchAll(/\/Type \/Page\n/g)].length > 1);
  assert.ok(spoken(pdf).includes('Zeile 60'));
});
