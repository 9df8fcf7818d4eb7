import type { ResolverMap } from '#kernel/graphql/context.ts';
import { chosen } from '../grants.ts';
import type { Parts } from '../parts.ts';
import type { Granted } from '../schema.ts';
import { readToday, type Counted } from '../today.ts';

/** What waits for somebody. */
export const todayResolvers = (parts: Parts, counted: Counted): ResolverMap<Granted> => ({
  Query: {
    today: (_parent: unknown, { branch }: { readonly branch?: string | null }, { identity, scope }: Granted) => {
      chosen(scope, branch, parts.isBranch);
      return readToday(parts, counted, identity, branch ?? undefined);
    },
  },
});
