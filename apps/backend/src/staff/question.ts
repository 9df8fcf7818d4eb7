import { isDeepStrictEqual } from 'node:util';
import type { RoleGrant } from '#modules/staff/index.ts';

/** Why one person may not give money back alone. */
export type RefundDoubt = 'large' | 'more than its lines' | 'without a return';

/** What somebody decides about, as facts: the sentence is written when it is read, in the language of who reads it. */
export type Question =
  | { readonly about: 'roles'; readonly name: string; readonly roles: readonly RoleGrant[] }
  | { readonly about: 'invitation'; readonly name: string; readonly email: string; readonly roles: readonly RoleGrant[] }
  | { readonly about: 'refund'; readonly order: string; readonly cents: number; readonly why: RefundDoubt }
  | { readonly about: 'exchange'; readonly order: string; readonly cents: number; readonly why: RefundDoubt }
  | { readonly about: 'giftcard'; readonly card: string | null; readonly cents: number; readonly reason: string }
  | { readonly about: 'edit'; readonly order: string; readonly cents: number; readonly why: RefundDoubt }
  | { readonly about: 'erasure'; readonly customer: number; readonly request: number; readonly orders: number }
  | { readonly about: 'campaign'; readonly name: string; readonly articles: number; readonly percent: number }
  | { readonly about: 'bulk'; readonly rows: number; readonly fields: number }
  | { readonly about: 'import'; readonly file: string; readonly rows: number };

/**
 * Whether a yes to what was asked is one to what would be done now. How many orders the law keeps of somebody moves by itself; a campaign
 * of fewer articles or a smaller cut is a part of what was asked for.
 */
export function isCovered(now: Question, asked: unknown): boolean {
  const facts = asked as Question | null;
  if (now.about === 'erasure' && facts?.about === 'erasure') return isDeepStrictEqual({ ...now, orders: facts.orders }, facts);
  if (now.about === 'campaign' && facts?.about === 'campaign')
    return now.name === facts.name && now.articles <= facts.articles && now.percent <= facts.percent;
  return isDeepStrictEqual(now, facts);
}
