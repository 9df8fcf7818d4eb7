import { Suspense, use } from 'react';
import { useLoaderData } from 'react-router';
import { CustomerList } from '../../features/customers/customer-list.tsx';
import { readCustomers } from '../../features/customers/customer.ts';
import { CustomerListDocument, type CustomerListQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { learn } from '../../lib/language.ts';
import { Page } from '../../shell/page.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

/** Not waited for: the screen is there at once, and the rows when they come. */
export async function clientLoader({ request }: { readonly request: Request }) {
  const answer = ask(CustomerListDocument, readCustomers(new URL(request.url).searchParams));
  // Whoever shows it says what is wrong.
  answer.catch(() => undefined);
  await learn('queues');
  return { answer };
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
