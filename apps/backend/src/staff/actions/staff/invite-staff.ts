import { isEmail } from '@shop/rules/email';
import { insertAccount, type Staff } from '#modules/staff/index.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Language } from '@shop/contract';
import { Refused, type Action } from '../../run-action.ts';
import { isPowerful, readRoles } from './read-roles.ts';

export type Invite = { readonly email: string; readonly name: string; readonly language: Language; readonly roles: unknown };
type Parts = {
  readonly clock: Clock;
  readonly staff: Pick<Staff, 'mailLink'>;
  readonly isBranch: (code: string) => boolean;
};

const maxName = 100;

/** Makes an account and mails a link to its first password. */
export const inviteStaff = ({
  clock,
  staff,
  isBranch,
}: Parts): Action<Invite, { readonly id: number; readonly merged: readonly string[] }> => ({
  name: 'staff.invite',
  permission: 'staff.manage',
  fourEyes: async (_tx, { name, email, roles }) => {
    const granted = readRoles(roles, isBranch);
    return granted.some(isPowerful) ? { about: 'invitation', name, email, roles: granted } : undefined;
  },
  run: async (tx, { email, name, language, roles }) => {
    const granted = readRoles(roles, isBranch);
    if (!isEmail(email.trim())) throw new Refused('email', 'This is no email address.', 'email');
    if (name.trim() === '' || name.length > maxName) throw new Refused('name', `A name has 1 to ${maxName} characters.`, 'name');
    const id = await insertAccount(tx, { email, name, language, roles: granted }, clock.now());
    if (id === undefined) throw new Refused('exists', 'This address has an account already.', 'email');
    await staff.mailLink(tx, id, 'invitation');
    const changes = Object.entries({ name: name.trim(), email: email.trim(), language, roles: granted, state: 'invited' }).map(
      ([field, after]) => ({ field, before: null, after }),
    );
    return { answer: { id, merged: [] }, entries: [{ entity: 'staff', entityId: String(id), version: 1, changes }] };
  },
});
