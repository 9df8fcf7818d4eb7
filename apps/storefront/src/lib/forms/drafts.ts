import { tabValues, type StoredValues } from '../session/storage.ts';
import type { SessionKey } from '../session/storage-keys.ts';

/** What somebody typed into a form: ticks are booleans, everything else is text. */
export type FormValues = Readonly<Record<string, string | boolean>>;

type Drafts = Readonly<Record<string, FormValues>>;
type Values = Pick<StoredValues<SessionKey>, 'get' | 'set' | 'remove'>;

const isSecret = (name: string): boolean => /password/i.test(name);

function readAll(values: Values): Drafts {
  try {
    const stored: unknown = JSON.parse(values.get('drafts') ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Drafts) : {};
  } catch {
    return {};
  }
}

function writeAll(values: Values, drafts: Drafts): void {
  if (Object.keys(drafts).length === 0) values.remove('drafts');
  else values.set('drafts', JSON.stringify(drafts));
}

/** What was typed into the form of this name before the page was left; only fields the form still has. */
export function readDraft<Form extends FormValues>(name: string, like: Form, values: Values = tabValues): Partial<Form> {
  const stored = readAll(values)[name] ?? {};
  const known = Object.entries(stored).filter(([field, value]) => !isSecret(field) && typeof value === typeof like[field]);
  return Object.fromEntries(known) as Partial<Form>;
}

/** Stores a form until it was sent; a password is never stored. */
export function saveDraft(name: string, form: FormValues, values: Values = tabValues): void {
  const stored = Object.fromEntries(Object.entries(form).filter(([field]) => !isSecret(field)));
  writeAll(values, { ...readAll(values), [name]: stored });
}

export function forgetDraft(name: string, values: Values = tabValues): void {
  const { [name]: _gone, ...others } = readAll(values);
  writeAll(values, others);
}

/** At logout: the next person at this device must not find what the last one typed. */
export const forgetDrafts = (values: Values = tabValues): void => values.remove('drafts');
