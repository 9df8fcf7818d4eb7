import type { Customers } from '#modules/customer/index.ts';
import type { Reviews, Verdict } from '#modules/reviews/index.ts';
import { asAction } from '../as-action.ts';
import type { Actor, WriteParts } from '../run-action.ts';

/** What is judged by a person: reviews. */
export type ReviewDesk = Pick<Reviews, 'list'> & { judge(id: number, verdict: Verdict): Promise<void> };
/** And business accounts. */
export type CustomerDesk = Pick<Customers, 'list'> & { judge(id: number, approval: 'approved' | 'rejected'): Promise<void> };

export const notedReviewDesk = (parts: WriteParts, actor: Actor, reviews: Pick<Reviews, 'list' | 'judgeOn' | 'facts'>): ReviewDesk => ({
  list: (status) => reviews.list(status),
  judge: (id, verdict) =>
    reviews.judgeOn(
      asAction(parts, actor, {
        name: 'review.judge',
        permission: 'reviews.moderate',
        entity: 'review',
        entityId: String(id),
        facts: (sql) => reviews.facts(sql, id),
      }),
      id,
      verdict,
    ),
});

export const notedCustomerDesk = (
  parts: WriteParts,
  actor: Actor,
  customers: Pick<Customers, 'list' | 'judgeOn' | 'facts'>,
): CustomerDesk => ({
  list: (approval) => customers.list(approval),
  judge: (id, approval) =>
    customers.judgeOn(
      asAction(parts, actor, {
        name: 'customer.judge',
        permission: 'customers.judge',
        entity: 'customer',
        entityId: String(id),
        facts: (sql) => customers.facts(sql, id),
      }),
      id,
      approval,
    ),
});
