import { isMutation, operationName, type Document, type VariablesArgument } from './document.ts';
import type { GraphqlExecutor, GraphqlRequest, GraphqlResponse } from './executor.ts';
import { errorFromResponse, ShopApiError } from './shop-api-error.ts';
import type { ShopClient } from './shop-client.ts';

type ServerCall = Pick<GraphqlRequest, 'store' | 'authorization' | 'requestId' | 'ip' | 'traceparent'>;

export type ServerShopClient = ShopClient & {
  /** A change on behalf of an anonymous visitor: what a route's action sends without JavaScript. */
  mutate<Result, Variables>(document: Document<Result, Variables>, ...variables: VariablesArgument<Variables>): Promise<Result>;
  /** R183: a block whose failure must not cost the page; logged once, undefined when it fails. */
  optional<Result, Variables>(
    document: Document<Result, Variables>,
    ...variables: VariablesArgument<Variables>
  ): Promise<Result | undefined>;
  /** The same shop seen through another store view: what a page needs for the links to its other languages. */
  inStore(code: string): ServerShopClient;
};

type Dependencies = {
  readonly execute: GraphqlExecutor;
  readonly call: ServerCall;
  /** R182: what all calls of a page together may take. */
  readonly deadline: AbortSignal;
  readonly warn: (error: ShopApiError) => void;
  /** Hears of every question and its answer; undefined when there was none. */
  readonly note?: (request: GraphqlRequest, response: GraphqlResponse | undefined) => void;
};

/** The client of loaders: anonymous, with the page's deadline. */
export function createServerShopClient(dependencies: Dependencies): ServerShopClient {
  const { execute, call, deadline, warn, note } = dependencies;
  const query: ShopClient['query'] = async (document, ...[variables]) => {
    const text = document.toString();
    const operation = operationName(text);
    const method = isMutation(text) ? ('POST' as const) : ('GET' as const);
    const request = { method, query: text, operationName: operation, ...(variables ? { variables: { ...variables } } : {}), ...call };
    const response = await beforeDeadline(execute(request), deadline, operation).catch((error: unknown) => {
      note?.(request, undefined);
      throw error;
    });
    note?.(request, response);
    const { body } = response;
    if (body.errors?.length || !body.data) throw errorFromResponse(operation, body.errors ?? [], body.data);
    return body.data as never;
  };
  return {
    query,
    mutate: query,
    async optional(document, ...variables) {
      try {
        return await query(document, ...variables);
      } catch (error) {
        if (!(error instanceof ShopApiError)) throw error;
        warn(error);
        return undefined;
      }
    },
    inStore: (code) => createServerShopClient({ ...dependencies, call: { ...call, store: code } }),
  };
}

function beforeDeadline(answer: Promise<GraphqlResponse>, deadline: AbortSignal, operation: string): Promise<GraphqlResponse> {
  const late = () => new ShopApiError('timeout', 'The backend did not answer in time', { operation });
  return new Promise((resolve, reject) => {
    const abort = () => reject(late());
    if (deadline.aborted) return abort();
    deadline.addEventListener('abort', abort, { once: true });
    answer
      .then(resolve, (cause: unknown) =>
        reject(cause instanceof ShopApiError ? cause : new ShopApiError('network', 'The backend cannot be reached', { operation, cause })),
      )
      .finally(() => deadline.removeEventListener('abort', abort));
  });
}
