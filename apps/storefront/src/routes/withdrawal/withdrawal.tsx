import { useActionData } from 'react-router';
import { Breadcrumbs } from '../../features/navigation/breadcrumbs.tsx';
import { contentPath } from '../../features/navigation/footer-links.ts';
import { prefilled } from '../../features/withdrawal/known-order.ts';
import { readStatement } from '../../features/withdrawal/statement.ts';
import { WithdrawalConfirm } from '../../features/withdrawal/withdrawal-confirm.tsx';
import { WithdrawalForm } from '../../features/withdrawal/withdrawal-form.tsx';
import { WithdrawalReceipt } from '../../features/withdrawal/withdrawal-receipt.tsx';
import type { WithdrawalStep } from '../../features/withdrawal/withdrawal-step.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { pageAction, pageLoader } from '../../lib/page/page-loader.ts';
import { usePageData } from '../../rendering/loader-data.ts';
import { screenAlternates, screenHref, screenPath } from '../../lib/page/screen-paths.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { successPath } from '../../lib/session/placed-order.ts';
import { orderOfStatement, takeWithdrawal } from './take-withdrawal.ts';
import styles from '../content/text-view.module.css';

export const loader = pageLoader(async ({ url, shop, storeView, storeViews }) => {
  const statement = readStatement(url.searchParams);
  const order = await orderOfStatement(shop, statement);
  return {
    statement: order ? prefilled(statement, order) : statement,
    order,
    isDeepLink: url.search !== '',
    alternates: screenAlternates('withdrawal', storeView, storeViews),
  };
});
export const action = pageAction(takeWithdrawal);

/** The electronic withdrawal function (LAW-08): form, confirmation, receipt, without login, cookie or JavaScript. */
export default function WithdrawalRoute() {
  const { statement, order, isDeepLink } = usePageData<typeof loader>();
  const taken = useActionData<typeof action>();
  const t = useMessages('withdrawal');
  const { storeView } = useShopState();
  return (
    <div className={styles.page}>
      <PageHead
        title={t('title')}
        description={t('metaDescription')}
        canonicalPath={`/${screenPath('withdrawal', storeView.language)}`}
        noindex={isDeepLink || taken !== undefined}
      />
      <Breadcrumbs homeHref={localPath(storeView, '')} items={[{ name: t('title') }]} />
      <Step step={taken ?? { step: 'form', statement, order, faults: {} }} />
    </div>
  );
}

function Step({ step }: { readonly step: WithdrawalStep }) {
  const { storeView } = useShopState();
  const action = screenHref(storeView, 'withdrawal');
  const page = (name: Parameters<typeof contentPath>[1]): string => localPath(storeView, contentPath(storeView.language, name));
  switch (step.step) {
    case 'form':
      return <WithdrawalForm {...step} action={action} privacyHref={page('privacy')} informationHref={page('withdrawalRight')} />;
    case 'confirm':
      return <WithdrawalConfirm action={action} statement={step.statement} order={step.order} />;
    case 'receipt':
      return (
        <WithdrawalReceipt
          {...step}
          orderHref={localPath(storeView, step.order ? successPath(step.order) : 'order-lookup')}
          returnsHref={page('returns')}
        />
      );
  }
}
