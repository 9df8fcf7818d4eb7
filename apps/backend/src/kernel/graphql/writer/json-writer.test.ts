import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { JsonWriter, utf8 } from './json-writer.ts';

function writtenBy(write: (json: JsonWriter) => void): string {
  const json = new JsonWriter();
  write(json);
  return json.toBuffer().toString();
}

describe('json', () => {
  it('writes every text as JSON.stringify does, lone surrogates included', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 90 }).map((codes) => String.fromCharCode(...codes)),
    );
    fc.assert(
      fc.property(texts, (text) =>
        assert.equal(
          writtenBy((json) => json.string(text)),
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
          writtenBy((json) => json.number(number)),
          JSON.stringify(number),
        ),
      ),
    );
  });

  it('grows for a response of any length', () => {
    const text = 'Größe 38 – 40 '.repeat(4);
    const long = 'ä'.repeat(500_000);
    const parts = writtenBy((json) => {
      for (let turn = 0; turn < 8_000; turn += 1) {
        json.string(text);
        json.byte(0x2c);
        json.copySegment(0, 10);
        json.raw(utf8(','));
      }
      json.json(long);
    });
    const [once, start] = [JSON.stringify(text), Buffer.from(JSON.stringify(text)).toString('latin1', 0, 10)];
    assert.equal(parts, `${once},${Buffer.from(start, 'latin1').toString()},`.repeat(8_000) + JSON.stringify(long));
  });
});
