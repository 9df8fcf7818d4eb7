import { use } from 'react';
import { useLoaderData, useParams } from 'react-router';
import { History } from '../../features/audit/history.tsx';
import { SizeChartPage } from '../../features/catalogue/charts/size-chart-page.tsx';
import { SizeChartDocument, type SizeChartQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useFreshThing } from '../../lib/events/use-fresh-thing.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { DeferredPage } from '../../shell/deferred-page.tsx';

export function clientLoader({ params }: { readonly params: { readonly key?: string } }) {
  return deferred(ask(SizeChartDocument, { key: params.key ?? '' }), 'catalogue');
}

function Content({ answer }: { readonly answer: Promise<SizeChartQuery> }) {
  const { sizeChart, productChoices } = use(answer);
  const person = usePerson();
  useFreshThing('chart', sizeChart.key);
  const history = may(person, 'audit.read') && <History entity="chart" id={sizeChart.key} version={sizeChart.version} />;
  return <SizeChartPage key={sizeChart.key} sizeChart={sizeChart} productChoices={productChoices} history={history} />;
}

/** One size chart. */
export default function SizeChartRoute() {
  const t = useMessages('catalogue');
  const { key = '' } = useParams();
  const { answer } = useLoaderData<typeof clientLoader>();
  return (
    <DeferredPage key={key} title={key} back={{ to: '/size-charts', label: t('backToCharts') }} rows={10}>
      <Content answer={answer} />
    </DeferredPage>
  );
}
