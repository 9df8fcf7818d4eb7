import type { Queryable } from '#kernel/database/database.ts';
import { advanceSequence, insertRecords, readRecords } from '#kernel/database/rows.ts';
import type { FormRecord } from './form.ts';
import type { NewSubmission, Submission } from './submission.ts';

export async function readForms(sql: Queryable): Promise<readonly FormRecord[]> {
  return readRecords<FormRecord>(sql, 'select * from form order by id');
}

export async function saveForms(sql: Queryable, forms: readonly FormRecord[]): Promise<void> {
  await insertRecords(sql, 'form', forms, ['id']);
  await advanceSequence(sql, 'form');
}

const columns = `id, type, identifier, title, store_code, customer_id, sku, category_id, "values", is_suspect, received_at, branch_code`;

/**
 * Stores a submission unless the same one came in since `notBefore`; false then. Equal ones wait for each other, so that
 * of five at once one is stored (R046).
 */
export async function saveSubmission(tx: Queryable, submission: NewSubmission, fingerprint: string, notBefore: Date): Promise<boolean> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [fingerprint]);
  const { rowCount } = await tx.query(
    `insert into form_submission
       (type, identifier, title, store_code, customer_id, sku, category_id, "values", is_suspect, fingerprint, received_at, branch_code)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $13
     where not exists (select from form_submission where fingerprint = $10 and received_at > $12)`,
    [
      submission.type,
      submission.identifier,
      submission.title,
      submission.storeCode,
      submission.customerId,
      submission.sku,
      submission.categoryId,
      JSON.stringify(submission.values),
      submission.isSuspect,
      fingerprint,
      submission.receivedAt,
      notBefore,
      submission.branchCode,
    ],
  );
  return rowCount === 1;
}

/** Newest first. */
export async function listSubmissions(sql: Queryable, type?: string, limit = 100): Promise<readonly Submission[]> {
  return readRecords<Submission>(
    sql,
    `select ${columns} from form_submission where $1::text is null or type = $1 order by received_at desc, id desc limit $2`,
    [type, limit],
  );
}

export async function findSubmission(sql: Queryable, id: number): Promise<Submission | undefined> {
  const [found] = await readRecords<Submission>(sql, `select ${columns} from form_submission where id = $1`, [id]);
  return found;
}

/** Sent while logged in, or with the address of the account. */
const ofCustomer = `customer_id = $1 or exists (select from jsonb_array_elements("values") as field, customer
  where customer.id = $1 and lower(field ->> 'value') = customer.email_key)`;

export async function submissionsOfCustomer(sql: Queryable, customerId: number, isByAddress: boolean): Promise<readonly Submission[]> {
  const theirs = isByAddress ? ofCustomer : 'customer_id = $1';
  return readRecords<Submission>(sql, `select ${columns} from form_submission where ${theirs} order by id`, [customerId]);
}

export async function removeSubmissionsOfCustomer(sql: Queryable, customerId: number): Promise<void> {
  await sql.query(`delete from form_submission where ${ofCustomer}`, [customerId]);
}

/** LAW-20: messages are stored as long as they may be, what programs sent for a short while. */
export async function removeOldSubmissions(sql: Queryable, before: Date, suspectsBefore: Date): Promise<void> {
  await sql.query('delete from form_submission where received_at < $1 or (is_suspect and received_at < $2)', [before, suspectsBefore]);
}
