import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { codeKey, sizeKey, tokenize } from './tokenizer.ts';

const folded = (text: string): string[] => tokenize(text).map((token) => token.folded);

describe('words of a text', () => {
  it('are the same with umlauts, with ae, oe, ue and without either', () => {
    assert.deepEqual(folded('Schürze Schuerze SCHURZE'), ['schurze', 'schurze', 'schurze']);
    assert.deepEqual(folded('weiß weiss Größe Groesse'), ['weiss', 'weiss', 'grosse', 'grosse']);
    assert.deepEqual(folded('crème suède'), ['creme', 'sude']);
    assert.deepEqual(folded('Schu\u0308rze'), ['schurze']);
  });

  it('keep an ue that is no umlaut', () => {
    assert.deepEqual(folded('blaue neue'), ['blaue', 'neue']);
  });

  it('are cut at hyphens, and joined where people join them', () => {
    assert.deepEqual(folded('Midi-Dirndl'), ['midi', 'dirndl']);
    assert.deepEqual(folded('T-Shirt'), ['tshirt', 'shirt']);
    assert.deepEqual(folded('t shirt'), ['tshirt', 'shirt']);
    assert.deepEqual(folded('36–38 of 60 cm'), ['36-38', 'of', '60cm']);
  });

  it('lose a possessive, which must not become a size', () => {
    assert.deepEqual(folded("women's kids’ girl´s"), ['women', 'kids', 'girl']);
  });

  it('do not hold HTML', () => {
    assert.deepEqual(folded('<h3>De look</h3><p>Rood</p>'), ['de', 'look', 'rood']);
    assert.deepEqual(folded('a <b'), ['a', 'b']);
  });

  it('know which of them stand side by side', () => {
    assert.deepEqual(
      tokenize('Blouses & tops, lange mouw').map(({ follows }) => follows),
      [false, false, false, true],
    );
  });
});

describe('sizes and codes', () => {
  it('are compared however they are written', () => {
    assert.equal(sizeKey('36–38'), '36-38');
    assert.equal(sizeKey('XXL'), sizeKey('2XL'));
    assert.equal(codeKey('MA-DIR 1001'), codeKey('ma_dir-1001'));
  });
});
