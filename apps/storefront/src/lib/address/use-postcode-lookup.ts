import { useEffect, useRef, useState } from 'react';
import type { HouseAddition } from '@shop/rules/house-additions';
import { isPostcode } from '@shop/rules/postcode';
import { PostcodeAddressesDocument } from '../../generated/graphql.ts';
import { useShop } from '../graphql/use-shop.ts';
import type { PlaceValues } from './address-values.ts';
import { withoutFound, type FoundPlace } from './found-place.ts';

export type Lookup = {
  /** `silent`: it did not answer, and nothing is said of it. */
  readonly state: 'idle' | 'found' | 'unknown' | 'silent';
  /** Letters and additions the house number has, to choose from. */
  readonly additions: readonly HouseAddition[];
  /** To be told of every change of postcode, number or country by the shopper. */
  readonly changed: (place: Pick<PlaceValues, 'countryCode' | 'postcode' | 'number' | 'street' | 'city'>) => void;
};

const pause = 300;
const nothing = { state: 'idle', additions: [] } as const;

/**
 * Finds street and city of a Dutch postcode and number (UX-37). Only for what is typed, so that an address corrected by
 * hand is never overwritten; a look-up that fails says nothing. What it has found goes with the postcode it belongs to.
 */
export function usePostcodeLookup(fill: (found: Partial<FoundPlace>) => void): Lookup {
  const shop = useShop();
  const [result, setResult] = useState<Pick<Lookup, 'state' | 'additions'>>(nothing);
  const running = useRef<AbortController | undefined>(undefined);
  const found = useRef<FoundPlace | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const ask = async (postcode: string, number: string, signal: AbortSignal) => {
    await new Promise((resolve) => window.setTimeout(resolve, pause));
    if (signal.aborted) return;
    const { postcodeAddresses } = await shop.with({ signal }).query(PostcodeAddressesDocument, { postcode, number });
    if (signal.aborted) return;
    const [first] = postcodeAddresses;
    if (first) {
      found.current = { street: first.street, city: first.city };
      fill(found.current);
    }
    setResult({ state: first ? 'found' : 'unknown', additions: postcodeAddresses });
  };
  return {
    ...result,
    changed: ({ countryCode, postcode, number, ...shown }) => {
      running.current?.abort();
      setResult(nothing);
      if (found.current) fill(withoutFound(shown, found.current));
      found.current = undefined;
      if (countryCode !== 'NL' || !isPostcode(postcode.trim(), 'NL') || !/^\s*\d/.test(number)) return;
      const controller = new AbortController();
      running.current = controller;
      ask(postcode.trim(), number.trim(), controller.signal).catch(() => {
        if (!controller.signal.aborted) setResult({ state: 'silent', additions: [] });
      });
    },
  };
}
