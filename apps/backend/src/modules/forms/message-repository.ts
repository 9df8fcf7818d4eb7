import type { Queryable } from '#kernel/database/database.ts';
import { countPlaced, likeAnywhere, readPlaced, type Condition, type PlacedPart } from '#kernel/database/placed-rows.ts';
import type { Answer, Message, MessageState } from './submission.ts';

/** What of the messages somebody wants; of `branches` null means all. */
export type MessagesWanted = {
  readonly state: MessageState;
  readonly isSuspect: boolean;
  readonly assignedTo?: number | undefined;
  readonly identifier?: string | undefined;
  readonly search?: string | undefined;
  readonly branches: readonly string[] | null;
};

const columns = `id, type, identifier, title, store_code as "storeCode", customer_id as "customerId", sku, category_id as "categoryId",
  "values", is_suspect as "isSuspect", received_at as "receivedAt", branch_code as "branchCode", state, assigned_to as "assignedTo", version`;

const placed = ({ state, isSuspect, assignedTo, identifier, search, branches }: MessagesWanted) => ({
  table: 'form_submission',
  columns,
  at: 'received_at',
  id: 'id',
  conditions: [
    ['state = ?', state],
    ['is_suspect = ?', isSuspect],
    ['assigned_to = ?', assignedTo],
    ['identifier = ?', identifier],
    ['branch_code = any(?::text[])', branches],
    [
      `exists (select from jsonb_array_elements("values") as field where field ->> 'value' ilike ?)`,
      search === undefined ? undefined : likeAnywhere(search),
    ],
  ] satisfies readonly Condition[],
});

export const findMessages = (sql: Queryable, wanted: MessagesWanted, part: PlacedPart): Promise<readonly Message[]> =>
  readPlaced<Message>(sql, placed(wanted), part);

export const countMessages = (sql: Queryable, wanted: MessagesWanted, limit: number): Promise<number> =>
  countPlaced(sql, placed(wanted), limit);

/** Those that wait for a person, up to the limit, and since when the first. */
export async function waitingMessages(sql: Queryable, branches: readonly string[] | null, limit: number) {
  const { rows } = await sql.query<{ count: number; oldest: Date | null }>(
    `select count(*)::int as count, min(received_at) as oldest from (
       select received_at from form_submission
       where state = 'open' and not is_suspect and ($1::text[] is null or branch_code = any($1)) order by received_at limit $2) as waiting`,
    [branches, limit],
  );
  return rows[0] ?? { count: 0, oldest: null };
}

/** One of these branches; of others there is none. */
export async function findMessage(sql: Queryable, id: number, branches: readonly string[] | null): Promise<Message | undefined> {
  return (await sql.query<Message>(`select ${columns} from form_submission where ${isOne}`, [id, branches])).rows[0];
}

const isOne = 'id = $1 and ($2::text[] is null or branch_code = any($2))';

/** For a change: nobody else makes one before the transaction ends. */
export async function lockMessage(sql: Queryable, id: number, branches: readonly string[] | null): Promise<Message | undefined> {
  return (await sql.query<Message>(`select ${columns} from form_submission where ${isOne} for update`, [id, branches])).rows[0];
}

type Change = { readonly state: MessageState; readonly assignedTo: number | null; readonly isSuspect: boolean };

/** Its new version. */
export async function writeMessage(sql: Queryable, id: number, { state, assignedTo, isSuspect }: Change): Promise<number> {
  const { rows } = await sql.query<{ version: number }>(
    'update form_submission set state = $2, assigned_to = $3, is_suspect = $4, version = version + 1 where id = $1 returning version',
    [id, state, assignedTo, isSuspect],
  );
  return rows[0]?.version ?? 0;
}

export async function insertAnswer(sql: Queryable, messageId: number, { staffId, text, sentAt }: Omit<Answer, 'id'>): Promise<void> {
  await sql.query('insert into form_answer (submission_id, staff_id, text, sent_at) values ($1, $2, $3, $4)', [
    messageId,
    staffId,
    text,
    sentAt,
  ]);
}

/** In the order they were given. */
export async function answersTo(sql: Queryable, messageIds: readonly number[]): Promise<ReadonlyMap<number, readonly Answer[]>> {
  const { rows } = await sql.query<Answer & { messageId: number }>(
    `select submission_id as "messageId", id, staff_id as "staffId", text, sent_at as "sentAt" from form_answer
     where submission_id = any($1::int[]) order by id`,
    [messageIds],
  );
  return Map.groupBy(rows, ({ messageId }) => messageId);
}

/** The forms that messages came by, by what they were called last. */
export async function messageForms(sql: Queryable): Promise<readonly { readonly identifier: string; readonly title: string }[]> {
  const { rows } = await sql.query<{ identifier: string; title: string }>(
    'select distinct on (identifier) identifier, title from form_submission order by identifier, id desc',
  );
  return rows;
}
