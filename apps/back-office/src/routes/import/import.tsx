import { Suspense, use } from 'react';
import { useLoaderData } from 'react-router';
import { ImportScreen } from '../../features/import/import-screen.tsx';
import { ImportRunsDocument, type ImportRunsQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { Page } from '../../shell/page.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export const clientLoader = () => deferred(ask(ImportRunsDocument), 'import');

function Content({ answer }: { readonly answer: Promise<ImportRunsQuery> }) {
  return <ImportScreen runs={use(answer).bulkRuns} />;
}

/** Files, from the table of a colleague into the shop and back. */
export default function ImportRoute() {
  const t = useMessages('import');
  const { answer } = useLoaderData<typeof clientLoader>();
  return (
    <Page title={t('title')}>
      <Suspense fallback={<SkeletonRows count={6} />}>
        <Content answer={answer} />
      </Suspense>
    </Page>
  );
}
