import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { urlKeyOf } from './url-key.ts';

describe('the address of a product, made from its name', () => {
  it('has small letters, digits and single hyphens, whatever the name has', () => {
    assert.equal(urlKeyOf('Midi-Dirndl „Liesl“ in Grün & Weiß'), 'midi-dirndl-liesl-in-grun-weiss');
    assert.equal(urlKeyOf('  Crème brûlée 2 '), 'creme-brulee-2');
    assert.equal(urlKeyOf('…'), '');
  });
});
