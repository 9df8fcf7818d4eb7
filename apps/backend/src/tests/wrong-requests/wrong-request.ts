/** A request that is wrong in one way, and how it is refused. */
export type WrongRequest = {
  readonly what: string;
  readonly ask: Ask;
  readonly status: number;
  /** The message of the first error. */
  readonly says: RegExp;
  /** Of the first error; none for what does not fit the schema. */
  readonly category?: Category;
};

type Category = 'graphql-input' | 'graphql-authentication' | 'graphql-authorization' | 'graphql-no-such-entity' | 'graphql-already-exists';

/** Who asks: nobody known, a customer, somebody whose login is over. */
export type Caller = 'guest' | 'customer' | 'expired' | 'revoked';

export type Ask = {
  readonly query?: unknown;
  readonly variables?: unknown;
  readonly operationName?: unknown;
  readonly extensions?: unknown;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** What stands in the address, instead of the above. */
  readonly parameters?: string;
  /** What is sent, instead of the above. */
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  readonly caller?: Caller;
  /** false: asked once, because asking again is another mistake. */
  readonly isRepeatable?: boolean;
};

export const input = 'graphql-input';
export const unknown = 'graphql-no-such-entity';
export const exists = 'graphql-already-exists';
export const forbidden = 'graphql-authorization';
export const stranger = 'graphql-authentication';

/** An id nothing has. */
export const nobody = 'abcdefghijklmnopqrstuvwxyz234567';

/** A question that is right. */
export const simple = '{ storeConfig { store_code } }';

type Row = readonly [what: string, query: string, says: RegExp, variables?: unknown];

/** Documents that do not fit the schema: answered, without data and without a category (docs/decisions/005). */
export const refusedDocuments = (rows: readonly Row[]): readonly WrongRequest[] =>
  rows.map(([what, query, says, variables]) => ({ what, ask: { query, variables }, status: 200, says }));

const statusOf = (category: Category): number => (category === stranger ? 401 : category === forbidden ? 403 : 200);

type ShopRow = readonly [what: string, query: string, says: RegExp, category: Category];

/**
 * Documents that fit the schema and not the shop. `<cart>`, `<full>`, `<own>`, `<list>` and `<foreign>` stand for an empty cart, one with
 * something in it, the customer's, the customer's wishlist, and somebody else's address.
 */
export const by = (caller: Caller, rows: readonly ShopRow[]): readonly WrongRequest[] =>
  rows.map(([what, query, says, category]) => ({
    what,
    ask: { query, caller, isRepeatable: false },
    status: statusOf(category),
    says,
    category,
  }));
