import { useMemo } from 'react';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { useBranchName } from '../branches/branches.ts';
import { pathWord } from './path-word.ts';
import { readReason } from './read-reason.ts';
import { valueText } from './value-text.ts';

/** Names and values of the log in words; what has no words is shown as the log has it. */
export type LogWords = {
  readonly action: (name: string) => string;
  /** `Medewerker 12`, or the setting by its name. */
  readonly thing: (entity: string, id: string | null | undefined) => string;
  /** Of what kind of thing it is a field tells two of one name apart. */
  readonly field: (name: string, entity?: string | null) => string;
  readonly value: (field: string, value: unknown, entity?: string | null) => string;
  readonly roles: (grants: readonly RoleGrant[]) => string;
  readonly role: (grant: RoleGrant) => string;
  /** Why something was done; that somebody decided their own request stands before what they wrote. */
  readonly reason: (text: string) => string;
};

type RoleGrant = { readonly role: string; readonly branch?: string | null | undefined };
type LookUp = (key: string, parameters?: Readonly<Record<string, string | number>>) => string;

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
  const orderWord = useMessages('orderWords') as LookUp;
  const returnWord = useMessages('returnWords') as LookUp;
  const formats = useFormats();
  const branchName = useBranchName();
  return useMemo(() => {
    // A message that is not there is answered by its key.
    const wordFor = (key: string, fallback: string): string => (log(key) === key ? fallback : log(key));
    const role = (grant: RoleGrant): string =>
      grant.branch ? log('roleIn', { role: roleName(grant.role), branch: branchName(grant.branch) }) : roleName(grant.role);
    const roles = (grants: readonly RoleGrant[]): string => grants.map(role).join(', ');
    const percent = (count: number): string => log('value.percent', { count: formats.number(count) });
    const place = (code: string): string => wordFor(`source.${code}`, branchName(code));
    const tools = { ...formats, percent, place, word: wordFor };
    const value = (field: string, given: unknown, entity?: string | null): string => {
      // From the left and from the top, as on the screen where it is set.
      if (field === 'focus' && isPoint(given)) return [given.x, given.y].map((part) => percent(Math.round(part * 100))).join(' · ');
      if (field === 'roles' && isGrants(given)) return roles(given);
      if (typeof given !== 'string' || given === '') return valueText(field, given, tools);
      if (entity === 'order' && field === 'status') return orderWord(`status.${given}`);
      if (entity === 'return' && (field === 'state' || field === 'kind')) return returnWord(`${field}.${given}`);
      return wordFor(`${entity}.${field}.${given}`, valueText(field, given, tools));
    };
    const field = (name: string, entity?: string | null): string => {
      const [, quantity] = tierField.exec(name) ?? [];
      if (quantity !== undefined) return log('tier', { quantity });
      const [, view = '', at = ''] = priceField.exec(name) ?? [];
      if (view !== '') return at === 'now' ? log('priceNow', { view }) : log('priceFrom', { view, moment: formats.moment(at) });
      if (entity === 'stock') return place(name);
      if (name.startsWith('mails.')) return `${log('field.mails')}: ${wordFor(name, name.slice('mails.'.length))}`;
      return wordFor(`field.${entity}.${name}`, wordFor(`field.${name}`, '')) || pathWord(name, (key) => wordFor(`field.${key}`, ''));
    };
    return {
      role,
      roles,
      value,
      action: (name) => wordFor(name, name),
      field,
      reason: (text) => {
        const { isAlone, rest } = readReason(text);
        return [...(isAlone ? [log('decidedAlone')] : []), ...(rest === '' ? [] : [rest])].join(': ');
      },
      // What a change of many is called by itself nobody can read.
      thing: (entity, id) =>
        wordFor(`${entity}.${id}`, [wordFor(`entity.${entity}`, entity), entity === 'bulk' ? '' : id].filter(Boolean).join(' ')),
    };
  }, [log, roleName, orderWord, returnWord, formats, branchName]);
}
