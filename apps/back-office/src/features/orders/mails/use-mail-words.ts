import { useMessages } from '../../../i18n/language-context.tsx';
import type { Order } from '../order/order.ts';

export type OrderMail = NonNullable<Order['mails']>[number];

/** What a mail is called; a kind that came after this was built keeps its name. */
export function useMailName(): (mail: Pick<OrderMail, 'kind' | 'reference'>) => string {
  const t = useMessages('orderMails') as (key: string) => string;
  return ({ kind, reference }) => {
    const key = `kind.${kind}`;
    const name = t(key) === key ? kind : t(key);
    // What it is about is a number for people, but for staff's own alert, which has its reason there.
    return /^\d+$/.test(reference) ? `${name} ${reference}` : name;
  };
}
