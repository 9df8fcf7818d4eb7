import { Suspense, use } from 'react';
import { useLoaderData, useParams } from 'react-router';
import { History } from '../../features/audit/history.tsx';
import { OrderPage } from '../../features/orders/order/order-page.tsx';
import { OrderDocument, type OrderQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { Page } from '../../shell/page.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export function clientLoader({ params }: { readonly params: { readonly number?: string } }) {
  return deferred(ask(OrderDocument, { number: params.number ?? '' }), 'order', 'desk');
}

function Content({ answer }: { readonly answer: Promise<OrderQuery> }) {
  const { order } = use(answer);
  const person = usePerson();
  return (
    <OrderPage
      key={order.number}
      first={order}
      back="/orders"
      history={({ number, version }) => may(person, 'audit.read') && <History entity="order" id={number} version={version} />}
    />
  );
}

/** One order. */
export default function OrderRoute() {
  const t = useMessages('order');
  const { number = '' } = useParams();
  const { answer } = useLoaderData<typeof clientLoader>();
  const waiting = (
    <Page title={number} back={{ to: '/orders', label: t('back') }}>
      <SkeletonRows count={8} />
    </Page>
  );
  return (
    <Suspense key={number} fallback={waiting}>
      <Content answer={answer} />
    </Suspense>
  );
}
