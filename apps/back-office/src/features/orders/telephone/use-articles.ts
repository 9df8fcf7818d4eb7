import { useEffect, useState } from 'react';
import { TelephoneArticlesDocument, type TelephoneArticlesQuery } from '../../../generated/graphql.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { ask } from '../../../lib/api/api.ts';

export type Article = TelephoneArticlesQuery['telephoneArticles'][number];
export type Unit = Article['units'][number];
type Found = { readonly of: string; readonly articles: readonly Article[]; readonly error?: ApiError };

const patience = 250;
const shortest = 2;

/** What a typed text finds; undefined until something is typed, or while it is asked for the first time. */
export function useArticles(store: string, typed: string): Found | undefined {
  const text = typed.trim();
  const wanted = text.length < shortest ? '' : `${store} ${text}`;
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (wanted === '') return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      ask(TelephoneArticlesDocument, { store, text }).then(
        ({ telephoneArticles: articles }) => isCurrent && setFound({ of: wanted, articles }),
        (error: unknown) => {
          if (!isCurrent) return;
          if (error instanceof ApiError) setFound({ of: wanted, articles: [], error });
          else setFailure(error);
        },
      );
    }, patience);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [store, text, wanted]);
  if (failure !== undefined) throw failure;
  // What was found before stays while more is typed.
  return wanted === '' ? undefined : found;
}
