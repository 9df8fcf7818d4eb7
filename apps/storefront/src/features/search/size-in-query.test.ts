import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sizeInQuery } from './size-in-query.ts';

const option = (label: string, count: number) => ({ value: label.toLowerCase(), label, count });
const groups = [
  { code: 'maat_schoen', kind: 'sizes', options: [option('42', 2)] },
  { code: 'maat_dirndl', kind: 'sizes', options: [option('40', 30), option('42', 28), option('60', 0)] },
  { code: 'maat_hemd', kind: 'sizes', options: [option('XL', 9)] },
  { code: 'kleur', kind: 'colours', options: [option('rood', 9)] },
];

describe('a size in the search text (UX-17)', () => {
  it('is the one most of the found products have', () =>
    assert.deepEqual(sizeInQuery('dirndl 42', groups), { code: 'maat_dirndl', value: '42' }));
  it('may be letters, in any place', () => assert.deepEqual(sizeInQuery('xl hemd', groups), { code: 'maat_hemd', value: 'xl' }));
  it('is none when no product has it', () => assert.equal(sizeInQuery('dirndl 60', groups), undefined));
  it('is none when it stands alone', () => assert.equal(sizeInQuery('42', groups), undefined));
  it('is never a colour', () => assert.equal(sizeInQuery('dirndl rood', groups), undefined));
});
