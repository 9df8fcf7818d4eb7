import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { create, type Font } from 'fontkit';
import { brandFaces, fontFile } from '#kernel/brand/brand-files.ts';
import { brandTheme } from '#kernel/brand/brand-theme.ts';
import { fontSubsets } from './font-subset.ts';

const faces = ['alm', 'stube'].flatMap((theme) => brandFaces.map((face) => [theme, face] as const));

describe('the part of a font that goes into a document', () => {
  for (const [theme, face] of faces) {
    it(`has the letters of ${theme} ${face} as they are, also those that are put together from others`, () => {
      const file = readFileSync(fontFile(brandTheme(theme), face));
      const font = create(file) as Font;
      const subset = fontSubsets(file)();
      const letters = [...new Set(font.layout('Łukasz Dvořák, Grüße: 12,95 €; Šťastný, ÅÉÎÕÜ çñ ÷').glyphs)];
      const places = letters.map(({ id }) => subset.includeGlyph(id));
      assert.deepEqual(
        places,
        letters.map((_, index) => index + 1),
      );
      assert.equal(subset.includeGlyph(letters[3]?.id ?? 0), 4);
      const part = create(subset.encode()) as Font;
      for (const [index, letter] of letters.entries()) {
        const taken = part.getGlyph(index + 1);
        assert.equal(taken.path.toSVG(), letter.path.toSVG());
        assert.equal(taken.advanceWidth, letter.advanceWidth);
      }
      assert.equal(part.getGlyph(0).path.toSVG(), font.getGlyph(0).path.toSVG());
      assert.ok(part.numGlyphs < font.numGlyphs);
    });
  }
});
