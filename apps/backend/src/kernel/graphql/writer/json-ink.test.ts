import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { JsonInk, piece } from './json-ink.ts';

function writtenBy(write: (ink: JsonInk) => void): string {
  const ink = new JsonInk();
  write(ink);
  return ink.kept().toString();
}

describe('ink', () => {
  it('writes every text as JSON.stringify does, halves of signs included', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 90 }).map((codes) => String.fromCharCode(...codes)),
    );
    fc.assert(
      fc.property(texts, (text) =>
        assert.equal(
          writtenBy((ink) => ink.string(text)),
          JSON.stringify(text),
        ),
      ),
      { numRuns: 2_000 },
    );
  });

  it('writes every finite number as JSON.stringify does', () => {
    const numbers = fc.oneof(
      fc.integer(),
      fc.integer({ min: -100_000, max: 110_000_000 }).map((cents) => cents / 100),
      fc.integer({ min: 0, max: 1_000_000 }).map((thousandths) => thousandths / 1000),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constantFrom(0, -0, 149.95, 1e21, 5e-324),
    );
    fc.assert(
      fc.property(numbers, (number) =>
        assert.equal(
          writtenBy((ink) => ink.number(number)),
          JSON.stringify(number),
        ),
      ),
    );
  });

  it('has room for an answer of any length', () => {
    const text = 'Größe 38 – 40 '.repeat(4);
    const long = 'ä'.repeat(500_000);
    const parts = writtenBy((ink) => {
      for (let turn = 0; turn < 8_000; turn += 1) {
        ink.string(text);
        ink.sign(0x2c);
        ink.repeat(0, 10);
        ink.piece(piece(','));
      }
      ink.json(long);
    });
    const [once, start] = [JSON.stringify(text), Buffer.from(JSON.stringify(text)).toString('latin1', 0, 10)];
    assert.equal(parts, `${once},${Buffer.from(start, 'latin1').toString()},`.repeat(8_000) + JSON.stringify(long));
  });
});
