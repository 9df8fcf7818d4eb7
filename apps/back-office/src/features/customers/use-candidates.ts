import { useEffect, useState } from 'react';
import { CustomerListDocument } from '../../generated/graphql.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { ask } from '../../lib/api/api.ts';
import type { CustomerRow } from './customer.ts';

const patience = 250;
const shown = 6;

type Found = { readonly of: string; readonly rows: readonly CustomerRow[]; readonly error?: ApiError };

/** Who may be meant by what is typed, without the one it is about; undefined while nobody knows. */
export function useCandidates(typed: string, except: string): Omit<Found, 'of'> | undefined {
  const search = typed.trim();
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (search === '') return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      ask(CustomerListDocument, { list: { first: shown + 1, search }, tab: 'all' }).then(
        ({ customers }) => isCurrent && setFound({ of: search, rows: customers.items.filter(({ id }) => id !== except).slice(0, shown) }),
        (error: unknown) => {
          if (!isCurrent) return;
          if (error instanceof ApiError) setFound({ of: search, rows: [], error });
          else setFailure(error);
        },
      );
    }, patience);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [search, except]);
  if (failure !== undefined) throw failure;
  return found?.of === search ? found : undefined;
}
