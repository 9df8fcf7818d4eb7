import { compactDocument } from '../lib/graphql/document.ts';
import type { GraphqlExecutor, GraphqlResponse } from '../lib/graphql/executor.ts';

const readTimeout = 3000;
/** The backend may let a sender wait on purpose. */
const changeTimeout = 45_000;

/** Reaches a backend elsewhere: reads by GET with the document in the URL, changes by POST, and the body counts whatever the status is. */
export function createHttpExecutor(commerceUrl: string, fetcher: typeof fetch = fetch): GraphqlExecutor {
  const endpoint = new URL('/graphql', commerceUrl);
  return async ({ method, query, variables, operationName, store, authorization, requestId, ip, traceparent }) => {
    const headers = {
      ...(store ? { Store: store } : {}),
      Accept: 'application/json',
      'X-Request-Id': requestId,
      'X-Forwarded-For': ip,
      ...(traceparent ? { traceparent } : {}),
      ...(authorization ? { Authorization: authorization } : {}),
    };
    const signal = AbortSignal.timeout(method === 'POST' ? changeTimeout : readTimeout);
    if (method === 'POST') {
      const body = JSON.stringify({ query: compactDocument(query), variables, operationName });
      const response = await fetcher(endpoint, { method, headers: { ...headers, 'Content-Type': 'application/json' }, body, signal });
      return toResponse(response);
    }
    const url = new URL(endpoint);
    url.searchParams.set('query', compactDocument(query));
    if (variables) url.searchParams.set('variables', JSON.stringify(variables));
    if (operationName) url.searchParams.set('operationName', operationName);
    const response = await fetcher(url, { headers, signal });
    return toResponse(response);
  };
}

async function toResponse(response: Response): Promise<GraphqlResponse> {
  const etag = response.headers.get('etag');
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    ...(etag === null ? {} : { etag }),
    body: (await response.json()) as GraphqlResponse['body'],
  };
}
