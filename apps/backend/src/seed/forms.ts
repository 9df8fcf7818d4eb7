import type { DemoForm, DemoFormField, DemoFormFieldset, Text } from '@shop/demo-data';
import { ruleFromWire } from '@shop/rules/form-rule-names';
import type { Tx } from '#kernel/database/database.ts';
import { writeForms, type FieldRecord, type FieldsetRecord, type FormRecord } from '#modules/forms/index.ts';
import { perStore } from './catalogue-references.ts';

/** The box that the demo forms offer a copy with. */
const copyField = 'copy';

/** Writes the forms of the demo shop. */
export async function seedForms(tx: Tx): Promise<void> {
  const { forms } = await import('@shop/demo-data');
  await writeForms(tx, forms.map(toForm));
}

function toForm({ title, thankYouMessage, showFieldsetsAsPages, fieldsets, ...form }: DemoForm): FormRecord {
  const offersCopy = fieldsets.some(({ fields }) => fields.some(({ name }) => name === copyField));
  return {
    ...form,
    isActive: true,
    showsFieldsetsAsPages: showFieldsetsAsPages,
    copyField: offersCopy ? copyField : null,
    fieldsets: fieldsets.map(toFieldset),
    texts: perStore((language) => ({ title: title[language], thankYou: thankYouMessage[language] })),
  };
}

const toFieldset = ({ title, fields }: DemoFormFieldset): FieldsetRecord => ({
  fields: fields.map(toField),
  texts: perStore((language) => ({ title: title[language] })),
});

function toField(field: DemoFormField): FieldRecord {
  const rules = field.validation.map((rule) => {
    const known = ruleFromWire(rule);
    if (!known) throw new Error(`a form names the rule ${rule.type}, which does not exist`);
    return known;
  });
  const { name, type, label, placeholder, value } = field;
  const box = field.type === 'checkbox' ? { checkedValue: field.checkedValue, uncheckedValue: field.uncheckedValue } : {};
  const texts: Readonly<Record<string, Text | undefined>> = { label, placeholder, value, ...box };
  return {
    name,
    type,
    inputType: 'inputType' in field ? field.inputType : null,
    rules,
    texts: perStore((language) => ({
      ...Object.fromEntries(Object.entries(texts).flatMap(([key, text]) => (text ? [[key, text[language]]] : []))),
      ...('options' in field ? { options: field.options.map((option) => option[language]) } : {}),
    })),
  };
}
