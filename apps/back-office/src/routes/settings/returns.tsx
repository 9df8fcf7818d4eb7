import { Suspense, use } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { History } from '../../features/audit/history.tsx';
import { LazyDifferences } from '../../features/audit/lazy-differences.tsx';
import { ReturnSettingsPage } from '../../features/settings/return-settings-page.tsx';
import { ReturnSettingsDocument, type ReturnSettingsQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useChanges } from '../../lib/events/use-changes.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { Page } from '../../shell/page.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export const clientLoader = () => deferred(ask(ReturnSettingsDocument), 'settings');

function Content({ answer }: { readonly answer: Promise<ReturnSettingsQuery> }) {
  const { returnSettings } = use(answer);
  const person = usePerson();
  const { revalidate } = useRevalidator();
  // What others save comes in below what is typed here.
  useChanges(({ entity, id }) => {
    if (entity === 'setting' && id === 'returns') void revalidate();
  });
  const history = may(person, 'audit.read') && (
    <History differences={LazyDifferences} entity="setting" id="returns" version={returnSettings.version} />
  );
  return <ReturnSettingsPage settings={returnSettings} mayEdit={may(person, 'settings.edit')} history={history} />;
}

export default function ReturnSettings() {
  const t = useMessages('settings');
  const { answer } = useLoaderData<typeof clientLoader>();
  const waiting = (
    <Page title={t('returnsTitle')}>
      <SkeletonRows count={6} />
    </Page>
  );
  return (
    <Suspense fallback={waiting}>
      <Content answer={answer} />
    </Suspense>
  );
}
