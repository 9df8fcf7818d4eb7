import type { HeadersFunction } from 'react-router';
import { useActionData } from 'react-router';
import { OfficialNoticeLine } from '../../features/content/notices/official-notice.tsx';
import { RevisionView } from '../../features/orders/revision/revision-view.tsx';
import { OrderRevisionDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { pageAction, pageLoader } from '../../lib/page/page-loader.ts';
import { screenHref } from '../../lib/page/screen-paths.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { usePageData } from '../../rendering/loader-data.ts';
import { useLegalLinks } from '../frame/use-legal-links.ts';
import { takeRevision } from './take-revision.ts';
import styles from '../content/text-view.module.css';

export const loader = pageLoader(async ({ shop, params }) => ({
  revision: (await shop.query(OrderRevisionDocument, { token: params['token'] ?? '' })).orderRevision,
}));
export const action = pageAction(takeRevision);

/** The address is a secret: nobody stores the page. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

/** Where the mail about a dearer change of an order leads: without a log-in, a cookie or a script (LAW-07). */
export default function OrderRevisionRoute() {
  const t = useMessages('revision');
  const { revision } = usePageData<typeof loader>();
  const step = useActionData<typeof action>();
  const { storeView } = useShopState();
  const links = useLegalLinks();
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} noindex />
      <RevisionView
        revision={revision}
        step={step}
        links={{ ...links, contact: screenHref(storeView, 'contact') }}
        notice={<OfficialNoticeLine />}
      />
    </div>
  );
}
