export type GraphqlRequest = {
  /** Reads are GET, changes are POST. */
  readonly method: 'GET' | 'POST';
  readonly query: string;
  readonly variables?: Record<string, unknown>;
  readonly operationName?: string;
  /** Code of the store view, sent as the `Store` header; empty for the backend's default view. */
  readonly store: string;
  /** Value of the `Authorization` header. */
  readonly authorization?: string;
  readonly requestId: string;
  /** Of the visitor, so that rate limits count people and not the storefront. */
  readonly ip: string;
  /** The trace that the visitor's request belongs to, for a backend elsewhere. */
  readonly traceparent?: string | undefined;
};

export type GraphqlError = {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: Readonly<Record<string, unknown>>;
};

export type GraphqlResponse = {
  readonly status: number;
  /** Lower-case names: whether everybody may have the answer, and what it shows. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly etag?: string;
  readonly body: { readonly data?: unknown; readonly errors?: readonly GraphqlError[] };
};

/** Before the store views are known there is only the backend's own choice. */
export const defaultStore = '';

/** How the storefront reaches a backend: in process or over HTTP, the pages cannot tell. */
export type GraphqlExecutor = (request: GraphqlRequest) => Promise<GraphqlResponse>;
