import type { Queryable } from '#kernel/database/database.ts';
import { listActive, roles } from '#modules/staff/index.ts';
import { narrowed, scopeOf } from '../../grants.ts';

/** Who may answer a message of a branch, or one that is of none. */
export async function messageHandlers(sql: Queryable, branch: string | null) {
  const people = await listActive(sql, [...roles]);
  return people.filter((account) => {
    const scope = scopeOf(account.roles, 'forms.answer');
    return scope !== undefined && (branch === null ? scope.all : narrowed(scope, branch) !== undefined);
  });
}
