import { use } from 'react';
import { useLoaderData, useParams } from 'react-router';
import { deedOf } from '../../features/import/run.ts';
import { RunScreen } from '../../features/import/run-screen.tsx';
import { ImportRunStateDocument, type ImportRunStateQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { DeferredPage } from '../../shell/deferred-page.tsx';
import { Page } from '../../shell/page.tsx';

export const clientLoader = ({ params }: { readonly params: { readonly id?: string } }) =>
  deferred(ask(ImportRunStateDocument, { id: params.id ?? '' }), 'import');

function Content({ answer }: { readonly answer: Promise<ImportRunStateQuery> }) {
  const t = useMessages('import');
  const { bulkRun } = use(answer);
  const name = bulkRun.fileName ?? t('title');
  return (
    <Page title={t(`name.${deedOf(bulkRun)}`, { name })} back={{ to: '/import', label: t('title') }}>
      <RunScreen first={bulkRun} />
    </Page>
  );
}

/** One file that was brought. */
export default function ImportRunRoute() {
  const t = useMessages('import');
  const { id = '' } = useParams();
  const { answer } = useLoaderData<typeof clientLoader>();
  return (
    <DeferredPage key={id} title={t('title')} back={{ to: '/import', label: t('title') }} rows={6}>
      <Content answer={answer} />
    </DeferredPage>
  );
}
