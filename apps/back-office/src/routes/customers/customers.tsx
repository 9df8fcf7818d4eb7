import { useLoaderData } from 'react-router';
import { CustomerList } from '../../features/customers/customer-list.tsx';
import { readCustomers } from '../../features/customers/customer.ts';
import { CustomerListDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { DeferredRows } from '../../shell/deferred-rows.tsx';
import { Page } from '../../shell/page.tsx';

export function clientLoader({ request }: { readonly request: Request }) {
  return deferred(ask(CustomerListDocument, readCustomers(new URL(request.url).searchParams)), 'queues');
}

/** Everybody with an account. */
export default function Customers() {
  const t = useMessages('customers');
  const { answer } = useLoaderData<typeof clientLoader>();
  return (
    <Page isList title={t('title')}>
      <DeferredRows answer={answer}>{({ customers }) => <CustomerList {...customers} />}</DeferredRows>
    </Page>
  );
}
