import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageCodes } from '@shop/contract';
import { demoShop } from '../index.ts';

/** Latin letters of western Europe and the signs of good typography: what the letters of a PDF have without bringing a font along. */
const printable = /^[\n -~\u00a0-\u00ff€‚„…‘’“”•–—]*$/;

test('every leaflet can be printed with the letters each reader of PDFs has', () => {
  const downloads = new Set(demoShop.products.flatMap((product) => product.downloads));
  assert.ok(downloads.size > 0);
  for (const { name, lines } of downloads) {
    for (const language of languageCodes) for (const words of [name[language], lines[language]]) assert.match(words, printable);
  }
});
