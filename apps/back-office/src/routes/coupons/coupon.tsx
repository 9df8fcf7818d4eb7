import { Suspense, use } from 'react';
import { useLoaderData, useParams, useRevalidator } from 'react-router';
import { History } from '../../features/audit/history.tsx';
import { CouponPage } from '../../features/coupons/coupon-page.tsx';
import { CouponDocument, type CouponQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useChanges } from '../../lib/events/use-changes.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { Page } from '../../shell/page.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export function clientLoader({ params }: { readonly params: { readonly code?: string } }) {
  return deferred(ask(CouponDocument, { code: params.code ?? '' }), 'coupons', 'desk');
}

function Content({ answer }: { readonly answer: Promise<CouponQuery> }) {
  const { coupon, couponChoices } = use(answer);
  const person = usePerson();
  const { revalidate } = useRevalidator();
  useChanges((change) => {
    if (change.entity === 'coupon' && change.id === coupon.id) void revalidate();
  });
  const history = may(person, 'audit.read') && <History entity="coupon" id={coupon.id} version={coupon.version} />;
  return (
    <CouponPage
      key={coupon.id}
      coupon={coupon}
      choices={couponChoices}
      mayEdit={may(person, 'coupons.edit', 'everywhere')}
      seesCustomers={may(person, 'customers.read', 'everywhere')}
      history={history}
    />
  );
}

/** One coupon, by any of its codes. */
export default function CouponRoute() {
  const t = useMessages('coupons');
  const { code = '' } = useParams();
  const { answer } = useLoaderData<typeof clientLoader>();
  const waiting = (
    <Page title={code} back={{ to: '/coupons', label: t('back') }}>
      <SkeletonRows count={6} />
    </Page>
  );
  return (
    <Suspense key={code} fallback={waiting}>
      <Content answer={answer} />
    </Suspense>
  );
}
