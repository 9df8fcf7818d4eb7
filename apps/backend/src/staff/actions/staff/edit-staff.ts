import { isDeepStrictEqual } from 'node:util';
import { isLanguage } from '@shop/contract';
import type { Tx } from '#kernel/database/database.ts';
import { notFound } from '#kernel/errors.ts';
import type { Audit } from '#modules/audit/index.ts';
import {
  listActive,
  lockAccount,
  replaceRoles,
  updateAccount,
  type RoleGrant,
  type Staff,
  type StaffAccount,
} from '#modules/staff/index.ts';
import { planPatch, type Edit } from '../../patch.ts';
import { mergedFields } from '../merged-fields.ts';
import { Refused, type Action } from '../../run-action.ts';
import { isPowerful, readRoles } from './read-roles.ts';

type Parts = {
  readonly audit: Pick<Audit, 'changesSince'>;
  readonly staff: Pick<Staff, 'sessions' | 'tellPowerTaken'>;
  readonly isBranch: (code: string) => boolean;
};

type Answer = { readonly id: number; readonly merged: readonly string[] };
type Values = Pick<StaffAccount, 'name' | 'language' | 'state' | 'roles'>;

/** Changes an account: name, language, whether it may log in, roles. Suspending it and other roles end its sessions at once. */
export const editStaff = (parts: Parts): Action<Edit, Answer> => ({
  name: 'staff.edit',
  permission: 'staff.manage',
  isEdit: true,
  fourEyes: async (tx, edit) => {
    const { account, next } = await planEdit(tx, parts, edit);
    const gained = next.roles.filter((grant) => isPowerful(grant) && !account.roles.some((one) => one.role === grant.role));
    return gained.length > 0 ? { about: 'roles', name: account.name, roles: gained } : undefined;
  },
  run: async (tx, edit, actor) => {
    const { account, next, changes } = await planEdit(tx, parts, edit);
    const id = account.id;
    const merged = await mergedFields(tx, parts.audit, 'staff', edit);
    if (changes.length === 0) return { answer: { id, merged }, entries: [] };
    await refuseWithoutOwner(tx, account, next);
    const hasOtherRoles = !isDeepStrictEqual(account.roles, next.roles);
    if (hasOtherRoles) await replaceRoles(tx, id, next.roles);
    const version = await updateAccount(tx, id, next);
    if (hasOtherRoles || account.state !== next.state) await parts.staff.sessions.endAll(tx, id);
    if (losesPower(account, next)) await parts.staff.tellPowerTaken(tx, account, actor.kind === 'staff' ? actor.identity.id : undefined);
    return { answer: { id, merged }, entries: [{ entity: 'staff', entityId: String(id), version, changes }] };
  },
});

async function planEdit(tx: Tx, { isBranch }: Parts, edit: Edit) {
  const account = /^[1-9]\d{0,8}$/.test(edit.id) ? await lockAccount(tx, Number(edit.id)) : undefined;
  if (!account) throw notFound('There is no such account.');
  const { name, language, state, roles, version } = account;
  // Roles are compared in the order they are kept in, however they were sent.
  const wanted = {
    ...edit,
    changes: edit.changes.map((change) => (change.field === 'roles' ? { ...change, value: readRoles(change.value, isBranch) } : change)),
  };
  const changes = planPatch({ version, values: { name, language, state, roles } }, wanted);
  const next = { name, language, state, roles, ...Object.fromEntries(changes.map(({ field, after }) => [field, after])) };
  return { account, changes, next: checkValues(account, next) };
}

function checkValues(account: StaffAccount, next: Readonly<Record<keyof Values, unknown>>): Values {
  const { name, language, state, roles } = next;
  if (typeof name !== 'string' || name.trim() === '' || name.length > 100)
    throw new Refused('name', 'A name has 1 to 100 characters.', 'name');
  if (typeof language !== 'string' || !isLanguage(language)) throw new Refused('language', 'This language is not known.', 'language');
  const isKnown = state === account.state || state === 'active' || state === 'suspended';
  if (!isKnown || (account.state === 'invited' && state === 'active'))
    throw new Refused('state', 'An account is active or suspended; an invited one becomes active by its link.', 'state');
  return { name, language, state: state as Values['state'], roles: roles as readonly RoleGrant[] };
}

/** That is done at once, because an account may be in the wrong hands; who did it does not decide alone afterwards (`own-doing.ts`). */
function losesPower(account: StaffAccount, next: Values): boolean {
  const held = account.state === 'active' ? account.roles.filter(isPowerful) : [];
  return held.some(({ role }) => next.state !== 'active' || !next.roles.some((one) => one.role === role));
}

/** Nobody could ever make an owner again, but on the machine itself. */
async function refuseWithoutOwner(tx: Tx, account: StaffAccount, next: Values): Promise<void> {
  const isOwner = ({ state, roles }: Pick<StaffAccount, 'state' | 'roles'>): boolean =>
    state === 'active' && roles.some(({ role }) => role === 'owner');
  if (!isOwner(account) || isOwner(next)) return;
  const others = (await listActive(tx, ['owner'])).filter(({ id }) => id !== account.id);
  if (others.length === 0) throw new Refused('last-owner', 'A shop has at least one owner.');
}
