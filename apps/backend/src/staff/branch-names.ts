import type { Branch } from '#modules/stores/index.ts';

export type NamedBranch = { readonly code: string; readonly name: string };

/** What people who work here call a branch: its town, and the street where a town has two. */
export function nameBranches(branches: readonly Pick<Branch, 'code' | 'city' | 'street'>[]): readonly NamedBranch[] {
  const towns = branches.map(({ city }) => city);
  const isOnly = (city: string): boolean => towns.indexOf(city) === towns.lastIndexOf(city);
  return branches.map(({ code, city, street }) => ({ code, name: isOnly(city) ? city : `${city}, ${street}` }));
}
