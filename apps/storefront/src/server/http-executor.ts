import { outgoingTraceparent } from '@shop/telemetry';
import { compactDocument } from '../lib/graphql/document.ts';
import type { GraphqlExecutor, GraphqlRequest, GraphqlResponse } from '../lib/graphql/executor.ts';
import { inCall } from './trace-call.ts';

const readTimeout = 3000;
/** The backend may let a sender wait on purpose. */
const changeTimeout = 45_000;

/** Reaches a backend elsewhere: reads by GET with the document in the URL, changes by POST, and the body counts whatever the status is. */
export function createHttpExecutor(commerceUrl: string, fetcher: typeof fetch = fetch): GraphqlExecutor {
  const endpoint = new URL('/graphql', commerceUrl);
  const ask = async (request: GraphqlRequest): Promise<Response> => {
    const { method, query, variables, operationName, store, authorization, requestId, ip, traceparent } = request;
    const headers = {
      ...(store ? { Store: store } : {}),
      Accept: 'application/json',
      'X-Request-Id': requestId,
      'X-Forwarded-For': ip,
      ...(traceparent ? { traceparent } : {}),
      ...outgoingTraceparent(),
      ...(authorization ? { Authorization: authorization } : {}),
    };
    const signal = AbortSignal.timeout(method === 'POST' ? changeTimeout : readTimeout);
    if (method === 'POST') {
      const body = JSON.stringify({ query: compactDocument(query), variables, operationName });
      return fetcher(endpoint, { method, headers: { ...headers, 'Content-Type': 'application/json' }, body, signal });
    }
    const url = new URL(endpoint);
    url.searchParams.set('query', compactDocument(query));
    if (variables) url.searchParams.set('variables', JSON.stringify(variables));
    if (operationName) url.searchParams.set('operationName', operationName);
    return fetcher(url, { headers, signal });
  };
  return (request) => inCall(`graphql ${request.operationName ?? 'anonymous'}`, request.method, async () => toResponse(await ask(request)));
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
