import { Suspense, use } from 'react';
import { useLoaderData } from 'react-router';
import { ExportButton } from '../../features/newsletter/export-button.tsx';
import { SubscriptionList } from '../../features/newsletter/subscription-list.tsx';
import { readSubscriptions } from '../../features/newsletter/subscription.ts';
import { SubscriptionListDocument, type SubscriptionListQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { Page } from '../../shell/page.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export function clientLoader({ request }: { readonly request: Request }) {
  return deferred(ask(SubscriptionListDocument, readSubscriptions(new URL(request.url).searchParams)), 'queues');
}

function Rows({ answer }: { readonly answer: Promise<SubscriptionListQuery> }) {
  return <SubscriptionList {...use(answer).subscriptions} />;
}

/** Who agreed to the newsletter, with the proof (LAW-19). */
export default function Newsletter() {
  const t = useMessages('newsletter');
  const { answer } = useLoaderData<typeof clientLoader>();
  return (
    <Page isList title={t('title')} note={t('note')} actions={may(usePerson(), 'newsletter.export') && <ExportButton />}>
      <Suspense fallback={<SkeletonRows />}>
        <Rows answer={answer} />
      </Suspense>
    </Page>
  );
}
