import { isEmail } from './email.ts';

/** The rules a field of a dynamic form may name (SPEC-5); `{number}` of the lengths is the rule's `additional`. */
export const formRules = [
  'required',
  'alphanumeric',
  'alphanumeric-with-spaces',
  'letters',
  'email',
  'url',
  'numeric',
  'numeric-decimals',
  'no-html',
  'min-length',
  'max-length',
] as const;
export type FormRule = (typeof formRules)[number];
export type FieldRule = { readonly type: FormRule; readonly additional?: number | undefined };

const tests: Readonly<Record<Exclude<FormRule, 'required'>, (text: string, limit: number) => boolean>> = {
  alphanumeric: (text) => /^[\p{L}\p{M}\d]+$/u.test(text),
  'alphanumeric-with-spaces': (text) => /^[\p{L}\p{M}\d ]+$/u.test(text),
  letters: (text) => /^[\p{L}\p{M}]+$/u.test(text),
  email: isEmail,
  url: isWebAddress,
  numeric: (text) => /^-?\d+$/.test(text),
  'numeric-decimals': (text) => /^-?\d+(?:[.,]\d+)?$/.test(text),
  'no-html': (text) => !/<[a-z!/?]/i.test(text),
  'min-length': (text, limit) => Array.from(text).length >= limit,
  'max-length': (text, limit) => Array.from(text).length <= limit,
};

/** The first rule a value breaks. A field left empty breaks `required` alone: what is optional need not be of a kind. */
export function brokenRule(value: string, rules: readonly FieldRule[]): FieldRule | undefined {
  const text = value.trim();
  if (text === '') return rules.find(({ type }) => type === 'required');
  return rules.find(({ type, additional }) => type !== 'required' && !tests[type](text, additional ?? 0));
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && hostname.includes('.');
}
