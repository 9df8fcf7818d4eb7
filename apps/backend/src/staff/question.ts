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
