import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { filtered } from './place.ts';

/** Whoever goes back to the beginning has all of the first page, with what came since. */
export function useWholeFirstPage({ previous }: { readonly previous?: string | null }): void {
  const [params, setParams] = useSearchParams();
  const isShort = params.has('before') && !previous;
  useEffect(() => {
    if (isShort) setParams((now) => filtered(now, {}), { replace: true, preventScrollReset: true });
  }, [isShort, setParams]);
}
