import { randomBytes } from 'node:crypto';
import { buildSchema, isObjectType, type GraphQLSchema } from 'graphql';
import { readStaffSchema } from '@shop/contract/server';
import { hashToken } from '#kernel/hash-token.ts';
import type { Database } from '#kernel/database/database.ts';
import { demoStaff } from '@shop/demo-data/staff';
import { staffOrigin } from './staff-client.ts';

export const staffSchema: GraphQLSchema = buildSchema(readStaffSchema());

/** Every field of Query and Mutation, with its document and the doors it has. */
export const rootFields = ['Query', 'Mutation'].flatMap((type) => {
  const found = staffSchema.getType(type);
  return Object.values(isObjectType(found) ? found.getFields() : {}).map((field) => ({
    type,
    field,
    key: `${type}.${field.name}`,
    isPublic: field.astNode?.directives?.some((one) => JSON.stringify(one).includes('"public"')) === true,
  }));
});

type SessionOptions = {
  readonly strength?: 'password' | 'two' | 'pin';
  readonly at?: Date;
  readonly origin?: string;
};

/** A session that was opened without a log-in, for tests that need hundreds; returns the cookie. */
export async function makeSession(database: Database, staffId: number, now: Date, options: SessionOptions = {}): Promise<string> {
  const [cookie = ''] = await makeSessions(database, [staffId], now, options);
  return cookie;
}

/** One for each of them, at once. */
export async function makeSessions(
  database: Database,
  staffIds: readonly number[],
  now: Date,
  options: SessionOptions = {},
): Promise<readonly string[]> {
  const tokens = staffIds.map(() => randomBytes(32).toString('hex'));
  const { strength = 'two', at = now, origin = staffOrigin } = options;
  await database.query(
    `insert into staff_session (hash, staff_id, strength, created_at, used_at, proved_at, ip, browser)
     select hash, staff_id, $3, $4::timestamptz, $4, $4, '::1', 'test' from unnest($1::text[], $2::int[]) as one (hash, staff_id)`,
    [tokens.map((token) => hashToken(`${origin} ${token}`)), staffIds, strength, at],
  );
  return tokens.map((token) => `staff=${token}`);
}

/** The number of somebody of the demo. */
export async function memberId(database: Database, role: string, branch: string | null = null): Promise<number> {
  const email = demoStaff.find((one) => one.role === role && one.branch === branch)?.email;
  const { rows } = await database.query<{ id: number }>('select id from staff_account where email = $1', [email]);
  if (!rows[0]) throw new Error(`nobody of the demo is ${role}`);
  return rows[0].id;
}

/**
 * Another text after the back office has written anything, a row it wrote as it was too: each version of a row has the number of the
 * transaction that wrote it. Sessions apart, which tests make themselves.
 */
export async function staffSnapshot(database: Database): Promise<string> {
  const tables = [
    'staff_account',
    'staff_role',
    'staff_totp',
    'staff_passkey',
    'staff_recovery',
    'staff_invitation',
    'approval_request',
    'staff_answer',
    'staff_download',
    'staff_view',
    'staff_upload',
    'bulk_run',
    'bulk_row',
  ];
  const all = [
    ...tables,
    'order_event',
    'order_mail',
    'telephone_order',
    'order_shipment',
    'order_refund',
    'review',
    'form_submission',
    'form_answer',
    'customer',
    'return',
    'return_step',
    'return_photo',
    'gift_card',
    'gift_card_entry',
    'audit_entry',
    'audit_value',
    'setting',
  ];
  const parts = all.map((name) => `(select concat(count(*), ' ', sum(xmin::text::bigint)) from ${name})`);
  const { rows } = await database.query<{ versions: string }>(`select concat_ws(', ', ${parts.join(', ')}) as versions`);
  return rows[0]?.versions ?? '';
}
