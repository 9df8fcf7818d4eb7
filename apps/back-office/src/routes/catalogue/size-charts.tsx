import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { SizeChartList } from '../../features/catalogue/charts/size-chart-list.tsx';
import { NewChart } from '../../features/catalogue/charts/new-chart.tsx';
import { CatalogueTabs } from '../../features/catalogue/shared/catalogue-tabs.tsx';
import { SizeChartListDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useFreshList } from '../../lib/list/use-fresh-list.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { DeferredRows } from '../../shell/deferred-rows.tsx';
import { Page } from '../../shell/page.tsx';
import { Button } from '../../ui/actions/button.tsx';

export function clientLoader() {
  return deferred(ask(SizeChartListDocument), 'catalogue');
}

/** What sizes mean for a body. */
export default function SizeCharts() {
  const t = useMessages('catalogue');
  const person = usePerson();
  const { answer } = useLoaderData<typeof clientLoader>();
  const [isMaking, setMaking] = useState(false);
  useFreshList(['chart']);
  const actions = may(person, 'catalog.edit', 'everywhere') && (
    <Button kind="main" icon="plus" onClick={() => setMaking(true)}>
      {t('newChart')}
    </Button>
  );
  return (
    <Page isList title={t('charts')} actions={actions}>
      <CatalogueTabs />
      <DeferredRows answer={answer}>
        {(list) => (
          <>
            <SizeChartList {...list} />
            {isMaking && <NewChart attributes={list.attributes} onClose={() => setMaking(false)} />}
          </>
        )}
      </DeferredRows>
    </Page>
  );
}
