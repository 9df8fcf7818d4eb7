import { useLocation } from 'react-router';
import { TelephoneOrder } from '../../features/cart/telephone/telephone-order.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import pageStyles from '../content/text-view.module.css';

/** Where the mail about a cart leads that staff has filled on the telephone. */
export default function TelephoneOrderRoute() {
  const t = useMessages('cart');
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  return (
    <div className={pageStyles.page}>
      <PageHead title={t('telephoneTitle')} noindex />
      <TelephoneOrder token={token} />
    </div>
  );
}
