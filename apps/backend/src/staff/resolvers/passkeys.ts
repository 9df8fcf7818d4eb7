import { notFound } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import type { Passkey } from '#modules/staff/index.ts';
import type { Parts } from '../parts.ts';
import type { Granted } from '../schema.ts';
import { entering } from './entering.ts';

type Answer = { readonly response: unknown };

/** Keys of devices: getting in by them, and what somebody does with their own. */
export function passkeyResolvers(parts: Parts): ResolverMap<Granted> {
  const { passkeys } = parts.staff;
  const enter = entering(parts);
  return {
    Query: {
      passkeyLogInOptions: (_parent: unknown, _args: unknown, context: Granted) => passkeys.logInOptions(context),
      passkeyInvitationOptions: (_parent: unknown, { token }: { token: string }) => passkeys.invitationOptions(token),
      passkeyStepUpOptions: (_parent: unknown, _args: unknown, { identity }: Granted) => passkeys.stepUpOptions(identity),
      passkeyRegistrationOptions: (_parent: unknown, _args: unknown, { identity }: Granted) => passkeys.registrationOptions(identity),
    },
    Mutation: {
      logInWithPasskey: (_parent: unknown, { response }: Answer, context: Granted) => enter(context, passkeys.logIn(response, context)),
      proveWithPasskey: (_parent: unknown, { response }: Answer, context: Granted) =>
        enter(context, passkeys.prove(context.identity, response, context)),
      stepUpWithPasskey: (_parent: unknown, { response }: Answer, context: Granted) =>
        enter(context, passkeys.stepUp(context.identity, response, context)),
      acceptInvitationWithPasskey: (
        _parent: unknown,
        { token, name, response }: Answer & { token: string; name: string },
        context: Granted,
      ) => enter(context, passkeys.accept(token, name, response, context)),
      addPasskey: async (_parent: unknown, { name, response }: Answer & { name: string }, context: Granted) => {
        const { passkey, codes, token } = await passkeys.add(context.identity, name, response, context);
        context.cookie.token = token;
        return { passkey: passkeyShape(passkey), codes: codes ?? null };
      },
      renamePasskey: async (_parent: unknown, { id, name }: { id: string; name: string }, context: Granted) =>
        passkeyShape(await passkeys.rename(context.identity, readId(id), name, context)),
      removePasskey: async (_parent: unknown, { id }: { id: string }, context: Granted) => {
        await passkeys.remove(context.identity, readId(id), context);
        return true;
      },
    },
  };
}

export const passkeyShape = ({ id, name, createdAt, usedAt }: Passkey) => ({ id: String(id), name, createdAt, usedAt });

function readId(id: string): number {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound('There is no such passkey.');
  return Number(id);
}
