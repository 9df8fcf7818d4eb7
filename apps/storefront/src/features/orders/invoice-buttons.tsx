import { OrderInvoiceDocument, type OrderFullFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { notices } from '../../lib/notices/use-notices.ts';
import { useReportError } from '../../lib/notices/use-report-error.ts';
import { Button } from '../../ui/button.tsx';
import { invoiceFiles } from './invoice-files.ts';

type Props = { readonly order: Pick<OrderFullFragment, 'hash' | 'invoices'> };

/** The invoices as files; their addresses live for a short time, so they are asked for when wanted. */
export function InvoiceButtons({ order: { hash, invoices } }: Props) {
  return invoiceFiles(invoices).map(({ number }) => <InvoiceButton key={number ?? ''} hash={hash} {...(number ? { number } : {})} />);
}

function InvoiceButton({ hash, number }: { readonly hash: string; readonly number?: string }) {
  const t = useMessages('orders');
  const shop = useShop();
  const report = useReportError();
  const open = async () => {
    try {
      const { invoice } = await shop.query(OrderInvoiceDocument, { hash, number });
      if (invoice) window.location.assign(invoice.url);
      else notices.show({ kind: 'info', text: t('noInvoice') });
    } catch (error) {
      report(error, 'account');
    }
  };
  return <Button onClick={() => void open()}>{number === undefined ? t('invoice') : t('invoiceNumber', { number })}</Button>;
}
