import type { CouponListQuery } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { QueueFoot } from '../../shell/queue/queue-foot.tsx';
import { QueueTabs } from '../../shell/queue/queue-tabs.tsx';
import { useQueue } from '../../shell/queue/use-queue.ts';
import { EmptyState, NoMatch } from '../../ui/show/state-note.tsx';
import type { Column } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { FilterBar } from '../../ui/table/filter-bar.tsx';
import { CouponPill } from './coupon-pill.tsx';
import { tabIn, tabs, type Coupon } from './coupon.ts';
import { usePeriodText, useRuleText } from './use-coupon-texts.ts';

function useColumns(): readonly Column<Coupon>[] {
  const t = useMessages('coupons');
  const { number } = useFormats();
  const ruleText = useRuleText();
  const periodText = usePeriodText();
  const usesText = ({ used, usesPerCoupon, codes }: Coupon): string =>
    usesPerCoupon ? t('usedOf', { used: number(used), limit: number(usesPerCoupon * codes) }) : number(used);
  return [
    { id: 'code', title: t('code'), cell: ({ id }) => id, isTitle: true },
    { id: 'state', title: t('stateName'), cell: ({ state }) => <CouponPill state={state} />, phone: 'state' },
    { id: 'rule', title: t('rule'), cell: (coupon) => ruleText(coupon), phone: 'end' },
    { id: 'period', title: t('period'), cell: (coupon) => periodText(coupon), phone: 'note' },
    { id: 'codes', title: t('codes'), cell: ({ codes }) => (codes > 1 ? number(codes) : '–'), align: 'end', isQuiet: true },
    { id: 'used', title: t('used'), cell: usesText, align: 'end' },
  ];
}

/** Discounts for a code, the newest first. */
export function CouponList({ items, page }: CouponListQuery['coupons']) {
  const t = useMessages('coupons');
  const queue = useQueue();
  const columns = useColumns();
  const isFiltered = queue.isFiltered || tabIn(queue.params) !== 'all';
  return (
    <>
      <QueueTabs param="tab" names={tabs} current={tabIn(queue.params)} labelOf={(tab) => t(`tab.${tab}`)} countOf={() => undefined} />
      <FilterBar
        search={{ label: t('searchLabel'), placeholder: t('searchHint'), value: queue.searched, onSearch: queue.onSearch }}
        filters={[]}
        values={{}}
        onChange={queue.onFilter}
      />
      {items.length > 0 ? (
        <>
          <DataTable
            caption={t('title')}
            columns={columns}
            rows={items}
            rowId={({ id }) => id}
            rowName={({ id }) => id}
            rowHref={({ id }) => `/coupons/${encodeURIComponent(id)}`}
            isFaint={({ state }) => state !== 'running' && state !== 'planned'}
          />
          <QueueFoot page={page} />
        </>
      ) : isFiltered ? (
        <NoMatch onClear={queue.clear} />
      ) : (
        <EmptyState icon="tag" title={t('empty')}>
          {t('emptyWhy')}
        </EmptyState>
      )}
    </>
  );
}
