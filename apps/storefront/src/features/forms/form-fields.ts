import { isEmail } from '@shop/rules/email';
import { ruleFromWire } from '@shop/rules/form-rule-names';
import { brokenRule, type FieldRule } from '@shop/rules/form-rules';
import type { DynamicFormFormFragment } from '../../generated/graphql.ts';

export type FormField = NonNullable<NonNullable<NonNullable<NonNullable<DynamicFormFormFragment['fieldsets']>[number]>['fields']>[number]>;
export type FormPage = { readonly title: string; readonly fields: readonly FormField[] };
export type FormValues = Readonly<Record<string, string>>;
export type FieldFault = FieldRule['type'] | 'choice';

/** The fieldsets of a form, without holes. */
export const pagesOf = (form: DynamicFormFormFragment): readonly FormPage[] =>
  (form.fieldsets ?? []).flatMap((fieldset) =>
    fieldset ? [{ title: fieldset.title ?? '', fields: (fieldset.fields ?? []).filter((field) => field !== null) }] : [],
  );

export const fieldsOf = (form: DynamicFormFormFragment): readonly FormField[] => pagesOf(form).flatMap(({ fields }) => fields);

const rulesOf = ({ validation }: FormField): readonly FieldRule[] =>
  (validation ?? []).flatMap((rule) => (rule ? (ruleFromWire(rule) ?? []) : []));

export const isRequired = (field: FormField): boolean => rulesOf(field).some(({ type }) => type === 'required');

export const maxLengthOf = (field: FormField): number | undefined => rulesOf(field).find(({ type }) => type === 'max-length')?.additional;

export const firstValues = (form: DynamicFormFormFragment): FormValues =>
  Object.fromEntries(
    fieldsOf(form).map((field) => [field.name, field.value ?? (field.type === 'checkbox' ? (field.uncheckedValue ?? '') : '')]),
  );

/** The rule a value breaks, as the backend would say it; the backend has the last word. */
export function faultOf(field: FormField, value: string): { readonly type: FieldFault; readonly number?: number } | undefined {
  const rules = rulesOf(field);
  if (field.type === 'checkbox') {
    return value !== field.checkedValue && rules.some(({ type }) => type === 'required') ? { type: 'required' } : undefined;
  }
  const broken = brokenRule(value, rules);
  if (broken) return { type: broken.type, ...(broken.additional === undefined ? {} : { number: broken.additional }) };
  if (value.trim() === '') return undefined;
  if (field.type === 'email' && !isEmail(value.trim())) return { type: 'email' };
  const isChoice = field.type === 'select' || field.type === 'radio';
  return isChoice && !field.options?.includes(value) ? { type: 'choice' } : undefined;
}
