import { notFound } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import { countAccounts, findAccount, isBranchRole, listAccounts, roles, type StaffAccount } from '#modules/staff/index.ts';
import type { Invite } from '../actions/staff/invite-staff.ts';
import { chosen, scopeOf } from '../grants.ts';
import { permissions, type PermissionRow } from '../permissions.ts';
import type { Parts } from '../parts.ts';
import type { Edit } from '../patch.ts';
import { runAction } from '../run-action.ts';
import type { Granted } from '../schema.ts';
import { countLimit, pageOf, readPage, type ListInput } from './paging.ts';
import { actorOf, resultOf } from './results.ts';

type Keyed = { readonly key: string };

/** The people who work here. */
export function staffResolvers(parts: Parts): ResolverMap<Granted> {
  const { database, actions } = parts;
  const find = async (id: number, { scope }: Granted): Promise<object> => {
    const account = await findAccount(database, id, scope);
    if (!account) throw notFound('There is no such account.');
    return accountShape(account);
  };
  const saved = (context: Granted) => async (answer: { readonly id: number; readonly merged: readonly string[] }) => ({
    typename: 'StaffSaved',
    staff: await find(answer.id, context),
    merged: answer.merged,
  });
  return {
    Query: {
      roles: () => roles.map(roleShape),
      staff: async (_parent: unknown, { list, branch }: { list: ListInput; branch?: string | null }, context: Granted) => {
        const scope = chosen(context.scope, branch, parts.isBranch);
        const { limit, after, search: text } = readPage(list);
        const search = { text, seesAddress: scopeOf(context.identity.roles, 'staff.manage') !== undefined };
        const rows = await listAccounts(database, { search, after: after === undefined ? 0 : Number(after), limit: limit + 1 }, scope);
        return pageOf(rows.map(accountShape), limit, await countAccounts(database, search, countLimit, scope));
      },
      staffMember: (_parent: unknown, { id }: { id: string }, context: Granted) => find(readId(id), context),
    },
    Mutation: {
      inviteStaff: (_parent: unknown, { input: { key, ...invite } }: { input: Invite & Keyed }, context: Granted) =>
        resultOf(parts, context, () => runAction(parts, actions.inviteStaff, actorOf(context), invite, { key }), saved(context)),
      editStaff: (_parent: unknown, { edit: { key, ...edit } }: { edit: Edit & Keyed }, context: Granted) =>
        resultOf(parts, context, () => runAction(parts, actions.editStaff, actorOf(context), edit, { key }), saved(context), {
          entity: 'staff',
          edit,
        }),
      resetStaff: (_parent: unknown, { id, key }: Keyed & { id: string }, context: Granted) =>
        resultOf(parts, context, () => runAction(parts, actions.resetStaff, actorOf(context), { id: readId(id) }, { key }), saved(context)),
    },
  };
}

function readId(id: string): number {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound('There is no such account.');
  return Number(id);
}

const accountShape = ({ id, ...account }: StaffAccount) => ({ ...account, id: String(id) });

const roleShape = (role: (typeof roles)[number]) => ({
  role,
  isOfBranch: isBranchRole(role),
  permits: Object.entries<PermissionRow>(permissions).flatMap(([permission, { reach }]) =>
    reach[role] === 'none' ? [] : [{ permission, isOfBranch: reach[role] === 'branch' }],
  ),
});
