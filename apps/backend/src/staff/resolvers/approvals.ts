import { notFound } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import { findRequest, listRequests } from '#modules/staff/index.ts';
import { decide, deciding, withdraw } from '../decide.ts';
import { scopeOf } from '../grants.ts';
import type { Parts } from '../parts.ts';
import type { Granted } from '../schema.ts';
import { actorOf, refusalIn, refusalShape, requestShape } from './results.ts';

const shown = 200;

/** What waits for a second person. */
export function approvalResolvers(parts: Parts): ResolverMap<Granted> {
  const after = async (context: Granted, id: number, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      return refusalShape(refusalIn(error));
    }
    const request = await findRequest(parts.database, id);
    if (!request) throw notFound(`There is no request ${id}.`);
    return requestShape(parts, context, request);
  };
  const isForEyesOf = ({ identity }: Granted, request: { readonly action: string; readonly requestedBy: number }): boolean => {
    const action = parts.byName.get(request.action);
    return request.requestedBy === identity.id || (action !== undefined && scopeOf(identity.roles, deciding(action))?.all === true);
  };
  return {
    Query: {
      approvals: async (_parent: unknown, _args: unknown, context: Granted) =>
        Promise.all(
          (await listRequests(parts.database, shown))
            .filter((request) => isForEyesOf(context, request))
            .map((request) => requestShape(parts, context, request)),
        ),
    },
    Mutation: {
      decide: (
        _parent: unknown,
        { request, approve, reason, key }: { request: string; approve: boolean; reason?: string | null; key: string },
        context: Granted,
      ) => {
        const decision = { request: readId(request), approve, reason: reason?.slice(0, 500), key };
        return after(context, decision.request, () => decide(parts, parts.byName, actorOf(context), decision));
      },
      withdraw: (_parent: unknown, { request, key }: { request: string; key: string }, context: Granted) =>
        after(context, readId(request), () => withdraw(parts, actorOf(context), readId(request), key)),
    },
  };
}

function readId(id: string): number {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound('There is no such request.');
  return Number(id);
}
