import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { useLive } from '../../lib/events/use-live.ts';
import { filtered } from '../../lib/list/place.ts';
import { TabLinks } from '../../ui/show/tab-links.tsx';
import styles from './list.module.css';
import { RemoveView } from './views/remove-view.tsx';
import type { View } from './views/use-views.ts';

type Counted = { readonly tab: string; readonly count: number; readonly countIsCapped: boolean };

export type Tabs = {
  /** The first is what an address without a word means. */
  readonly tabs: readonly { readonly name: string; readonly label: string }[];
  readonly current: string;
  /** How many each view has; must not change between renders. */
  readonly load: () => Promise<readonly Counted[]>;
  /** What it is counted anew for. */
  readonly entity: string;
};

type Props = Tabs & {
  readonly answer: Promise<unknown>;
  readonly views: readonly View[];
  /** The address as far as it is kept. */
  readonly query: string;
  readonly onRemoved: () => void;
};

/** How many each view has, asked for when the rows are there: nobody waits for a number. */
function useCounts({ answer, load, entity }: Pick<Props, 'answer' | 'load' | 'entity'>): (tab: string) => string | undefined {
  const t = useMessages('views');
  const { number } = useFormats();
  const loadAfter = useCallback(async () => {
    // Whether the rows came or not, the tabs are counted.
    await Promise.allSettled([answer]);
    return load();
  }, [answer, load]);
  const counts = useLive(loadAfter, [entity]);
  return (tab) => {
    const counted = counts?.find((one) => one.tab === tab);
    return counted && (counted.countIsCapped ? t('capped', { count: number(counted.count) }) : number(counted.count));
  };
}

/** What staff looks at most, and what somebody kept. */
export function ListTabs({ tabs, current, views, query, onRemoved, ...counted }: Props) {
  const t = useMessages('views');
  const countOf = useCounts(counted);
  const [params] = useSearchParams();
  const open = views.find((view) => view.query !== '' && view.query === query);
  const links = tabs.map(({ name, label }, index) => {
    const count = countOf(name);
    const to = `?${filtered(params, { tab: index === 0 ? undefined : name }).toString()}`;
    return { to, label, isCurrent: !open && name === current, ...(count === undefined ? {} : { count }) };
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
  return <TabLinks label={t('views')} tabs={[...links, ...kept]} after={after} />;
}
