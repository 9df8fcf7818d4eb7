import { Suspense, use, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { CouponList } from '../../features/coupons/coupon-list.tsx';
import { readCoupons } from '../../features/coupons/coupon.ts';
import { NewCoupon } from '../../features/coupons/new-coupon.tsx';
import { CouponListDocument, type CouponListQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useChanges } from '../../lib/events/use-changes.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { Page } from '../../shell/page.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export function clientLoader({ request }: { readonly request: Request }) {
  return deferred(ask(CouponListDocument, readCoupons(new URL(request.url).searchParams)), 'coupons', 'queues');
}

function Rows({ answer }: { readonly answer: Promise<CouponListQuery> }) {
  return <CouponList {...use(answer).coupons} />;
}

/** Discounts for a code. */
export default function Coupons() {
  const t = useMessages('coupons');
  const person = usePerson();
  const { answer } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const [isNaming, setNaming] = useState(false);
  useChanges(({ entity }) => {
    if (entity === 'coupon') void revalidate();
  });
  const actions = may(person, 'coupons.edit', 'everywhere') && (
    <Button kind="main" icon="plus" onClick={() => setNaming(true)}>
      {t('create')}
    </Button>
  );
  return (
    <Page isList title={t('title')} actions={actions}>
      <Suspense fallback={<SkeletonRows />}>
        <Rows answer={answer} />
      </Suspense>
      {isNaming && <NewCoupon onClose={() => setNaming(false)} />}
    </Page>
  );
}
