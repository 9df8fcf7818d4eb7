import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { useChanges } from './use-changes.ts';

/** A small fact beside the screen, asked for again when things of these kinds change and when somebody comes back to the tab. */
export function useLive<Value>(load: () => Promise<Value>, entities: readonly string[]): Value | undefined {
  const [value, setValue] = useState<Value>();
  const isGone = useRef(false);
  const ask = useCallback(async () => {
    try {
      const next = await load();
      if (!isGone.current) setValue(next);
    } catch (error) {
      // The last value stays: whatever the screen itself asks for says what is wrong.
      if (!(error instanceof ApiError)) throw error;
    }
  }, [load]);
  useEffect(() => {
    isGone.current = false;
    void ask();
    const onVisible = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isGone.current = true;
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [ask]);
  useChanges(({ entity }) => {
    if (entities.includes(entity)) void ask();
  });
  return value;
}
