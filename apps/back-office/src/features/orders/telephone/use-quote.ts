import { useEffect, useState } from 'react';
import { TelephoneQuoteDocument, type TelephoneQuoteQuery } from '../../../generated/graphql.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { ask } from '../../../lib/api/api.ts';
import { wishOf, type TelephoneDraft } from './draft.ts';

export type Quote = TelephoneQuoteQuery['telephoneQuote'];
export type Quoted = {
  /** Of what is filled in now; while it is asked for, the one before stays. */
  readonly quote: Quote | undefined;
  readonly error: ApiError | undefined;
  readonly isCounting: boolean;
};

/** Between two keys of somebody who types. */
const patience = 250;

/** What the order would come to, counted by the shop while it is filled in. */
export function useQuote(draft: TelephoneDraft): Quoted {
  const [shown, setShown] = useState<{ readonly of: string; readonly quote?: Quote; readonly error?: ApiError }>({ of: '' });
  const [failure, setFailure] = useState<unknown>();
  const wanted = JSON.stringify(wishOf(draft));
  useEffect(() => {
    let isCurrent = true;
    const take = (answer: { readonly quote?: Quote; readonly error?: ApiError }) =>
      isCurrent && setShown((before) => ({ ...(before.quote ? { quote: before.quote } : {}), ...answer, of: wanted }));
    const timer = setTimeout(() => {
      ask(TelephoneQuoteDocument, { wish: JSON.parse(wanted) as ReturnType<typeof wishOf> }).then(
        ({ telephoneQuote: quote }) => take({ quote }),
        (error: unknown) => (error instanceof ApiError ? take({ error }) : isCurrent && setFailure(error)),
      );
    }, patience);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted]);
  if (failure !== undefined) throw failure;
  return { quote: shown.quote, error: shown.error, isCounting: shown.of !== wanted };
}
