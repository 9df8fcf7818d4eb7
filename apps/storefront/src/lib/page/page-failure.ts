import { data } from 'react-router';

/**
 * What a page failed of; travels as the data of an error response, because React Router hides every other error.
 * `unresolved` looks like not found to the shopper but tells search engines to come back (R184).
 */
export type PageFailure = {
  readonly kind: 'not-found' | 'unresolved' | 'unavailable' | 'rate-limited' | 'failed';
  readonly errorId?: string;
  /** File name of a part of the application that did not load (R191). */
  readonly chunk?: string;
};

export type PageFailureResponse = ReturnType<typeof data<PageFailure>>;

/** `throw notFound()`: the not-found page in place, status 404. */
export const notFound = (): PageFailureResponse => data({ kind: 'not-found' }, { status: 404 });

/** `throw unresolved()`: the route resolver failed; the not-found page with 503 (R184). Log before. */
export const unresolved = (errorId: string): PageFailureResponse => data({ kind: 'unresolved', errorId }, { status: 503 });

/** Reads the failure of an error React Router hands to a boundary; anything unknown has failed. */
export function failureOf(error: unknown): PageFailure {
  if (error instanceof Error) {
    const chunk = /dynamically imported module:?\s*(\S+)|Unable to preload CSS for (\S+)/.exec(error.message);
    return { kind: 'failed', ...(chunk ? { chunk: (chunk[1] ?? chunk[2] ?? '').replace(/^.*\//, '') } : {}) };
  }
  if (typeof error !== 'object' || error === null || !('status' in error)) return { kind: 'failed' };
  const details = 'data' in error ? (error.data as Partial<PageFailure> | null) : null;
  if (typeof details === 'object' && details?.kind) return details as PageFailure;
  return { kind: error.status === 404 ? 'not-found' : 'failed' };
}
