import type { ResolverMap } from '#kernel/graphql/context.ts';
import { narrowed } from '../grants.ts';
import type { Parts } from '../parts.ts';
import type { Granted } from '../schema.ts';

/** Where the shop sells, as far as the caller may look. */
export const branchResolvers = ({ branches }: Parts): ResolverMap<Granted> => ({
  Query: {
    branches: (_parent: unknown, _args: unknown, { scope }: Granted) =>
      branches().filter(({ code }) => narrowed(scope, code) !== undefined),
  },
});
