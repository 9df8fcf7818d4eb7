import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createHashCode, groupedCode, makeCode, readCode } from './code.ts';

describe('the code of a gift card', () => {
  it('has 16 signs, none of which is taken for another', () => {
    for (let count = 0; count < 500; count++) assert.match(makeCode(), /^[34679ACDEFGHJKLMNPQRTUVWXY]{16}$/);
  });

  it('is never the same twice, and every sign comes as often as the others', () => {
    const codes = Array.from({ length: 2_000 }, makeCode);
    assert.equal(new Set(codes).size, codes.length);
    const counts = Map.groupBy(codes.join(''), (sign) => sign);
    assert.equal(counts.size, 26);
    for (const [sign, found] of counts) assert.ok(Math.abs(found.length - 32_000 / 26) < 250, `${sign}: ${found.length}`);
  });

  it('is read as people type it', () => {
    const code = 'ACDE3467FGHJ9KLM';
    assert.equal(groupedCode(code), 'ACDE 3467 FGHJ 9KLM');
    for (const typed of ['acde 3467 fghj 9klm', 'ACDE-3467-FGHJ-9KLM', ` ${code} `]) assert.equal(readCode(typed), code);
    for (const typed of ['', 'ACDE3467FGHJ9KL', 'ACDE3467FGHJ9KLMA', 'ACDE3467FGHJ9KL0', "' or 1=1 --"])
      assert.equal(readCode(typed), undefined);
  });

  it('is kept under a key: another shop, or who has the table alone, gets another hash', () => {
    const code = makeCode();
    assert.equal(createHashCode('one secret of a shop')(code), createHashCode('one secret of a shop')(code));
    assert.notEqual(createHashCode('one secret of a shop')(code), createHashCode('another secret')(code));
    assert.doesNotMatch(createHashCode('one secret of a shop')(code), new RegExp(code));
  });
});
