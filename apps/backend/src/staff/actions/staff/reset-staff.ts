import { notFound } from '#kernel/errors.ts';
import { lockAccount, type Staff } from '#modules/staff/index.ts';
import type { Action } from '../../run-action.ts';

type Parts = { readonly staff: Pick<Staff, 'reset' | 'mailLink'> };

/** For who has lost their factors: sessions, password and factors end, a link is mailed, and all owners hear of it. */
export const resetStaff = ({
  staff,
}: Parts): Action<{ readonly id: number }, { readonly id: number; readonly merged: readonly string[] }> => ({
  name: 'staff.reset',
  permission: 'staff.manage',
  run: async (tx, { id }) => {
    const account = await lockAccount(tx, id);
    if (!account || account.state === 'suspended') throw notFound('There is no such account.');
    await staff.reset(tx, account);
    await staff.mailLink(tx, id, account.state === 'invited' ? 'invitation' : 'reset');
    const changes = [{ field: 'hasSecondFactor', before: account.hasSecondFactor, after: false }];
    return { answer: { id, merged: [] }, entries: [{ entity: 'staff', entityId: String(id), version: account.version, changes }] };
  },
});
