import { OrderInvoiceDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { notices } from '../../lib/notices/use-notices.ts';
import { useReportError } from '../../lib/notices/use-report-error.ts';
import { Button } from '../../ui/button.tsx';

/** The invoice as a file; its address lives for a short time, so it is asked for when it is wanted. */
export function InvoiceButton({ hash }: { readonly hash: string }) {
  const t = useMessages('orders');
  const shop = useShop();
  const report = useReportError();
  const open = async () => {
    try {
      const { invoice } = await shop.query(OrderInvoiceDocument, { hash });
      if (invoice) window.location.assign(invoice.url);
      else notices.show({ kind: 'info', text: t('noInvoice') });
    } catch (error) {
      report(error, 'account');
    }
  };
  return <Button onClick={() => void open()}>{t('invoice')}</Button>;
}
