import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from './api/api-error.ts';

type Call<Parameters extends unknown[]> = {
  readonly run: (...parameters: Parameters) => Promise<void>;
  readonly isPending: boolean;
  /** Of the last time; gone when it is tried again. */
  readonly error: ApiError | undefined;
};

/** Runs what a button does, once at a time. What the server refuses is shown beside the button; anything else is a failure of the screen. */
export function useCall<Parameters extends unknown[]>(work: (...parameters: Parameters) => Promise<void>): Call<Parameters> {
  const [state, setState] = useState<{ isPending: boolean; error?: ApiError; failure?: unknown }>({ isPending: false });
  const isRunning = useRef(false);
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  const run = useCallback(async (...parameters: Parameters) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ isPending: true });
    try {
      await latest.current(...parameters);
      setState({ isPending: false });
    } catch (error) {
      setState(error instanceof ApiError ? { isPending: false, error } : { isPending: false, failure: error });
    } finally {
      isRunning.current = false;
    }
  }, []);
  if (state.failure !== undefined) throw state.failure;
  return { run, isPending: state.isPending, error: state.error };
}
