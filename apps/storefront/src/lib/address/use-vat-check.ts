import { useState } from 'react';
import { normaliseVatNumber } from '@shop/rules/vat-number';
import { VatNumberDocument } from '../../generated/graphql.ts';
import { useShop } from '../graphql/use-shop.ts';
import { checkVat } from './address-values.ts';

type Known = { readonly vatId: string; readonly verdict: 'valid' | 'invalid' | 'unknown' };

/** Asks the tax office about a number that looks right; when it cannot be asked the number stands and is checked later. */
export function useVatCheck(countryCode: string | undefined): {
  readonly verdictOf: (vatId: string) => Known['verdict'] | undefined;
  readonly ask: (vatId: string) => Promise<Known['verdict'] | undefined>;
} {
  const shop = useShop();
  const [known, setKnown] = useState<Known>();
  return {
    verdictOf: (vatId) => (known?.vatId === vatId ? known.verdict : undefined),
    ask: async (vatId) => {
      const number = normaliseVatNumber(vatId);
      if (vatId.trim() === '' || known?.vatId === vatId || checkVat(vatId, countryCode) !== undefined) return undefined;
      const { vatNumber } = await shop
        .query(VatNumberDocument, { country: countryCode ?? number.slice(0, 2), vatId: number })
        .catch(() => ({ vatNumber: { valid: null } }));
      const verdict = vatNumber.valid === null ? 'unknown' : vatNumber.valid ? 'valid' : 'invalid';
      setKnown({ vatId, verdict });
      return verdict;
    },
  };
}
