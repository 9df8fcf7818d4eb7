import { useMemo } from 'react';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { useBranchName } from '../branches/branches.ts';
import { pathWord } from './path-word.ts';
import { readReason } from './read-reason.ts';

/** Names and values of the log in words; what has no words is shown as the log has it. */
export type LogWords = {
  readonly action: (name: string) => string;
  /** `Medewerker 12`, or the setting by its name. */
  readonly thing: (entity: string, id: string | null | undefined) => string;
  readonly field: (name: string) => string;
  readonly value: (field: string, value: unknown) => string;
  readonly roles: (grants: readonly RoleGrant[]) => string;
  readonly role: (grant: RoleGrant) => string;
  /** Why something was done; that somebody decided their own request stands before what they wrote. */
  readonly reason: (text: string) => string;
};

type RoleGrant = { readonly role: string; readonly branch?: string | null | undefined };
export type LookUp = (key: string, parameters?: Readonly<Record<string, string | number>>) => string;

const isGrants = (value: unknown): value is readonly RoleGrant[] =>
  Array.isArray(value) && value.every((one: unknown) => typeof one === 'object' && one !== null && 'role' in one);

type Point = { readonly x: number; readonly y: number };
const isPoint = (value: unknown): value is Point => typeof value === 'object' && value !== null && 'x' in value && 'y' in value;

/** A regular price: its store view, and when it begins. */
const priceField = /^regular\.([a-z]\w*)\.(.+)$/;
/** A price for many: from how many pieces on, and when. */
const tierField = /^tier\.(\d+)\./;

export function useLogWords(): LogWords {
  const log = useMessages('log') as LookUp;
  const roleName = useMessages('roles') as LookUp;
  const formats = useFormats();
  const branchName = useBranchName();
  return useMemo(() => {
    // A message that is not there is answered by its key.
    const wordFor = (key: string, fallback: string): string => (log(key) === key ? fallback : log(key));
    const role = (grant: RoleGrant): string =>
      grant.branch ? log('roleIn', { role: roleName(grant.role), branch: branchName(grant.branch) }) : roleName(grant.role);
    const roles = (grants: readonly RoleGrant[]): string => grants.map(role).join(', ');
    const percent = (count: number): string => log('value.percent', { count: formats.number(count) });
    const number = (field: string, value: number): string => {
      if (/cents$/i.test(field) || priceField.test(field)) return formats.money(value);
      return field.endsWith('Percent') || tierField.test(field) ? percent(value) : formats.number(value);
    };
    const value = (field: string, given: unknown): string => {
      if (given === null || given === undefined || given === '') return log('value.empty');
      if (typeof given === 'boolean') return log(given ? 'value.yes' : 'value.no');
      if (typeof given === 'number') return number(field, given);
      if (typeof given === 'string') return wordFor(`${field}.${given}`, given);
      // From the left and from the top, as on the screen where it is set.
      if (field === 'focus' && isPoint(given)) return [given.x, given.y].map((part) => percent(Math.round(part * 100))).join(' · ');
      return field === 'roles' && isGrants(given) ? roles(given) : JSON.stringify(given, null, 2);
    };
    return {
      role,
      roles,
      value,
      action: (name) => wordFor(name, name),
      field: (name) => {
        const [, quantity] = tierField.exec(name) ?? [];
        if (quantity !== undefined) return log('tier', { quantity });
        const [, view = '', at = ''] = priceField.exec(name) ?? [];
        if (view === '') return wordFor(`field.${name}`, '') || pathWord(name, (key) => wordFor(`field.${key}`, ''));
        return at === 'now' ? log('priceNow', { view }) : log('priceFrom', { view, moment: formats.moment(at) });
      },
      reason: (text) => {
        const { isAlone, rest, failure } = readReason(text);
        if (failure) return log(failure);
        return [...(isAlone ? [log('decidedAlone')] : []), ...(rest === '' ? [] : [rest])].join(': ');
      },
      // What a change of many is called by itself nobody can read.
      thing: (entity, id) =>
        wordFor(`${entity}.${id}`, [wordFor(`entity.${entity}`, entity), entity === 'bulk' ? '' : id].filter(Boolean).join(' ')),
    };
  }, [log, roleName, formats, branchName]);
}
