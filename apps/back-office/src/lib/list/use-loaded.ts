import { useEffect, useState } from 'react';
import { ApiError } from '../api/api-error.ts';

type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'done'; readonly value: Value }
  | { readonly state: 'failed'; readonly error: ApiError; readonly retry: () => void };

/** A part of a screen that is asked for by itself: what fails there leaves the rest alone. Old content stays while new is asked for. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'loading' });
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const retry = () => setAttempt((count) => count + 1);
    load().then(
      (value) => isCurrent && setLoaded({ state: 'done', value }),
      (error: unknown) => {
        if (!isCurrent) return;
        if (error instanceof ApiError) setLoaded({ state: 'failed', error, retry });
        else setFailure(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  if (failure !== undefined) throw failure;
  return loaded;
}
