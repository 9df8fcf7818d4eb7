import { Suspense, use } from 'react';
import { useLoaderData } from 'react-router';
import { CustomerList } from '../../features/customers/customer-list.tsx';
import { readCustomers } from '../../features/customers/customer.ts';
import { CustomerListDocument, type CustomerListQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { Page } from '../../shell/page.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export function clientLoader({ request }: { readonly request: Request }) {
  return deferred(ask(CustomerListDocument, readCustomers(new URL(request.url).searchParams)), 'queues');
}

function Rows({ answer }: { readonly answer: Promise<CustomerListQuery> }) {
  return <CustomerList {...use(answer).customers} />;
}

/** Everybody with an account. */
export default function Customers() {
  const t = useMessages('customers');
  const { answer } = useLoaderData<typeof clientLoader>();
  return (
    <Page isList title={t('title')}>
      <Suspense fallback={<SkeletonRows />}>
        <Rows answer={answer} />
      </Suspense>
    </Page>
  );
}
