import { normaliseVatNumber } from '@shop/rules/vat-number';
import { inputError } from '#kernel/errors.ts';
import type { Approval, Profile } from './customer.ts';
import { readLine, readName, readRequiredName } from '#kernel/read-text.ts';

/** What the inputs of all shapes have in common; null clears, undefined leaves alone. */
export type ProfileInput = {
  readonly prefix?: string | null;
  readonly firstname?: string | null;
  readonly middlename?: string | null;
  readonly lastname?: string | null;
  readonly suffix?: string | null;
  readonly gender?: number | null;
  readonly date_of_birth?: string | null;
  readonly dob?: string | null;
  readonly taxvat?: string | null;
  readonly company?: string | null;
  readonly coc?: string | null;
  readonly allow_remote_shopping_assistance?: boolean | null;
};

const requiredNames = { firstname: 'First Name', lastname: 'Last Name' } as const;
const names = { prefix: 'Prefix', middlename: 'Middle Name', suffix: 'Suffix' } as const;
const lines = {
  company: 'Company',
  coc: 'Chamber of commerce number',
} as const;

/** The fields that are given, checked. */
export function readProfileChanges(input: ProfileInput, now: Date): Partial<Profile> {
  const changes: { -readonly [Key in keyof Profile]?: Profile[Key] } = {};
  for (const [name, label] of Object.entries(requiredNames) as [keyof typeof requiredNames, string][]) {
    if (input[name] !== undefined) changes[name] = readRequiredName(input[name], label);
  }
  for (const [name, label] of Object.entries(names) as [keyof typeof names, string][]) {
    if (input[name] !== undefined) changes[name] = readName(input[name], label);
  }
  for (const [name, label] of Object.entries(lines) as [keyof typeof lines, string][]) {
    if (input[name] !== undefined) changes[name] = readLine(input[name], label);
  }
  if (input.taxvat !== undefined) changes.taxvat = readVatNumber(input.taxvat);
  if (input.gender !== undefined) changes.gender = readGender(input.gender);
  const born = input.date_of_birth === undefined ? input.dob : input.date_of_birth;
  if (born !== undefined) changes.dateOfBirth = readDateOfBirth(born, now);
  if (typeof input.allow_remote_shopping_assistance === 'boolean') changes.allowsAssistance = input.allow_remote_shopping_assistance;
  return changes;
}

/** A whole profile of a new account. */
export function readNewProfile(input: ProfileInput, now: Date): Profile {
  const needed = { firstname: input.firstname ?? null, lastname: input.lastname ?? null };
  return { ...emptyProfile, ...readProfileChanges({ ...input, ...needed }, now) };
}

const emptyProfile: Profile = {
  prefix: null,
  firstname: '',
  middlename: null,
  lastname: '',
  suffix: null,
  gender: null,
  dateOfBirth: null,
  taxvat: null,
  company: null,
  coc: null,
  allowsAssistance: false,
};

/** Who names a company is a business, and a person looks at it before it counts as one. */
export const firstApproval = ({ company }: Pick<Profile, 'company'>): Approval => (company === null ? 'private' : 'waiting');

/** Whether a change concerns what was looked at. */
export const changesBusiness = (before: Profile, changes: Partial<Profile>): boolean =>
  (['company', 'coc', 'taxvat'] as const).some((name) => changes[name] !== undefined && changes[name] !== before[name]);

function readVatNumber(given: string | null | undefined): string | null {
  const text = readLine(given, 'VAT Number', 32);
  return text === null ? null : normaliseVatNumber(text);
}

function readGender(given: number | null | undefined): number | null {
  if (given === null || given === undefined || given === 0) return null;
  if (![1, 2, 3].includes(given)) throw inputError('"Gender" is not a valid value.');
  return given;
}

function readDateOfBirth(given: string | null | undefined, now: Date): string | null {
  const text = given?.trim() ?? '';
  if (text === '') return null;
  const date = new Date(`${text}T00:00:00Z`);
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  if (!isDate || date > now || text < '1900-01-01') throw inputError('"Date of Birth" is not a valid date.');
  return text;
}
