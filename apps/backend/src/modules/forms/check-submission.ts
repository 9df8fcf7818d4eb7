import { isEmail } from '@shop/rules/email';
import { brokenRule, type FieldRule } from '@shop/rules/form-rules';
import { fieldsOf, type Field, type Form } from './form.ts';
import { maxValueLength, readLines, readOneLine, withoutTags } from './read-value.ts';

/** What is wrong with a value: a rule of the form, or what the kind of the field itself demands. */
export type Fault = FieldRule | { readonly type: 'choice' | 'date' | 'too-long' };

export type CheckedField = { readonly field: Field; readonly value: string; readonly fault: Fault | undefined };

/** Reads what was sent for each field of the form and checks it; what the form does not have is left alone (R156). */
export function checkSubmission(form: Form, sent: ReadonlyMap<string, string>): readonly CheckedField[] {
  return fieldsOf(form).map((field) => {
    const value = readValue(field, sent.get(field.name));
    return { field, value, fault: faultOf(field, value) };
  });
}

function readValue(field: Field, sent: string | undefined): string {
  if (sent === undefined)
    return field.type === 'checkbox' ? (field.uncheckedValue ?? '') : field.type === 'hidden' ? (field.value ?? '') : '';
  // Read no more than can be right; the length is judged afterwards.
  const text = sent.slice(0, maxValueLength + 1);
  const clean = field.type === 'textarea' ? readLines(text) : readOneLine(text);
  const isFree = field.type !== 'select' && field.type !== 'radio' && field.type !== 'checkbox';
  return isFree && !field.rules.some(({ type }) => type === 'no-html') ? withoutTags(clean) : clean;
}

function faultOf(field: Field, value: string): Fault | undefined {
  if (value.length > maxValueLength) return { type: 'too-long' };
  if (field.type === 'checkbox') return boxFault(field, value);
  const broken = brokenRule(value, field.rules);
  if (broken || value === '') return broken;
  switch (field.type) {
    case 'select':
    case 'radio':
      return field.options?.includes(value) ? undefined : { type: 'choice' };
    case 'date':
      return isDate(value) ? undefined : { type: 'date' };
    case 'email':
      return isEmail(value) ? undefined : { type: 'email' };
    case 'text':
    case 'textarea':
    case 'hidden':
    case 'telephone':
      return undefined;
  }
}

// A box has two values; one that is required must be ticked.
function boxFault({ checkedValue, uncheckedValue, rules }: Field, value: string): Fault | undefined {
  if (value === checkedValue) return undefined;
  const isRequired = rules.some(({ type }) => type === 'required');
  if (value !== '' && value !== uncheckedValue) return { type: 'choice' };
  return isRequired ? { type: 'required' } : undefined;
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
