import { use } from 'react';
import { useLoaderData, useParams } from 'react-router';
import { History } from '../../features/audit/history.tsx';
import { CouponPage } from '../../features/coupons/coupon-page.tsx';
import { CouponDocument, type CouponQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useFreshThing } from '../../lib/events/use-fresh-thing.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { DeferredPage } from '../../shell/deferred-page.tsx';

export function clientLoader({ params }: { readonly params: { readonly code?: string } }) {
  return deferred(ask(CouponDocument, { code: params.code ?? '' }), 'coupons', 'desk');
}

function Content({ answer }: { readonly answer: Promise<CouponQuery> }) {
  const { coupon, couponChoices } = use(answer);
  const person = usePerson();
  useFreshThing('coupon', coupon.id);
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
  return (
    <DeferredPage key={code} title={code} back={{ to: '/coupons', label: t('back') }} rows={6}>
      <Content answer={answer} />
    </DeferredPage>
  );
}
