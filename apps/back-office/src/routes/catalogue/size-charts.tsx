import { Suspense, use, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { SizeChartList } from '../../features/catalogue/charts/size-chart-list.tsx';
import { NewChart } from '../../features/catalogue/charts/new-chart.tsx';
import { CatalogueTabs } from '../../features/catalogue/shared/catalogue-tabs.tsx';
import { SizeChartListDocument, type SizeChartListQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useChanges } from '../../lib/events/use-changes.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { Page } from '../../shell/page.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export function clientLoader() {
  return deferred(ask(SizeChartListDocument), 'catalogue');
}

function Rows({ answer }: { readonly answer: Promise<SizeChartListQuery> }) {
  return <SizeChartList {...use(answer)} />;
}

function Making({ answer, onClose }: { readonly answer: Promise<SizeChartListQuery>; readonly onClose: () => void }) {
  return <NewChart attributes={use(answer).attributes} onClose={onClose} />;
}

/** What sizes mean for a body. */
export default function SizeCharts() {
  const t = useMessages('catalogue');
  const person = usePerson();
  const { answer } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const [isMaking, setMaking] = useState(false);
  useChanges(({ entity }) => {
    if (entity === 'chart') void revalidate();
  });
  const actions = may(person, 'catalog.edit', 'everywhere') && (
    <Button kind="main" icon="plus" onClick={() => setMaking(true)}>
      {t('newChart')}
    </Button>
  );
  return (
    <Page isList title={t('charts')} actions={actions}>
      <CatalogueTabs />
      <Suspense fallback={<SkeletonRows />}>
        <Rows answer={answer} />
      </Suspense>
      {isMaking && (
        <Suspense>
          <Making answer={answer} onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </Page>
  );
}
