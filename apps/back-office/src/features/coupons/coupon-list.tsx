import type { CouponListQuery } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { QueueBar } from '../../shell/queue/queue-bar.tsx';
import { QueueRows } from '../../shell/queue/queue-rows.tsx';
import { QueueTabs } from '../../shell/queue/queue-tabs.tsx';
import { useQueue } from '../../shell/queue/use-queue.ts';
import type { Column } from '../../ui/table/columns.ts';
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
  const tab = tabIn(queue.params);
  return (
    <>
      <QueueTabs param="tab" names={tabs} current={tab} labelOf={(name) => t(`tab.${name}`)} />
      <QueueBar queue={queue} search={{ label: t('searchLabel'), placeholder: t('searchHint') }} />
      <QueueRows
        caption={t('title')}
        columns={columns}
        rows={items}
        rowId={({ id }) => id}
        rowName={({ id }) => id}
        rowHref={({ id }) => `/coupons/${encodeURIComponent(id)}`}
        isFaint={({ state }) => state !== 'running' && state !== 'planned'}
        page={page}
        queue={queue}
        tabs={tabs}
        tab={tab}
        empty={{ icon: 'tag', title: t('empty'), why: t('emptyWhy') }}
      />
    </>
  );
}
