import { ShopApiError } from '../../../lib/graphql/shop-api-error.ts';

/** What the shop says about one of several items; the others have been done. */
export type ItemProblem = { readonly code: string; readonly message: string };

/** Makes the first problem of an answer an error like any other. */
export function refuseProblems(operation: string, problems: readonly (ItemProblem | null)[]): void {
  const first = problems.find((problem) => problem !== null);
  if (first) throw new ShopApiError('input', first.message, { operation });
}
