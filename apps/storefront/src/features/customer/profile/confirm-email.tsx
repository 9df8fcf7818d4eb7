import { useEffect, useState } from 'react';
import { ConfirmEmailDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { useReportError } from '../../../lib/notices/use-report-error.ts';
import { useAccount } from '../account/account-context.tsx';
import styles from '../account/account.module.css';

type Props = { readonly email: string; readonly token: string; readonly informationHref: string };

/** A link works once, and an effect may run twice. */
const asked = new Map<string, Promise<unknown>>();

/** Makes the address of the link the customer's as soon as the page is alive; who is logged out logs in first. */
export function ConfirmEmail({ email, token, informationHref }: Props) {
  const t = useMessages('customer');
  const shop = useShop();
  const report = useReportError();
  const { refresh } = useAccount();
  const [state, setState] = useState<'waiting' | 'done' | 'failed'>('waiting');
  useEffect(() => {
    let isHere = true;
    const answer = asked.get(token) ?? shop.mutate(ConfirmEmailDocument, { email, token });
    asked.set(token, answer);
    answer
      .then(async () => {
        if (!isHere) return;
        setState('done');
        await refresh();
      })
      .catch((error: unknown) => {
        asked.delete(token);
        if (!isHere) return;
        setState('failed');
        report(error, 'accountNotChanged');
      });
    return () => void (isHere = false);
  }, [shop, email, token, report, refresh]);
  return (
    <>
      <output className={state === 'done' ? styles.done : undefined}>
        {state === 'waiting' ? t('confirmingEmail') : state === 'done' ? t('emailConfirmed', { email }) : t('emailNotConfirmed')}
      </output>
      <p>
        <a href={informationHref}>{t('information')}</a>
      </p>
    </>
  );
}
