import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { cacheJson, serialize } from './cached-json.ts';

describe('the JSON of a page', () => {
  it('says what JSON.stringify says, whatever lasts in it', () => {
    const json = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom(null, undefined, true, 0.5, '</script><!--', 'Grüße & €', '\u2028'),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(fc.string({ maxLength: 3 }), tie('value'), { maxKeys: 4 }),
      ),
    })).value;
    const someLast = (value: unknown, turn = 0): void => {
      if (typeof value !== 'object' || value === null) return;
      if (turn % 2) cacheJson(value);
      Object.values(value).forEach((inside, index) => someLast(inside, turn + index + 1));
    };
    fc.assert(
      fc.property(json, (value) => {
        const expected: unknown = JSON.parse(JSON.stringify({ value }));
        someLast(value);
        // Once made, once put together from what was cached.
        for (let time = 0; time < 2; time += 1) assert.deepEqual(JSON.parse(serialize({ value })), expected);
      }),
    );
  });

  it('cannot end the element it stands in (R169)', () => {
    const text = serialize({ name: '</script>', list: [cacheJson({ html: '<!--' })] });
    assert.equal(/[<>]/.test(text), false);
  });

  it('of what lasts is made once', () => {
    let asked = 0;
    const product = cacheJson({
      get name() {
        asked += 1;
        return 'Liesl';
      },
    });
    assert.equal(serialize({ products: [product] }), serialize({ products: [product] }));
    assert.equal(asked, 1);
  });
});
