import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FormField } from './form-fields.ts';
import { faultOf, firstValues, isRequired, maxLengthOf } from './form-fields.ts';

const field = (own: Partial<FormField>): FormField => ({
  name: 'field',
  label: 'Field',
  type: 'text',
  value: null,
  inputType: null,
  checkedValue: null,
  uncheckedValue: null,
  options: null,
  placeholder: null,
  validation: [],
  ...own,
});
const required = { type: 'required', additional: null };

describe('a field of a form', () => {
  it('is checked by the rules both halves share', () => {
    const name = field({ validation: [required, { type: 'max_length', additional: '5' }] });
    assert.equal(faultOf(name, ' ')?.type, 'required');
    assert.deepEqual(faultOf(name, 'Annemarie'), { type: 'max-length', number: 5 });
    assert.equal(faultOf(name, 'Anna'), undefined);
    assert.ok(isRequired(name));
    assert.equal(maxLengthOf(name), 5);
  });

  it('takes nothing but its choices', () => {
    const town = field({ type: 'select', options: ['Sittard', 'Aachen'] });
    assert.equal(faultOf(town, 'Keulen')?.type, 'choice');
    assert.equal(faultOf(town, ''), undefined);
    assert.equal(faultOf(town, 'Aachen'), undefined);
  });

  it('that is a required box must be ticked', () => {
    const box = field({ type: 'checkbox', checkedValue: 'ja', uncheckedValue: 'nee', validation: [required] });
    assert.equal(faultOf(box, 'nee')?.type, 'required');
    assert.equal(faultOf(box, 'ja'), undefined);
  });

  it('knows an address of mail', () => assert.equal(faultOf(field({ type: 'email' }), 'anna@')?.type, 'email'));
});

it('a form begins with its own values, boxes unticked', () => {
  const form = {
    id: '1',
    identifier: 'f',
    title: null,
    showFieldsetsAsPages: false,
    opened_at: '',
    fieldsets: [{ title: null, fields: [field({ name: 'a', value: '1' }), field({ name: 'b', type: 'checkbox', uncheckedValue: 'nee' })] }],
  };
  assert.deepEqual(firstValues(form), { a: '1', b: 'nee' });
});
