import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { codeOf } from './option-code.ts';

describe('the code of a new option', () => {
  it('is made of its name, without accents, spaces and signs', () => {
    assert.deepEqual(['Petrol blauw', ' Rosé & Weiß ', '★'].map(codeOf), ['petrol_blauw', 'rose_weiss', '']);
  });
});
