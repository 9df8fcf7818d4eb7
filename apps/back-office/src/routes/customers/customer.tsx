import { use, useEffect } from 'react';
import { useLoaderData, useParams, useRevalidator } from 'react-router';
import { History } from '../../features/audit/history.tsx';
import { LazyDifferences } from '../../features/audit/lazy-differences.tsx';
import { CustomerPage } from '../../features/customers/customer-page.tsx';
import { ReasonForm } from '../../features/customers/reason-form.tsx';
import { PrivacyCard } from '../../features/privacy/privacy-card.tsx';
import { visits } from '../../features/customers/visits.ts';
import { OpenCustomerDocument, type OpenCustomerMutation } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useChanges } from '../../lib/events/use-changes.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { DeferredPage } from '../../shell/deferred-page.tsx';
import { Page } from '../../shell/page.tsx';

/** Opening it is an entry of the log: one a visit, however often it asks again. */
export function clientLoader({ params }: { readonly params: { readonly id?: string } }) {
  const id = params.id ?? '';
  return deferred(ask(OpenCustomerDocument, { id, ...visits.of(id) }), 'queues');
}

function Content({ id, answer }: { readonly id: string; readonly answer: Promise<OpenCustomerMutation> }) {
  const t = useMessages('customers');
  const { openCustomer: opened } = use(answer);
  const person = usePerson();
  const { revalidate } = useRevalidator();
  useChanges((change) => {
    if (change.entity === 'customer' && change.id === id && change.action !== 'customer.open') void revalidate();
  });
  if (opened.__typename === 'Refusal')
    return (
      <Page title={t('title')} back={{ to: '/customers', label: t('back') }}>
        <ReasonForm
          onGive={(reason) => {
            visits.give(id, reason);
            void revalidate();
          }}
        />
      </Page>
    );
  const history = may(person, 'audit.read') && <History differences={LazyDifferences} entity="customer" id={id} version={opened.version} />;
  const requests = opened.privacyRequests;
  const privacy = requests && <PrivacyCard customer={id} requests={requests} mayNote={opened.can.includes('editCustomer')} />;
  return <CustomerPage key={id} customer={opened} history={history} privacy={privacy} />;
}

/** One customer. */
export default function CustomerRoute() {
  const t = useMessages('customers');
  const { id = '' } = useParams();
  const { answer } = useLoaderData<typeof clientLoader>();
  useEffect(() => () => visits.end(id), [id]);
  return (
    <DeferredPage key={id} title={t('title')} back={{ to: '/customers', label: t('back') }} rows={8}>
      <Content id={id} answer={answer} />
    </DeferredPage>
  );
}
