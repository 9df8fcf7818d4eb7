import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { wordDiff, type DiffPart } from './word-diff.ts';

const side = (parts: readonly DiffPart[], without: DiffPart['kind']): string =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');
const marked = (before: string, after: string): string =>
  wordDiff(before, after)
    .map(({ kind, text }) => ({ same: text, added: `+${text}+`, removed: `-${text}-` })[kind])
    .join('');

describe('the difference of two texts', () => {
  it('names the words that came and went', () => {
    assert.equal(
      marked('Effen dirndl met gestreept schort en vetering.', 'Effen katoenen dirndl met gestreept schort en veters.'),
      'Effen +katoenen +dirndl met gestreept schort en -vetering-+veters+.',
    );
    assert.equal(marked('Midi Dirndl Lisl', 'Midi Dirndl Liesl Klassik'), 'Midi Dirndl -Lisl-+Liesl Klassik+');
  });

  it('takes a number with its decimals for one word', () => {
    assert.equal(marked('kost 17.9500, of 3', 'kost 19.9500, of 3'), 'kost -17.9500-+19.9500+, of 3');
  });

  it('shows neighbouring words that were all replaced as one change', () => {
    assert.equal(marked('een rood schort hier', 'een groene rok hier'), 'een -rood schort-+groene rok+ hier');
  });

  it('says nothing of texts that are equal, and everything of one that was empty', () => {
    assert.deepEqual(wordDiff('gelijk', 'gelijk'), [{ kind: 'same', text: 'gelijk' }]);
    assert.deepEqual(wordDiff('', 'nieuw'), [{ kind: 'added', text: 'nieuw' }]);
    assert.deepEqual(wordDiff('', ''), []);
  });

  it('always holds both texts in full', () => {
    const text = fc.array(fc.constantFrom('rood', 'groen', ' ', ',', 'ß', '  ', '38'), { maxLength: 30 }).map((words) => words.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = wordDiff(before, after);
        assert.equal(side(parts, 'added'), before);
        assert.equal(side(parts, 'removed'), after);
      }),
    );
  });
});
