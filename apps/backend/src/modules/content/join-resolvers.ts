import type { ResolverMap } from '#kernel/graphql/context.ts';

/** Joins the maps of one module; a type may have fields in each of them. */
export function joinResolvers(...maps: readonly ResolverMap[]): ResolverMap {
  const joined: Record<string, ResolverMap[string]> = {};
  for (const map of maps) for (const [type, fields] of Object.entries(map)) joined[type] = { ...joined[type], ...fields };
  return joined;
}
