import { use } from 'react';
import { useLoaderData } from 'react-router';
import { History } from '../../features/audit/history.tsx';
import { LazyDifferences } from '../../features/audit/lazy-differences.tsx';
import { ThresholdsPage } from '../../features/settings/thresholds-page.tsx';
import { ThresholdsDocument, type ThresholdsQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useFreshThing } from '../../lib/events/use-fresh-thing.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { DeferredPage } from '../../shell/deferred-page.tsx';

export const clientLoader = () => deferred(ask(ThresholdsDocument), 'settings');

function Content({ answer }: { readonly answer: Promise<ThresholdsQuery> }) {
  const { thresholds } = use(answer);
  const person = usePerson();
  useFreshThing('setting', 'thresholds');
  const history = may(person, 'audit.read') && (
    <History differences={LazyDifferences} entity="setting" id="thresholds" version={thresholds.version} />
  );
  return <ThresholdsPage thresholds={thresholds} mayEdit={may(person, 'settings.edit')} history={history} />;
}

export default function Thresholds() {
  const t = useMessages('settings');
  const { answer } = useLoaderData<typeof clientLoader>();
  return (
    <DeferredPage title={t('title')} rows={6}>
      <Content answer={answer} />
    </DeferredPage>
  );
}
