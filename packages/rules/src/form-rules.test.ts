import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brokenRule, formRules, type FormRule } from './form-rules.ts';

const table: Readonly<Record<Exclude<FormRule, 'required'>, readonly [right: readonly string[], wrong: readonly string[]]>> = {
  alphanumeric: [['Größe42'], ['a b', 'a-b']],
  'alphanumeric-with-spaces': [['Maat 42'], ['Maat-42']],
  letters: [['Zoë'], ['Zoë2', 'a b']],
  email: [['anna@example.nl'], ['anna@', 'anna']],
  url: [['https://example.nl/x?y=1'], ['example.nl', 'javascript:alert(1)', 'http://localhost']],
  numeric: [
    ['42', '-3'],
    ['4,2', '4e2'],
  ],
  'numeric-decimals': [
    ['4,2', '4.25', '7'],
    ['4.', '1.000,5'],
  ],
  'no-html': [['3 < 5 & ok'], ['<b>', '</p>', '<!-- x', '<script']],
  'min-length': [['abc', 'abcd'], ['ab']],
  'max-length': [['abc', 'ab'], ['abcd']],
};

describe('the rules of a form (SPEC-5)', () => {
  it('are eleven', () => assert.equal(formRules.length, 11));
  it('refuse an empty required field, also one of blanks', () =>
    assert.deepEqual(brokenRule('  ', [{ type: 'email' }, { type: 'required' }]), { type: 'required' }));
  it('let an empty optional field pass', () =>
    assert.equal(brokenRule('', [{ type: 'email' }, { type: 'min-length', additional: 3 }]), undefined));
  for (const [type, [right, wrong]] of Object.entries(table) as [FormRule, [string[], string[]]][]) {
    const rule = { type, additional: 3 };
    for (const text of right) it(`${type} takes ${text}`, () => assert.equal(brokenRule(text, [rule]), undefined));
    for (const text of wrong) it(`${type} refuses ${text}`, () => assert.equal(brokenRule(text, [rule]), rule));
  }
});
