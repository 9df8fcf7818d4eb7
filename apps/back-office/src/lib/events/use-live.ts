import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { useChanges } from './use-changes.ts';

/** The last value stays: whatever the screen itself asks for says what is wrong. */
function leaveRefusals(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}

/** A small fact beside the screen, asked for again when things of these kinds change and when somebody comes back to the tab. */
export function useLive<Value>(load: () => Promise<Value>, entities: readonly string[]): Value | undefined {
  const [value, setValue] = useState<Value>();
  const refresh = useRef<() => void>(() => undefined);
  useEffect(() => {
    let isGone = false;
    const ask = () =>
      void load().then((loaded) => {
        if (!isGone) setValue(loaded);
      }, leaveRefusals);
    const onVisible = () => {
      if (document.visibilityState === 'visible') ask();
    };
    refresh.current = ask;
    ask();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [load]);
  useChanges(({ entity }) => {
    if (entities.includes(entity)) refresh.current();
  });
  return value;
}
