import type { ReactNode } from 'react';
import { EditSizeChartDocument, RemoveSizeChartDocument, type SizeChartQuery } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { Page } from '../../../shell/page.tsx';
import { PageColumns } from '../../../ui/show/page-columns.tsx';
import { RemoveCard } from '../shared/remove-card.tsx';
import { ThingBar, ThingFound } from '../shared/thing-foot.tsx';
import { useFieldWords, useThing } from '../shared/thing.ts';
import { SizeRows } from './size-rows.tsx';
import { TestPerson } from './test-person.tsx';

type Props = SizeChartQuery & { readonly history: ReactNode };

/** Everything of a size chart, and somebody to try it on. */
export function SizeChartPage({ sizeChart, productChoices, history }: Props) {
  const t = useMessages('catalogue');
  const { key, name, version, sizes } = sizeChart;
  const edits = useThing({
    entity: 'chart',
    id: key,
    thing: sizeChart,
    send: async (edit) => (await ask(EditSizeChartDocument, { edit })).editSizeChart,
    savedOf: (saved) => saved.sizeChart,
  });
  const words = useFieldWords((path) => {
    const [kind, id = '', store = ''] = path.split('.');
    if (kind === 'order') return t('behind');
    return kind === 'label'
      ? t('sizeIn', { size: sizes.find((size) => size.id === id)?.label ?? id, store: store.toUpperCase() })
      : undefined;
  });
  const form = { stores: productChoices.stores, edits };
  return (
    <Page title={name} back={{ to: '/size-charts', label: t('backToCharts') }} note={t('productCount', { count: sizeChart.products })}>
      <PageColumns
        summary={
          <>
            <TestPerson chart={sizeChart} {...form} />
            {history}
          </>
        }
      >
        <ThingFound edits={edits} words={words} version={version} />
        <SizeRows chart={sizeChart} {...form} isReadOnly={!sizeChart.can.includes('editSizeChart')} />
        {sizeChart.can.includes('removeSizeChart') && (
          <RemoveCard
            name={name}
            products={sizeChart.products}
            list="/size-charts"
            send={async (once) => (await ask(RemoveSizeChartDocument, { id: key, version, key: once })).removeSizeChart}
          />
        )}
      </PageColumns>
      <ThingBar edits={edits} words={words} name={name} />
    </Page>
  );
}
