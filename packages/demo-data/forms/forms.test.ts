import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageCodes } from '@shop/contract';
import { forms } from './forms.ts';

const fields = forms.flatMap(({ fieldsets }) => fieldsets.flatMap((fieldset) => fieldset.fields));

test('there is a form of each type, with identifiers of their own', () => {
  assert.deepEqual(
    forms.map(({ type }) => type),
    ['contact', 'product', 'category', 'custom'],
  );
  assert.equal(new Set(forms.map(({ identifier }) => identifier)).size, forms.length);
});

test('the forms use every kind of field and every rule between them', () => {
  const kinds = ['text', 'textarea', 'select', 'radio', 'checkbox', 'date', 'hidden', 'email', 'telephone'];
  assert.deepEqual([...new Set(fields.map(({ type }) => type))].sort(), [...kinds].sort());
  const rules = [
    'required',
    'alphanumeric',
    'alphanumeric_spaces',
    'letters',
    'email',
    'url',
    'numeric',
    'decimal',
    'no_html',
    'min_length',
    'max_length',
  ];
  const used = new Set(fields.flatMap(({ validation }) => validation.map(({ type }) => type)));
  assert.deepEqual([...used].sort(), [...rules].sort());
});

test('one form shows its fieldsets as pages', () => {
  const paged = forms.filter(({ showFieldsetsAsPages }) => showFieldsetsAsPages);
  assert.equal(paged.length, 1);
  assert.ok((paged[0]?.fieldsets.length ?? 0) > 1);
});

test('names are unique in a form, choices differ, and boxes differ when ticked', () => {
  for (const { identifier, fieldsets } of forms) {
    const names = fieldsets.flatMap((fieldset) => fieldset.fields.map(({ name }) => name));
    assert.equal(new Set(names).size, names.length, identifier);
  }
  for (const field of fields) {
    for (const language of languageCodes) {
      if (field.type === 'checkbox') assert.notEqual(field.checkedValue[language], field.uncheckedValue[language], field.name);
      if (field.type === 'select' || field.type === 'radio') {
        assert.equal(new Set(field.options.map((option) => option[language])).size, field.options.length, field.name);
      }
    }
  }
});

test('free text never accepts HTML, and nothing personal but name and mail address is asked for by force (LAW-20)', () => {
  for (const { type, name, validation } of fields) {
    if (type === 'textarea')
      assert.ok(
        validation.some((rule) => rule.type === 'no_html'),
        name,
      );
    if (type === 'telephone') assert.ok(!validation.some((rule) => rule.type === 'required'), name);
  }
});
