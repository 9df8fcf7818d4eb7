import { useEffect, useRef } from 'react';

/** Ends with the screen. */
export function useLeaving(): { readonly current: AbortController } {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  return leaving;
}
