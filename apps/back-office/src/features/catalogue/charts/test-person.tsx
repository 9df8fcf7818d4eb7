import { adviseSize, betweenSizes, sizeChartModel, type SizeAdvice } from '@shop/rules/size-advice';
import { sizeTable } from '@shop/rules/size-table';
import { useState } from 'react';
import type { SizeChartQuery } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { Segments } from '../../../ui/show/segments.tsx';
import shared from '../shared/shared.module.css';
import { ownStores, type Store, type ThingEdits } from '../shared/thing.ts';
import styles from './charts.module.css';
import { typedRows } from './typed-rows.ts';

type Props = { readonly chart: SizeChartQuery['sizeChart']; readonly stores: readonly Store[]; readonly edits: ThingEdits };

function useAnswer() {
  const t = useMessages('catalogue');
  return (advice: SizeAdvice | undefined): string => {
    if (!advice) return t('measureFirst');
    if (advice.kind !== 'size') return advice.kind === 'too-small' ? t('tooSmall') : t('tooLarge');
    return advice.isBetween ? t('adviceBetween', { size: advice.size }) : t('advice', { size: advice.size });
  };
}

/** What the shop would recommend somebody, with the chart as it is typed here and before it is saved. */
export function TestPerson({ chart, stores, edits }: Props) {
  const t = useMessages('catalogue');
  const answerOf = useAnswer();
  const own = ownStores(stores);
  const shop = own[0]?.code ?? '';
  const [store, setStore] = useState(shop);
  const [body, setBody] = useState<readonly (number | null)[]>([]);
  const table = sizeTable(typedRows(edits.values, chart.sizes, store, shop), { meaning: t('meaning'), letters: t('letters') });
  const model = sizeChartModel(table);
  const measures = model?.measures ?? [];
  const advice =
    model &&
    adviseSize(
      model,
      measures.map((_, index) => body[index] ?? undefined),
      betweenSizes(chart.attribute),
    );
  return (
    <Card title={t('testPerson')} note={t('testNote')}>
      <div className={shared.fields}>
        <Segments
          label={t('language')}
          options={own.map(({ code }) => ({ value: code, label: code.toUpperCase() }))}
          value={store}
          onChange={setStore}
        />
        {!model && <p className={shared.quiet}>{t('chartIsText')}</p>}
        {measures.map(({ name }, index) => (
          <NumberField
            key={index}
            label={name}
            unit="cm"
            max={300}
            value={body[index] ?? null}
            onChange={(value) => setBody(measures.map((_, other) => (other === index ? value : (body[other] ?? null))))}
          />
        ))}
        {model && <output className={styles.advice}>{answerOf(advice)}</output>}
        {model && <p className={shared.quiet}>{betweenSizes(chart.attribute) === 'smaller' ? t('betweenSmaller') : t('betweenLarger')}</p>}
      </div>
    </Card>
  );
}
