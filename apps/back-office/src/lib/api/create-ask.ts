import { ApiError, errorOf, type ApiErrorKind, type GraphqlAnswer } from './api-error.ts';
import { hashOf, type Document, type VariablesArgument } from './document.ts';

/** Sends a document that was known when this was built, and gives its data or throws an ApiError. */
export type Ask = <Result, Variables>(document: Document<Result, Variables>, ...variables: VariablesArgument<Variables>) => Promise<Result>;

type Dependencies = {
  readonly fetch: typeof fetch;
  /** The screen a change is made on, for the log. */
  readonly screen: () => string;
  /** What a person is asked for before a call goes on; false: they would not. */
  readonly prompts?: Partial<Readonly<Record<ApiErrorKind, () => Promise<boolean>>>>;
};

/** A call waits while its person logs in again or shows a factor, and goes on afterwards: nothing typed is lost by it. */
export function createAsk({ fetch, screen, prompts = {} }: Dependencies): Ask {
  return async <Result, Variables>(document: Document<Result, Variables>, ...[variables]: VariablesArgument<Variables>) => {
    const body = JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(document) } }, variables });
    for (;;) {
      try {
        return (await send(fetch, body, screen())) as Result;
      } catch (error) {
        const prompt = error instanceof ApiError ? prompts[error.kind] : undefined;
        if (!prompt || !(await prompt())) throw error;
      }
    }
  };
}

async function send(fetching: typeof fetch, body: string, screen: string): Promise<unknown> {
  let response: Response;
  let answer: GraphqlAnswer;
  try {
    response = await fetching('/staff/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Staff': '1', 'X-Screen': screen },
      body,
    });
    answer = (await response.json()) as GraphqlAnswer;
  } catch (cause) {
    throw new ApiError('offline', 'The shop cannot be reached.', { cause });
  }
  if (answer.errors?.length || !answer.data) throw errorOf(response.status, answer, response.headers.get('X-Request-Id') ?? undefined);
  return answer.data;
}
