import { useCallback } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';

/** `iDEAL | Wero` for the code of a way to pay; one that has no words yet keeps its code. */
export function usePaymentName(): (code: string) => string {
  const t = useMessages('orderWords') as (key: string) => string;
  return useCallback(
    (code) => {
      const key = `payment.${code}`;
      return t(key) === key ? code : t(key);
    },
    [t],
  );
}
