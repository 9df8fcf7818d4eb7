import { notFound } from '#kernel/errors.ts';
import { findByEmail, listAccounts, lockAccount, readLock, unlockAccount, type StaffAccount } from '#modules/staff/index.ts';
import { asAction } from './as-action.ts';
import { commandActor as actor } from './desks/command-parts.ts';
import { commandScope } from './grants.ts';
import type { Parts } from './parts.ts';
import { Refused, runAction, type Action } from './run-action.ts';

/** What somebody at the machine of the shop does with accounts, by the same actions as the screens. */
export type StaffDesk = {
  list(): Promise<readonly StaffAccount[]>;
  /** Makes an account with roles and mails its invitation; returns a link to hand over as well. */
  invite(input: { email: string; name: string; language: string; roles: readonly string[] }): Promise<string>;
  /** Ends sessions, password and factors; returns a link that works half an hour. */
  reset(email: string): Promise<string>;
  unlock(email: string): Promise<void>;
  suspend(email: string): Promise<void>;
  /** Roles as `manager` or `branchStaff:SIT`. */
  setRoles(email: string, roles: readonly string[]): Promise<void>;
};

const allAccounts = 10_000;

export function openStaffDesk(parts: Parts): StaffDesk {
  const { database, staff, actions } = parts;
  const need = async (email: string): Promise<StaffAccount> => {
    const account = await findByEmail(database, email);
    if (!account) throw notFound(`There is no account ${email}.`);
    return account;
  };
  const run = async <Input, Answer>(action: Action<Input, Answer>, input: Input): Promise<Answer> => {
    const done = await runAction(parts, action, actor, input).catch((error: unknown) => {
      throw error instanceof Refused ? notFound(error.message) : error;
    });
    if (done.kind === 'waits') throw new Error('a command waits for nobody');
    return done.answer;
  };
  const edit = async (email: string, field: string, value: unknown): Promise<void> => {
    const { id, version } = await need(email);
    await run(actions.editStaff, { id: String(id), version, changes: [{ field, value }] });
  };
  return {
    list: () => listAccounts(database, { limit: allAccounts }, commandScope),
    invite: async ({ roles, language, ...rest }) => {
      const { id } = await run(actions.inviteStaff, { ...rest, language: language as never, roles: roles.map(readRole) });
      return database.transaction((tx) => staff.makeLink(tx, id, 'invitation'));
    },
    reset: async (email) => {
      const { id } = await need(email);
      await run(actions.resetStaff, { id });
      return database.transaction((tx) => staff.makeLink(tx, id, 'reset'));
    },
    unlock: async (email) => {
      const { id } = await need(email);
      const deed = {
        name: 'staff.unlock',
        permission: 'staff.manage',
        entity: 'staff',
        entityId: String(id),
        isAlwaysNoted: true,
      } as const;
      await asAction(parts, actor, { ...deed, facts: (sql) => readLock(sql, id) }).transaction(async (tx) => {
        await lockAccount(tx, id);
        await unlockAccount(tx, id);
      });
    },
    suspend: (email) => edit(email, 'state', 'suspended'),
    setRoles: (email, roles) => edit(email, 'roles', roles.map(readRole)),
  };
}

function readRole(text: string): { readonly role: string; readonly branch: string | null } {
  const [role = '', branch] = text.split(':');
  return { role, branch: branch ?? null };
}
