import { useCallback, useEffect, useState } from 'react';
import { LoadCustomerDocument, type AccountCustomerFragment } from '../../../generated/graphql.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { isUnanswered } from '../../../lib/graphql/until-answered.ts';
import { useReportError } from '../../../lib/notices/use-report-error.ts';
import { forgetPerson } from '../../../lib/session/storage.ts';
import { useDeviceValue } from '../../../lib/session/use-stored-value.ts';

type Loaded = { readonly token: string; readonly customer: AccountCustomerFragment };

/**
 * The customer behind the token of this device. A profile that cannot be loaded ends the login (SPEC-4); a shop that
 * does not answer says nothing about it, and can be asked again.
 */
export function useLoadAccount() {
  const shop = useShop();
  const report = useReportError();
  const token = useDeviceValue('customerToken');
  const [loaded, setLoaded] = useState<Loaded>();
  const [isFailed, setFailed] = useState(false);
  const load = useCallback(
    (signal?: AbortSignal): Promise<void> => {
      if (token === undefined) return Promise.resolve();
      return (signal ? shop.with({ signal }) : shop)
        .query(LoadCustomerDocument)
        .then(({ customer }) => {
          if (customer) setLoaded({ token, customer });
          setFailed(false);
        })
        .catch((error: unknown) => {
          if (signal?.aborted) return;
          report(error, 'loginError');
          if (isUnanswered(error)) setFailed(true);
          else forgetPerson();
        });
    },
    [shop, report, token],
  );
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [load]);
  // Somebody else has logged in in another tab: nothing of the first one may stay on the screen.
  return { customer: loaded?.token === token ? loaded?.customer : undefined, isFailed, refresh: load };
}
