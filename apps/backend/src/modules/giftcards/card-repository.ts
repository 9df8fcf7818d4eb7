import type { Queryable, Tx } from '#kernel/database/database.ts';
import { branchesOf, type Scope } from '#modules/staff/index.ts';
import type { EntryReason, GiftCard, GiftCardEntry, GiftCardState } from './gift-card.ts';

export const cardColumns = `id, number, last_four as "lastFour", initial_cents as "initial", balance_cents as "balance", state,
  expires_on as "expiresOn", origin, reference, branch_code as "branch", issued_at as "issuedAt", issued_by as "issuedBy", version`;

const ofScope = (scope: Scope): readonly unknown[] => [branchesOf(scope)];

/** A card of the branches somebody sees: those that were issued there. */
export async function findCardIn(sql: Queryable, number: string, scope: Scope): Promise<GiftCard | undefined> {
  const { rows } = await sql.query<GiftCard>(
    `select ${cardColumns} from gift_card where number = $1 and ($2::text[] is null or branch_code = any($2))`,
    [number, ...ofScope(scope)],
  );
  return rows[0];
}

/** The same for a change: nobody else changes it before the transaction ends. */
export async function lockCardIn(tx: Tx, number: string, scope: Scope): Promise<GiftCard | undefined> {
  const { rows } = await tx.query<GiftCard>(
    `select ${cardColumns} from gift_card where number = $1 and ($2::text[] is null or branch_code = any($2)) for update`,
    [number, ...ofScope(scope)],
  );
  return rows[0];
}

export async function findByHash(sql: Queryable, hash: string): Promise<GiftCard | undefined> {
  return (await sql.query<GiftCard>(`select ${cardColumns} from gift_card where code_hash = $1`, [hash])).rows[0];
}

type NewCard = Omit<GiftCard, 'id' | 'number' | 'lastFour' | 'balance' | 'state' | 'version'>;

/** Stores a card under the next number of its year; it is worth nothing before its first entry. */
export async function insertCard(tx: Tx, card: NewCard, year: number): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into gift_card (id, number, initial_cents, state, expires_on, origin, reference, branch_code, issued_at, issued_by)
     select id, 'G-' || $1::text || '-' || case when id < 1000000 then lpad(id::text, 6, '0') else id::text end,
       $2::int, 'active', $3, $4, $5, $6, $7::timestamptz, $8
     from nextval(pg_get_serial_sequence('gift_card', 'id')) as next(id) returning id`,
    [year, card.initial, card.expiresOn, card.origin, card.reference, card.branch, card.issuedAt, card.issuedBy],
  );
  return rows[0]?.id ?? 0;
}

type NewEntry = Omit<GiftCardEntry, 'id'>;

/** The most that is on a card. */
export const mostCents = 100_000_000;

/**
 * Writes an entry and the balance it leads to in one statement, which waits for whoever writes one to the same card. Undefined when there
 * is less on it, or it is not of use on that day: then nothing is written. What comes back may come onto a card that is blocked.
 */
export async function insertEntry(tx: Tx, cardId: number, entry: NewEntry, today: string): Promise<GiftCard | undefined> {
  const { rows } = await tx.query<GiftCard>(
    `with booked as (
       update gift_card set balance_cents = balance_cents + $2::int, version = version + 1
       where id = $1 and balance_cents + $2::int between 0 and $9::int and expires_on >= $8
         and (state = 'active' or (state = 'blocked' and $3::text = 'refund')) returning *),
     noted as (insert into gift_card_entry (card_id, cents, reason, reference, note, at, actor)
       select id, $2::int, $3::text, $4, $5, $6::timestamptz, $7 from booked)
     select ${cardColumns} from booked`,
    [cardId, entry.cents, entry.reason, entry.reference, entry.note, entry.at, entry.by, today, mostCents],
  );
  return rows[0];
}

/** Whether something was written for the same order or credit note before. */
export async function hasEntry(sql: Queryable, cardId: number, reason: EntryReason, reference: string): Promise<boolean> {
  const { rows } = await sql.query('select 1 from gift_card_entry where card_id = $1 and reason = $2 and reference = $3', [
    cardId,
    reason,
    reference,
  ]);
  return rows.length > 0;
}

/** The newest first. */
export async function readEntries(sql: Queryable, cardId: number): Promise<readonly GiftCardEntry[]> {
  const { rows } = await sql.query<GiftCardEntry>(
    'select id, cents, reason, reference, note, at, actor as by from gift_card_entry where card_id = $1 order by id desc',
    [cardId],
  );
  return rows;
}

/** What came onto a card by hand since then. */
export async function givenSince(sql: Queryable, cardId: number, since: Date): Promise<number> {
  const { rows } = await sql.query<{ cents: number }>(
    `select coalesce(sum(cents), 0)::int as cents from gift_card_entry where card_id = $1 and reason in ('issue', 'top_up') and at > $2`,
    [cardId, since],
  );
  return rows[0]?.cents ?? 0;
}

export async function saveCode(tx: Tx, id: number, hash: string, lastFour: string): Promise<void> {
  await tx.query('update gift_card set code_hash = $2, last_four = $3, version = version + 1 where id = $1', [id, hash, lastFour]);
}

export async function hasHash(sql: Queryable, id: number, hash: string): Promise<boolean> {
  return (await sql.query('select 1 from gift_card where id = $1 and code_hash = $2', [id, hash])).rows.length > 0;
}

export async function saveState(tx: Tx, id: number, state: GiftCardState): Promise<void> {
  await tx.query('update gift_card set state = $2, version = version + 1 where id = $1', [id, state]);
}

/** Never sooner than it was. */
export async function saveExpiry(tx: Tx, id: number, expiresOn: string): Promise<string> {
  const { rows } = await tx.query<{ day: string }>(
    'update gift_card set expires_on = greatest(expires_on, $2) where id = $1 returning expires_on as day',
    [id, expiresOn],
  );
  return rows[0]?.day ?? expiresOn;
}

type ExpiredCard = Pick<GiftCard, 'number' | 'version' | 'branch'>;

/** Ends what is past its day, some at a time. */
export async function expireBefore(tx: Tx, today: string, limit: number): Promise<readonly ExpiredCard[]> {
  const { rows } = await tx.query<ExpiredCard>(
    `update gift_card set state = 'expired', version = version + 1 where id in (
       select id from gift_card where state = 'active' and expires_on < $1 order by id limit $2 for update skip locked)
     returning number, version, branch_code as branch`,
    [today, limit],
  );
  return rows;
}

/** LAW-20: what somebody wrote beside an entry goes with the end of the tax period. */
export async function eraseNotesBefore(sql: Queryable, time: Date): Promise<void> {
  await sql.query('update gift_card_entry set note = null where note is not null and at < $1', [time]);
}
