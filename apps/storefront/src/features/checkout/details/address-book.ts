import { useEffect, useState } from 'react';
import { CheckoutAddressBookDocument, type CheckoutAddressBookQuery } from '../../../generated/graphql.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { useLogin } from '../../../lib/session/use-login.ts';

type Customer = NonNullable<CheckoutAddressBookQuery['customer']>;
export type BookAddress = NonNullable<NonNullable<Customer['addresses']>[number]>;

/** Name and place: what tells the addresses of a person apart. */
export const addressLabel = ({ firstname, lastname, street, city }: BookAddress): string =>
  [[firstname, lastname].filter(Boolean).join(' '), (street ?? []).filter(Boolean).join(' '), city].filter(Boolean).join(', ');

export type Book = {
  readonly email: string;
  /** Who is logged in, for whoever has no address yet. */
  readonly person: Partial<Pick<Customer, 'prefix' | 'firstname' | 'middlename' | 'lastname' | 'suffix'>>;
  readonly addresses: readonly BookAddress[];
  /** What the form starts with. */
  readonly first: BookAddress | undefined;
  /** Has ordered before: the method used last may be offered as chosen (PAY-01). */
  readonly hasHistory: boolean;
  readonly isReady: boolean;
};

/** The addresses of who is logged in; a guest has none. */
export function useBook(): Book {
  const shop = useShop();
  const login = useLogin();
  const [customer, setCustomer] = useState<Customer>();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (login !== 'loggedIn') return undefined;
    const controller = new AbortController();
    shop
      .with({ signal: controller.signal })
      .query(CheckoutAddressBookDocument)
      .then(({ customer: found }) => setCustomer(found ?? undefined))
      // Typing the address is enough to go on with.
      .catch(() => {})
      .finally(() => {
        if (!controller.signal.aborted) setAsked(true);
      });
    return () => controller.abort();
  }, [shop, login]);
  const addresses = login === 'loggedIn' ? (customer?.addresses ?? []).filter((address) => address !== null) : [];
  return {
    email: customer?.email ?? '',
    person: (login === 'loggedIn' ? customer : undefined) ?? {},
    addresses,
    first: addresses.find(({ default_shipping: isDefault }) => isDefault) ?? addresses[0],
    hasHistory: login === 'loggedIn' && (customer?.orders?.total_count ?? 0) > 0,
    isReady: login !== 'loggedIn' || isAsked,
  };
}
