import type { Language } from '@shop/contract';
import type { Tx } from '#kernel/database/database.ts';
import { authorizationError, inputError } from '#kernel/errors.ts';
import { lockAccount } from './account-repository.ts';
import { confirmTotp, makeRecoveryCodes, removeRecoveryCodes, removeTotp, startTotp } from './factors.ts';
import type { LogInParts } from './log-in.ts';
import { listPasskeys } from './passkey-repository.ts';
import type { Place, StaffIdentity } from './staff.ts';
import { totpUri } from './totp.ts';

/** What an app calls the account. */
const issuer = 'Maas & Alm';

/** What somebody does with their own account and its factors; each leaves an entry in the log. */
export function ownFactors({ database, clock, box, audit, sessions }: LogInParts, isSecondFactorRequired: boolean) {
  const change = <T>(identity: StaffIdentity, action: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
    database.transaction(async (tx) => {
      const result = await work(tx);
      const actor = { kind: 'staff' as const, id: String(identity.id), name: identity.name };
      await audit.record(tx, { actor, action, entity: 'staff', entityId: String(identity.id) });
      return result;
    });
  return {
    changeLanguage: (identity: StaffIdentity, language: Language) =>
      database.transaction(async (tx) => {
        await tx.query('update staff_account set language = $2, version = version + 1 where id = $1', [identity.id, language]);
        await audit.record(tx, {
          actor: { kind: 'staff', id: String(identity.id), name: identity.name },
          action: 'staff.changeLanguage',
          entity: 'staff',
          entityId: String(identity.id),
          changes: [{ field: 'language', before: identity.language, after: language }],
        });
      }),
    startTotp: (identity: StaffIdentity) =>
      change(identity, 'staff.startTotp', async (tx) => {
        const secret = await startTotp(tx, box, identity.id);
        return { secret, uri: totpUri(issuer, identity.email, secret) };
      }),
    /** Whoever shows the first code has shown both factors: their session is worth as much from then on. */
    confirmTotp: (identity: StaffIdentity, code: string, place: Place) =>
      change(identity, 'staff.confirmTotp', async (tx) => {
        if (!(await confirmTotp(tx, box, identity.id, code, clock.now()))) throw inputError('The code is not right.', { code: 'code' });
        return { codes: await makeRecoveryCodes(tx, identity.id), token: await sessions.renew(tx, identity, 'two', place) };
      }),
    removeTotp: (identity: StaffIdentity) =>
      change(identity, 'staff.removeTotp', async (tx) => {
        // Two at once must not take the last two factors.
        await lockAccount(tx, identity.id);
        const isLast = (await listPasskeys(tx, identity.id)).length === 0;
        if (isLast && isSecondFactorRequired) throw authorizationError('The last factor cannot be removed.', { code: 'last-factor' });
        await removeTotp(tx, identity.id);
        if (isLast) await removeRecoveryCodes(tx, identity.id);
      }),
    renewRecoveryCodes: (identity: StaffIdentity) =>
      change(identity, 'staff.renewRecoveryCodes', async (tx) => {
        if (!identity.hasSecondFactor) throw inputError('Recovery codes come with a second factor.');
        return makeRecoveryCodes(tx, identity.id);
      }),
  };
}
