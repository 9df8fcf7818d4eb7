import { use } from 'react';
import { useLoaderData } from 'react-router';
import { History } from '../../features/audit/history.tsx';
import { LazyDifferences } from '../../features/audit/lazy-differences.tsx';
import { ReturnSettingsPage } from '../../features/settings/return-settings-page.tsx';
import { ReturnSettingsDocument, type ReturnSettingsQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useFreshThing } from '../../lib/events/use-fresh-thing.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { DeferredPage } from '../../shell/deferred-page.tsx';

export const clientLoader = () => deferred(ask(ReturnSettingsDocument), 'settings');

function Content({ answer }: { readonly answer: Promise<ReturnSettingsQuery> }) {
  const { returnSettings } = use(answer);
  const person = usePerson();
  useFreshThing('setting', 'returns');
  const history = may(person, 'audit.read') && (
    <History differences={LazyDifferences} entity="setting" id="returns" version={returnSettings.version} />
  );
  return <ReturnSettingsPage settings={returnSettings} mayEdit={may(person, 'settings.edit')} history={history} />;
}

export default function ReturnSettings() {
  const t = useMessages('settings');
  const { answer } = useLoaderData<typeof clientLoader>();
  return (
    <DeferredPage title={t('returnsTitle')} rows={6}>
      <Content answer={answer} />
    </DeferredPage>
  );
}
