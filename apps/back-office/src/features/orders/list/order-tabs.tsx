import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { OrderTabsDocument, type OrderListQuery } from '../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { useChosenBranch } from '../../../lib/branches/chosen-branch.ts';
import { useLive } from '../../../lib/events/use-live.ts';
import { filtered } from '../../../lib/list/place.ts';
import { TabLinks } from '../../../ui/show/tab-links.tsx';
import styles from './list.module.css';
import { readTab, tabNames, viewQuery } from './order-filters.ts';
import { RemoveView } from './views/remove-view.tsx';
import type { View } from './views/use-views.ts';

type TabName = (typeof tabNames)[number];

/** How many each view has, asked for when the rows are there: nobody waits for a number. */
function useCounts(answer: Promise<OrderListQuery>): (tab: TabName) => string | undefined {
  const t = useMessages('orders');
  const { number } = useFormats();
  const branch = useChosenBranch()?.code ?? null;
  const load = useCallback(async () => {
    // Whether the rows came or not, the tabs are counted.
    await Promise.allSettled([answer]);
    return (await ask(OrderTabsDocument, { branch })).orderTabs;
  }, [answer, branch]);
  const counts = useLive(load, ['order']);
  return (tab) => {
    const counted = counts?.find((one) => one.tab === tab);
    return counted && (counted.countIsCapped ? t('capped', { count: number(counted.count) }) : number(counted.count));
  };
}

type Props = { readonly answer: Promise<OrderListQuery>; readonly views: readonly View[]; readonly onRemoved: () => void };

/** What staff looks at most, and what somebody kept. */
export function OrderTabs({ answer, views, onRemoved }: Props) {
  const t = useMessages('orders');
  const countOf = useCounts(answer);
  const [params] = useSearchParams();
  const current = viewQuery(params);
  const open = views.find(({ query }) => query !== '' && query === current);
  const tabs = tabNames.map((tab) => {
    const count = countOf(tab);
    const to = `?${filtered(params, { tab: tab === 'all' ? undefined : tab }).toString()}`;
    return { to, label: t(`tab.${tab}`), isCurrent: !open && tab === readTab(params), ...(count === undefined ? {} : { count }) };
  });
  const kept = views.map((view) => ({
    to: `?${view.query}`,
    label: view.name,
    icon: view.isShared ? ('users' as const) : ('user' as const),
    isCurrent: view === open,
  }));
  const after = open?.isMine && (
    <span className={styles.removeView}>
      <RemoveView key={open.id} view={open} onRemoved={onRemoved} />
    </span>
  );
  return <TabLinks label={t('views')} tabs={[...tabs, ...kept]} after={after} />;
}
