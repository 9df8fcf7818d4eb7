import type { Queryable } from '#kernel/database/database.ts';
import { countPlaced, likeBegin, readPlaced, type Condition, type PlacedPart, type PlacedRows } from '#kernel/database/placed-rows.ts';
import { branchesOf, type Scope } from '#modules/staff/index.ts';
import { cardColumns } from './card-repository.ts';
import type { GiftCard } from './gift-card.ts';

/** What staff looks at most. */
export const giftCardTabs = {
  all: 'true',
  usable: "state = 'active' and balance_cents > 0",
  withoutCode: "state = 'active' and code_hash is null",
  used: "state = 'active' and balance_cents = 0",
  blocked: "state = 'blocked'",
  expired: "state = 'expired'",
} as const;
export type GiftCardTab = keyof typeof giftCardTabs;

export type GiftCardsWanted = { readonly tab: GiftCardTab; readonly search?: string | undefined };

/** By its number, the last signs of its code, or the return it came from. */
function searched(search: string | undefined): Condition {
  const text = search?.toUpperCase();
  if (text === undefined) return 'true';
  if (/^[34679ACDEFGHJKLMNPQRTUVWXY]{4}$/.test(text)) return ['last_four = ?', text];
  return [text.startsWith('R') ? 'reference like ?' : 'number like ?', likeBegin(/^\d/.test(text) ? `G-${text}` : text)];
}

function placed({ tab, search }: GiftCardsWanted, scope: Scope): PlacedRows {
  return {
    table: 'gift_card',
    columns: cardColumns,
    at: 'issued_at',
    id: 'id',
    conditions: [giftCardTabs[tab], searched(search), ['branch_code = any(?::text[])', branchesOf(scope)]],
  };
}

/** The newest first. */
export const findGiftCards = (sql: Queryable, wanted: GiftCardsWanted, part: PlacedPart, scope: Scope): Promise<readonly GiftCard[]> =>
  readPlaced<GiftCard>(sql, placed(wanted, scope), part);

export const countGiftCards = (sql: Queryable, wanted: GiftCardsWanted, limit: number, scope: Scope): Promise<number> =>
  countPlaced(sql, placed(wanted, scope), limit);
