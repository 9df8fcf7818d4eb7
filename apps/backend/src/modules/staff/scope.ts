declare const granted: unique symbol;

/**
 * Which branches a caller may see. Every function that reads or changes things of branches for staff takes one, and only the check of
 * permissions (`staff/grants.ts`) makes one: SQL that forgot it does not compile.
 */
export type Scope = ({ readonly all: true } | { readonly all: false; readonly branches: readonly string[] }) & { readonly [granted]: true };

/** As a parameter of SQL: null stands for everything. */
export const branchesOf = (scope: Scope): readonly string[] | null => (scope.all ? null : scope.branches);
