import type { Queryable } from '#kernel/database/database.ts';

/** What is wrong with gift cards, one sentence each (I11). */
export async function checkGiftCards(sql: Queryable): Promise<readonly string[]> {
  const { rows } = await sql.query<{ fault: string }>(
    `select 'I11: gift card ' || card.number || ' says ' || card.balance_cents || ' cents, and its entries are ' || sums.cents as fault
     from gift_card as card
     join lateral (select coalesce(sum(cents), 0) as cents from gift_card_entry where card_id = card.id) as sums on true
     where sums.cents <> card.balance_cents or sums.cents < 0
     union all
     select 'I11: gift card ' || card.number || ' was issued with ' || card.initial_cents || ' cents, and its first entry is another'
     from gift_card as card
     where not exists (select from gift_card_entry as entry where entry.card_id = card.id and entry.reason = 'issue' and entry.cents = card.initial_cents)`,
  );
  return rows.map(({ fault }) => fault);
}
