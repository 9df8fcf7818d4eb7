import type { Language } from '@shop/contract';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import { inputError } from '#kernel/errors.ts';
import { permissions, presentParts, type Permission } from '../permissions.ts';
import { provedUntil, scopeOf } from '../grants.ts';
import type { Parts } from '../parts.ts';
import type { Granted } from '../schema.ts';
import { entering } from './entering.ts';
import { passkeyShape } from './passkeys.ts';

/** Getting in and out, and what somebody does with their own account. */
export function ownAccountResolvers(parts: Parts): ResolverMap<Granted> {
  const { staff } = parts;
  const enter = entering(parts);
  return {
    Query: {
      entrance: async () => {
        const demo = await parts.demo?.();
        return { demo: demo?.people ?? [], demoPassword: demo?.password ?? null, branches: demo ? parts.branches() : [] };
      },
      invitation: async (_parent: unknown, { token }: { token: string }) => (await staff.invitation(token)) ?? null,
      me: (_parent: unknown, _args: unknown, context: Granted) => meShape(parts, context),
    },
    Mutation: {
      logIn: (_parent: unknown, { email, password }: { email: string; password: string }, context: Granted) =>
        enter(context, staff.logIn(email, password, context)),
      acceptInvitation: (_parent: unknown, { token, password }: { token: string; password: string }, context: Granted) =>
        enter(context, staff.acceptInvitation(token, password, context)),
      proveCode: (_parent: unknown, { code }: { code: string }, context: Granted) =>
        enter(context, staff.proveCode(context.identity, code, context)),
      stepUp: (_parent: unknown, { password, code }: { password: string; code?: string | null }, context: Granted) =>
        enter(context, staff.stepUp(context.identity, { password, code: code ?? undefined }, context)),
      changePassword: (_parent: unknown, { password }: { password: string }, context: Granted) =>
        enter(context, staff.changePassword(context.identity, password, context)),
      changeLanguage: async (_parent: unknown, { language }: { language: Language }, context: Granted) => {
        await staff.factors.changeLanguage(context.identity, language);
        return meShape(parts, { ...context, identity: { ...context.identity, language } });
      },
      ...sessionResolvers(parts),
      startTotp: (_parent: unknown, _args: unknown, { identity }: Granted) => staff.factors.startTotp(identity),
      confirmTotp: async (_parent: unknown, { code }: { code: string }, context: Granted) => {
        const { codes, token } = await staff.factors.confirmTotp(context.identity, code, context);
        context.cookie.token = token;
        return { codes };
      },
      removeTotp: async (_parent: unknown, _args: unknown, { identity }: Granted) => {
        await staff.factors.removeTotp(identity);
        return true;
      },
      renewRecoveryCodes: async (_parent: unknown, _args: unknown, { identity }: Granted) => ({
        codes: await staff.factors.renewRecoveryCodes(identity),
      }),
    },
  };
}

/** Each end of a session is in the log: somebody may have ended one that was not theirs to have. */
function sessionResolvers({ staff, database, audit }: Parts) {
  const ended = ({ identity, requestId }: Granted, action: string) => ({
    actor: { kind: 'staff' as const, id: String(identity.id), name: identity.name },
    action,
    entity: 'staff',
    entityId: String(identity.id),
    requestId,
  });
  return {
    logOut: async (_parent: unknown, _args: unknown, context: Granted) => {
      await database.transaction(async (tx) => {
        await staff.sessions.endThis(tx, context.identity);
        await audit.record(tx, ended(context, 'staff.logOut'));
      });
      context.cookie.token = null;
      return true;
    },
    endSession: async (_parent: unknown, { id }: { id: string }, context: Granted) => {
      if (!/^[1-9]\d{0,8}$/.test(id)) throw inputError('This is no session.');
      return database.transaction(async (tx) => {
        const isEnded = await staff.sessions.endOne(tx, context.identity.id, Number(id));
        if (isEnded) await audit.record(tx, ended(context, 'staff.endSession'));
        return isEnded;
      });
    },
    endOtherSessions: async (_parent: unknown, _args: unknown, context: Granted) => {
      await database.transaction(async (tx) => {
        await staff.sessions.endAll(tx, context.identity.id, context.identity.sessionHash);
        await audit.record(tx, ended(context, 'staff.endOtherSessions'));
      });
      return true;
    },
  };
}

async function meShape({ staff }: Parts, { identity }: Granted) {
  const { hasPassword, hasTotp, recoveryCodesLeft, passkeys } = await staff.factorsOf(identity.id);
  const names = (Object.keys(permissions) as Permission[]).filter((name) => presentParts.has(permissions[name].part));
  return {
    ...identity,
    id: String(identity.id),
    provedUntil: provedUntil(identity),
    permits: names.flatMap((permission) => {
      const scope = scopeOf(identity.roles, permission);
      return scope ? [{ permission, branches: scope.all ? null : scope.branches }] : [];
    }),
    hasPassword,
    hasTotp,
    recoveryCodesLeft,
    passkeys: passkeys.map(passkeyShape),
    secondFactorDue: staff.secondFactorDue(identity) ?? null,
    sessions: (await staff.sessions.list(identity)).map((session) => ({ ...session, id: String(session.id) })),
  };
}
