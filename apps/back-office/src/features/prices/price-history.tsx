import { useCallback } from 'react';
import { Link } from 'react-router';
import { ArticlePricesDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useLoaded } from '../../lib/list/use-loaded.ts';
import { useNow } from '../../lib/use-now.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';
import { PriceTable } from './price-table.tsx';
import { groupViews } from './prices.ts';
import styles from './prices.module.css';

/** What was, is and will be asked for an article, to look at; it is changed on its own page. */
export function PriceHistory({ sku }: { readonly sku: string }) {
  const t = useMessages('prices');
  const now = useNow();
  const loaded = useLoaded(useCallback(async () => (await ask(ArticlePricesDocument, { sku })).articlePrices, [sku]));
  if (loaded.state === 'loading') return <SkeletonRows count={3} />;
  if (loaded.state === 'failed') return <CallProblem error={loaded.error} />;
  const groups = groupViews(loaded.value.views);
  return (
    <>
      {groups.map((group) => (
        <PriceTable key={group[0]?.view} prices={loaded.value} group={group} isAll={groups.length === 1} mayEdit={false} now={now} />
      ))}
      <p>
        <Link className={styles.link} to={`/prices/${encodeURIComponent(sku)}`}>
          {t('toPrices')}
        </Link>
      </p>
    </>
  );
}
