import { useLoaderData } from 'react-router';
import { ExportButton } from '../../features/orders/list/export-button.tsx';
import { readList } from '../../features/orders/list/order-filters.ts';
import { OrderList } from '../../features/orders/list/order-list.tsx';
import { OrderListDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { chosenBranch } from '../../lib/branches/chosen-branch.ts';
import { deferred } from '../../lib/deferred.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { Page } from '../../shell/page.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';

export function clientLoader({ request }: { readonly request: Request }) {
  const { searchParams } = new URL(request.url);
  return deferred(ask(OrderListDocument, readList(searchParams, chosenBranch())));
}

/** Every order somebody may see. */
export default function Orders() {
  const t = useMessages('orders');
  const person = usePerson();
  const { answer } = useLoaderData<typeof clientLoader>();
  return (
    <Page
      isList
      title={t('title')}
      actions={
        <>
          {may(person, 'orders.export') && <ExportButton />}
          {may(person, 'orders.create') && (
            <ButtonLink icon="plus" to="/orders/new">
              {t('telephoneOrder')}
            </ButtonLink>
          )}
        </>
      }
    >
      <OrderList answer={answer} />
    </Page>
  );
}
