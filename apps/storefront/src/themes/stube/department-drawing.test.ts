import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { departmentDrawing } from './department-drawing.ts';

const sheet = readFileSync(new URL('icons.svg', import.meta.url), 'utf8');

describe('the drawing of a department', () => {
  for (const href of [
    '/dames',
    '/de/herren',
    '/en/kids',
    '/accessoires',
    '/de/outfits',
    '/en/new',
    '/bestsellers',
    '/sale',
    '/de/marken',
    '/en/outfit-finder',
  ]) {
    it(`is on the sheet of icons for ${href}`, () => {
      assert.ok(sheet.includes(`id="department-${departmentDrawing(href)}"`));
    });
  }

  it('is missing for a department of which we know nothing', () => {
    assert.equal(departmentDrawing('/tuingereedschap'), undefined);
    assert.equal(departmentDrawing('/dames/dirndls'), undefined);
  });
});
