import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readPdf } from '#testing/read-pdf.ts';
import { writePdf, type PdfFrame } from './pdf-document.ts';

const frame: PdfFrame = {
  language: 'nl',
  title: 'Test',
  author: 'Maas & Alm',
  date: new Date('2026-11-18T12:00:00Z'),
  pageMessage: '{page}',
};
const documentOf = (text: string): Promise<Buffer> => writePdf(frame, (pdf) => pdf.paragraph(text));

describe('the thread that draws documents', () => {
  it('gives each its own, however many are asked for at once', async () => {
    const texts = Array.from({ length: 20 }, (_, index) => `Blad ${index}`);
    const documents = await Promise.all(texts.map(documentOf));
    for (const [index, document] of documents.entries()) assert.match(readPdf(document), new RegExp(`Blad ${index}\\b`));
  });

  it('refuses one that cannot be drawn, and draws the next', async () => {
    const broken = writePdf({ ...frame, date: 'never' as unknown as Date }, (pdf) => pdf.paragraph('x'));
    const next = documentOf('Blad');
    await assert.rejects(broken, /The document could not be drawn/);
    assert.match(readPdf(await next), /Blad/);
  });

  it('draws the same bytes from the same order', async () => {
    assert.deepEqual(await documentOf('Blad'), await documentOf('Blad'));
  });
});
