import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { CouponList } from '../../features/coupons/coupon-list.tsx';
import { readCoupons } from '../../features/coupons/coupon.ts';
import { NewCoupon } from '../../features/coupons/new-coupon.tsx';
import { CouponListDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useFreshList } from '../../lib/list/use-fresh-list.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { DeferredRows } from '../../shell/deferred-rows.tsx';
import { Page } from '../../shell/page.tsx';
import { Button } from '../../ui/actions/button.tsx';

export function clientLoader({ request }: { readonly request: Request }) {
  return deferred(ask(CouponListDocument, readCoupons(new URL(request.url).searchParams)), 'coupons', 'queues');
}

/** Discounts for a code. */
export default function Coupons() {
  const t = useMessages('coupons');
  const person = usePerson();
  const { answer } = useLoaderData<typeof clientLoader>();
  const [isNaming, setNaming] = useState(false);
  useFreshList(['coupon']);
  const actions = may(person, 'coupons.edit', 'everywhere') && (
    <Button kind="main" icon="plus" onClick={() => setNaming(true)}>
      {t('create')}
    </Button>
  );
  return (
    <Page isList title={t('title')} actions={actions}>
      <DeferredRows answer={answer}>{({ coupons }) => <CouponList {...coupons} />}</DeferredRows>
      {isNaming && <NewCoupon onClose={() => setNaming(false)} />}
    </Page>
  );
}
