import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { useNow } from '../../lib/use-now.ts';
import { Page } from '../../shell/page.tsx';
import { PageColumns } from '../../ui/show/page-columns.tsx';
import { AsOf } from './as-of.tsx';
import { PriceForm } from './price-form.tsx';
import { PriceTable } from './price-table.tsx';
import { groupViews, type ArticlePrices } from './prices.ts';
import { TierForm } from './tier-form.tsx';
import { TierTable } from './tier-table.tsx';

type Props = { readonly prices: ArticlePrices; readonly mayEdit: boolean; readonly history: ReactNode };

/** The prices of an article: what was, is and will be asked, and setting another. */
export function PricesPage({ prices, mayEdit, history }: Props) {
  const t = useMessages('prices');
  const now = useNow();
  const groups = groupViews(prices.views);
  const summary = (
    <>
      {mayEdit && <PriceForm prices={prices} now={now} />}
      <AsOf prices={prices} now={now} />
      {mayEdit && <TierForm prices={prices} now={now} />}
    </>
  );
  return (
    <Page title={prices.name} note={prices.id} back={{ to: '/prices', label: t('back') }}>
      <PageColumns summary={summary}>
        {groups.map((group) => (
          <PriceTable
            key={group[0]?.view}
            prices={prices}
            group={group}
            isAll={group.length === prices.views.length}
            mayEdit={mayEdit}
            now={now}
          />
        ))}
        <TierTable prices={prices} mayEdit={mayEdit} />
        {history}
      </PageColumns>
    </Page>
  );
}
