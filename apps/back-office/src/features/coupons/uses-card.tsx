import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { CouponUsesDocument, type CouponUsesQuery } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useLoaded } from '../../lib/list/use-loaded.ts';
import { TextButton } from '../../ui/actions/text-button.tsx';
import { Card } from '../../ui/show/card.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';
import { Failed } from '../../ui/show/state-note.tsx';
import type { Column } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Coupon } from './coupon.ts';
import styles from './coupons.module.css';

type Use = CouponUsesQuery['couponUses']['items'][number];
const pageSize = 25;

function useColumns(isSeries: boolean): readonly Column<Use>[] {
  const t = useMessages('coupons');
  const { moment } = useFormats();
  return [
    {
      id: 'order',
      title: t('order'),
      cell: ({ order }) =>
        order ? <Link to={`/orders/${order}`}>{order}</Link> : <span className={styles.quiet}>{t('otherBranch')}</span>,
      isTitle: true,
    },
    ...(isSeries ? [{ id: 'code', title: t('code'), cell: ({ code }: Use) => code, phone: 'note' as const }] : []),
    { id: 'usedAt', title: t('usedAt'), cell: ({ usedAt }) => <time dateTime={usedAt}>{moment(usedAt)}</time>, phone: 'end' },
    {
      id: 'note',
      title: t('note'),
      cell: ({ releasedAt, isOverLimit }) =>
        releasedAt ? t('released', { moment: moment(releasedAt) }) : isOverLimit ? t('overLimit') : '–',
      isQuiet: true,
      phone: 'state',
    },
  ];
}

/** The orders that used it, the newest first. */
export function UsesCard({ coupon: { id, used, codes } }: { readonly coupon: Coupon }) {
  const t = useMessages('coupons');
  const [first, setFirst] = useState(pageSize);
  const load = useCallback(async () => {
    // Read again when there are more of them.
    void used;
    return (await ask(CouponUsesDocument, { code: id, list: { first } })).couponUses;
  }, [id, used, first]);
  const loaded = useLoaded(load);
  const columns = useColumns(codes > 1);
  return (
    <Card isFlush title={t('uses')} note={t('usesWhat')}>
      {loaded.state === 'loading' && <SkeletonRows count={3} />}
      {loaded.state === 'failed' && <Failed requestId={loaded.error.requestId} onRetry={loaded.retry} />}
      {loaded.state === 'done' && loaded.value.items.length === 0 && <p className={styles.nothing}>{t('unused')}</p>}
      {loaded.state === 'done' && loaded.value.items.length > 0 && (
        <>
          <DataTable
            caption={t('uses')}
            columns={columns}
            rows={loaded.value.items}
            rowId={(use) => use.id}
            rowName={({ order, usedAt }) => order ?? usedAt}
            isFaint={({ releasedAt }) => Boolean(releasedAt)}
          />
          {loaded.value.page.next && first < 200 && (
            <p className={styles.nothing}>
              <TextButton onClick={() => setFirst(200)}>{t('more')}</TextButton>
            </p>
          )}
        </>
      )}
    </Card>
  );
}
