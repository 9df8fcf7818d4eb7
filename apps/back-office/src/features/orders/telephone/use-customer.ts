import { useEffect, useState } from 'react';
import { TelephoneCustomerDocument, type TelephoneCustomerQuery } from '../../../generated/graphql.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { ask } from '../../../lib/api/api.ts';
import { looksLikeEmail } from './draft.ts';

export type Customer = NonNullable<TelephoneCustomerQuery['telephoneCustomer']>;
type Known = { readonly email: string; readonly customer: Customer | undefined };

const patience = 400;

/** Whose account a typed address is; undefined while nobody knows. Without a connection the order goes on without it. */
export function useCustomer(typed: string): Known | undefined {
  const email = typed.trim();
  const [known, setKnown] = useState<Known>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (!looksLikeEmail(email)) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      ask(TelephoneCustomerDocument, { email }).then(
        ({ telephoneCustomer }) => isCurrent && setKnown({ email, customer: telephoneCustomer ?? undefined }),
        (error: unknown) => isCurrent && !(error instanceof ApiError) && setFailure(error),
      );
    }, patience);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [email]);
  if (failure !== undefined) throw failure;
  return known?.email === email ? known : undefined;
}
