import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ruleFromWire, ruleToWire } from './form-rule-names.ts';
import { formRules } from './form-rules.ts';

describe('the rules of a form on the wire', () => {
  for (const type of formRules) {
    it(`know ${type} in both directions`, () => {
      const rule = type.endsWith('-length') ? { type, additional: 12 } : { type };
      assert.deepEqual(ruleFromWire(ruleToWire(rule)), rule);
    });
  }
  it('are those of the contract', () => {
    assert.deepEqual(ruleToWire({ type: 'min-length', additional: 3 }), { type: 'min_length', additional: '3' });
    assert.deepEqual(ruleToWire({ type: 'numeric-decimals' }), { type: 'decimal', additional: null });
  });
  it('are not guessed', () => {
    for (const wrong of [{ type: 'x' }, { type: 'min_length' }, { type: 'max_length', additional: 'many' }, { type: 'no-html' }]) {
      assert.equal(ruleFromWire(wrong), undefined);
    }
  });
});
