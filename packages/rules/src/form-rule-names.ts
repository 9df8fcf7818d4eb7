import type { FieldRule, FormRule } from './form-rules.ts';

/** The rules of a form by their names on the wire. */
const wireNames: Readonly<Record<FormRule, string>> = {
  required: 'required',
  alphanumeric: 'alphanumeric',
  'alphanumeric-with-spaces': 'alphanumeric_spaces',
  letters: 'letters',
  email: 'email',
  url: 'url',
  numeric: 'numeric',
  'numeric-decimals': 'decimal',
  'no-html': 'no_html',
  'min-length': 'min_length',
  'max-length': 'max_length',
};
const rulesByName = new Map(Object.entries(wireNames).map(([rule, name]) => [name, rule as FormRule]));

/** A rule as `DynamicFormValidation` carries it. */
export type WireRule = { readonly type: string; readonly additional?: string | number | null | undefined };

/** A rule for the wire; the number of a length is a text there. */
export const ruleToWire = ({ type, additional }: FieldRule): { readonly type: string; readonly additional: string | null } => ({
  type: wireNames[type],
  additional: additional === undefined ? null : String(additional),
});

/** A rule of the wire; undefined when there is no such rule, or when a length comes without its number. */
export function ruleFromWire({ type, additional }: WireRule): FieldRule | undefined {
  const rule = rulesByName.get(type);
  if (rule !== 'min-length' && rule !== 'max-length') return rule && { type: rule };
  const number = Number(additional ?? Number.NaN);
  return Number.isInteger(number) && number >= 0 ? { type: rule, additional: number } : undefined;
}
