import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from './api/api-error.ts';
import { savePatiently } from './edits/save-patiently.ts';
import { createIntentKeys } from './intent-keys.ts';

export type CallState = 'idle' | 'sending' | 'waiting';

type State = { readonly state: CallState; readonly error?: ApiError; readonly failure?: unknown };

export type PatientCall = {
  /** Sends what is meant, with the key of it, until there is an answer. Undefined: there was none, or another click is on its way. */
  readonly run: <Answer>(intent: string, send: (key: string) => Promise<Answer>) => Promise<Answer | undefined>;
  /** `waiting`: there is no connection, and it is sent as soon as there is one. */
  readonly state: CallState;
  readonly error: ApiError | undefined;
};

/** A button whose click is not lost without a connection: it waits, and is done once. Whoever leaves the screen takes it back. */
export function usePatientCall(): PatientCall {
  const [{ state, error, failure }, setState] = useState<State>({ state: 'idle' });
  const [keys] = useState(createIntentKeys);
  const isRunning = useRef(false);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const run = useCallback(
    async <Answer>(intent: string, send: (key: string) => Promise<Answer>) => {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      setState({ state: 'sending' });
      try {
        const key = keys.keyOf(intent);
        const onWait = () => setState({ state: 'waiting' });
        const answer = await savePatiently(() => send(key), { onWait, signal: leaving.current.signal });
        keys.answered(intent);
        setState({ state: 'idle' });
        return answer;
      } catch (thrown) {
        setState(thrown instanceof ApiError ? { state: 'idle', error: thrown } : { state: 'idle', failure: thrown });
        return undefined;
      } finally {
        isRunning.current = false;
      }
    },
    [keys],
  );
  if (failure !== undefined) throw failure;
  return { run, state, error };
}
