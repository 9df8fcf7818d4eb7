import { useLoaderData } from 'react-router';
import { ExportButton } from '../../features/orders/list/export-button.tsx';
import { readList } from '../../features/orders/list/order-filters.ts';
import { OrderList } from '../../features/orders/list/order-list.tsx';
import { OrderListDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { chosenBranch } from '../../lib/branches/chosen-branch.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { Page } from '../../shell/page.tsx';

/** Not waited for: the screen is there at once, and the rows when they come. */
export function clientLoader({ request }: { readonly request: Request }) {
  const { searchParams } = new URL(request.url);
  return { answer: ask(OrderListDocument, readList(searchParams, chosenBranch())) };
}

/** Every order somebody may see. */
export default function Orders() {
  const t = useMessages('orders');
  const { answer } = useLoaderData<typeof clientLoader>();
  return (
    <Page isList title={t('title')} actions={may(usePerson(), 'orders.export') && <ExportButton />}>
      <OrderList answer={answer} />
    </Page>
  );
}
