import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { code128 } from './code-128.ts';

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

describe('a barcode (Code 128)', () => {
  it('has the widths of the standard for letters, digits in pairs, and an odd digit at the end', () => {
    const known = {
      // Start B, A, check 34, stop.
      A: '211214 111323 131123 2331112',
      // Start C, 12, check 14, stop.
      '12': '211232 112232 122231 2331112',
      // Start C, 30 00 00 00, code B, 1, check 16, stop.
      '300000001': '211232 212123 212222 212222 212222 114131 123221 123122 2331112',
      // Start B, M A - 7, check (104 + 45 + 2 · 33 + 3 · 13 + 4 · 23) mod 103 = 37, stop.
      'MA-7': '211214 113123 111323 122132 312131 132113 2331112',
    };
    for (const [text, widths] of Object.entries(known)) assert.equal(code128(text).join(''), widths.replaceAll(' ', ''), text);
  });

  it('is made of characters of eleven modules, with bars of an even sum, for any text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\x20-\x7e]{1,30}$/), (text) => {
        const widths = code128(text);
        assert.equal(widths.length % 6, 1);
        assert.equal((sum(widths) - 13) % 11, 0);
        for (let at = 0; at + 7 < widths.length; at += 6) {
          const character = widths.slice(at, at + 6);
          assert.equal(sum(character), 11);
          assert.equal(sum(character.filter((_width, index) => index % 2 === 0)) % 2, 0);
          assert.ok(character.every((width) => width >= 1 && width <= 4));
        }
      }),
    );
  });

  it('tells any two numbers of shipments apart', () => {
    const drawn = Array.from({ length: 500 }, (_, index) => code128(String(300_000_000 + index * 37)).join(''));
    assert.equal(new Set(drawn).size, drawn.length);
  });

  it('has no characters beyond ASCII', () => {
    for (const text of ['', 'é', 'a\n']) assert.throws(() => code128(text), /ASCII/);
  });
});
