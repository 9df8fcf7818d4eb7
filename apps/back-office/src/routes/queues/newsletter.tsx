import { useLoaderData } from 'react-router';
import { ExportButton } from '../../features/newsletter/export-button.tsx';
import { SubscriptionList } from '../../features/newsletter/subscription-list.tsx';
import { readSubscriptions } from '../../features/newsletter/subscription.ts';
import { SubscriptionListDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { DeferredRows } from '../../shell/deferred-rows.tsx';
import { Page } from '../../shell/page.tsx';

export function clientLoader({ request }: { readonly request: Request }) {
  return deferred(ask(SubscriptionListDocument, readSubscriptions(new URL(request.url).searchParams)), 'queues');
}

/** Who agreed to the newsletter, with the proof (LAW-19). */
export default function Newsletter() {
  const t = useMessages('newsletter');
  const { answer } = useLoaderData<typeof clientLoader>();
  return (
    <Page isList title={t('title')} note={t('note')} actions={may(usePerson(), 'newsletter.export') && <ExportButton />}>
      <DeferredRows answer={answer}>{({ subscriptions }) => <SubscriptionList {...subscriptions} />}</DeferredRows>
    </Page>
  );
}
