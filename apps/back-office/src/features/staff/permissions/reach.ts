/** Where a role may do something. */
export type Reach = 'everywhere' | 'branch' | 'none';

type RolePermits = { readonly permits: readonly { readonly permission: string; readonly isOfBranch: boolean }[] };

export function reachOf({ permits }: RolePermits, permission: string): Reach {
  const permit = permits.find((one) => one.permission === permission);
  if (!permit) return 'none';
  return permit.isOfBranch ? 'branch' : 'everywhere';
}
