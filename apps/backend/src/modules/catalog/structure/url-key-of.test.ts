import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { urlKeyOf } from './url-key-of.ts';

describe('an address made of a name', () => {
  it('has small letters, digits and single hyphens', () => {
    assert.equal(urlKeyOf('Blusen & Mieder für Mädchen', [], 7), 'blusen-mieder-fuer-maedchen');
    assert.equal(urlKeyOf('  Café-été 2026! ', [], 7), 'cafe-ete-2026');
  });

  it('is no other one’s, and never empty', () => {
    assert.equal(urlKeyOf('Dirndls', ['dirndls'], 7), 'dirndls-7');
    assert.equal(urlKeyOf('★', [], 7), '7');
  });
});
