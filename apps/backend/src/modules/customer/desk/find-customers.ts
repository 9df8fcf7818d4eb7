import type { Queryable } from '#kernel/database/database.ts';
import {
  countPlaced,
  placedStatement,
  rareLimit,
  readPlaced,
  type Condition,
  type PlacedPart,
  type PlacedRows,
} from '#kernel/database/placed-rows.ts';
import { typedWords } from '#kernel/found-words.ts';
import type { Approval } from '../customer.ts';

/** A customer in a list. */
export type ListedCustomer = {
  readonly id: number;
  readonly email: string;
  readonly firstname: string;
  readonly middlename: string | null;
  readonly lastname: string;
  readonly company: string | null;
  readonly approval: Approval;
  readonly storeCode: string;
  readonly blockedAt: Date | null;
  readonly createdAt: Date;
};

/** What staff looks at most, each a condition that an index answers. */
export const customerTabs = {
  all: 'true',
  waiting: "approval = 'waiting'",
  business: "approval = 'approved'",
  blocked: 'blocked_at is not null',
} as const;
export type CustomerTab = keyof typeof customerTabs;

export type CustomersWanted = { readonly tab: CustomerTab; readonly search?: string | undefined };

function placed({ tab, search }: CustomersWanted): PlacedRows {
  const words = search === undefined ? undefined : typedWords(search, false);
  const conditions: Condition[] = [customerTabs[tab], 'merged_into is null'];
  if (search !== undefined) conditions.push(words === undefined ? 'false' : ['words @@ ?::tsquery', words]);
  return {
    table: 'customer',
    columns: `id, email, firstname, middlename, lastname, company, approval, store_code as "storeCode", blocked_at as "blockedAt",
      created_at as "createdAt"`,
    at: 'created_at',
    id: 'id',
    conditions,
  };
}

export const customersStatement = (wanted: CustomersWanted, part: PlacedPart, isRare = false) =>
  placedStatement(placed(wanted), part, isRare);

/** The newest account first. */
export async function findCustomers(sql: Queryable, wanted: CustomersWanted, part: PlacedPart): Promise<readonly ListedCustomer[]> {
  const isRare = wanted.search !== undefined && (await countCustomers(sql, wanted, rareLimit)) < rareLimit;
  return readPlaced<ListedCustomer>(sql, placed(wanted), part, isRare);
}

export const countCustomers = (sql: Queryable, wanted: CustomersWanted, limit: number): Promise<number> =>
  countPlaced(sql, placed(wanted), limit);
