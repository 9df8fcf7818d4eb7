/** GraphQL lists may hold nulls; pages want what is there. */
export function present<T>(list: readonly (T | null | undefined)[] | null | undefined): readonly T[] {
  return (list ?? []).filter((entry): entry is T => entry !== null && entry !== undefined);
}
