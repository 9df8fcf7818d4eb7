import { AlertLink } from '../../features/alerts/alert-link.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import { notFound } from '../../lib/page/page-failure.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { usePageData } from '../../rendering/loader-data.ts';

/** Where the links of the stock alerts' mails lead. */
export const loader = pageLoader(async ({ params, url }) => {
  const kind = params['action'] === 'confirm' ? ('confirm' as const) : params['action'] === 'unsubscribe' ? ('leave' as const) : undefined;
  const token = url.searchParams.get('token');
  if (kind === undefined || !token) throw notFound();
  return { kind, token };
});

export default function StockAlertRoute() {
  const t = useMessages('alerts');
  const { kind, token } = usePageData<typeof loader>();
  return (
    <>
      <PageHead title={t('confirmTitle')} noindex />
      <AlertLink kind={kind} token={token} />
    </>
  );
}
